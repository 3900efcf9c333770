import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { lengthOf } from '../../../game/written-text.ts';
import { inDigits } from '../coins.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'maxLength' | 'value'> {
  readonly label: string;
  /** For use below a heading. */
  readonly labelHidden?: boolean;
  readonly value: string;
  /** Characters as readers count them; not enforced while typing. */
  readonly most: number;
  readonly error?: string | undefined;
}

export function TextArea({ label, labelHidden = false, value, most, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label className={labelHidden ? 'sr' : 'label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className="input text-area"
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? `${id}-room` : `${id}-error`}
      />
      {error === undefined ? (
        <p className="text-area-room num" id={`${id}-room`}>
          {inDigits(lengthOf(value))} of {inDigits(most)} characters
        </p>
      ) : (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon icon-small" aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
