import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
}

export function Field({ label, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon icon-small" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  readonly label: string;
  readonly children: ReactNode;
}

export function Select({ label, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className="select">
        {children}
      </select>
    </div>
  );
}
