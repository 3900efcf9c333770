import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { inDigits } from '../coins.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'maxLength' | 'value'> {
  readonly label: string;
  /** Where a heading above says it already. */
  readonly labelHidden?: boolean;
  readonly value: string;
  /** Characters. More may be typed, so that a longer text can be cut where its writer likes. */
  readonly most: number;
  readonly error?: string | undefined;
}

/** A labelled field of several lines, with how much of its room is taken. */
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
          {inDigits(value.length)} of {inDigits(most)} characters
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
