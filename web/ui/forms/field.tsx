import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { lengthOf } from '../../../game/written-text.ts';
import { inDigits } from '../coins.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string;
  /** Characters as readers count them. The browser's `maxLength` would cut emoji short, and in silence. */
  readonly most?: number;
  readonly error?: string | undefined;
}

export function Field({ label, most, error: wrong, ...input }: FieldProps) {
  const id = useId();
  const isLong = most !== undefined && typeof input.value === 'string' && lengthOf(input.value.trim()) > most;
  const error = isLong ? `At most ${inDigits(most)} characters, please.` : wrong;
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
