import { useId, type ReactNode } from 'react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Quantity left, or cost. */
  readonly side?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoicesProps<Value extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

export function Choices<Value extends string>({
  label,
  choices,
  value,
  onChange,
  error,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <div className="choices" role="radiogroup" aria-label={label} data-invalid={error && true}>
      {choices.map((choice) => (
        <label className="choice" key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span className="dot" aria-hidden />
          <span>
            <b>{choice.title}</b>
            {choice.detail !== undefined && <small>{choice.detail}</small>}
          </span>
          <span className="side">{choice.side}</span>
        </label>
      ))}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
