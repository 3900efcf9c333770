import { useId, type ReactNode } from 'react';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
}

/** Radio buttons in a row. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  hint,
}: SegmentsProps<Value>) {
  const name = useId();
  // A false `condition && hint` counts as none.
  const hinted = hint !== undefined && hint !== null && hint !== false && hint !== '';
  const hintId = hinted ? `${name}-hint` : undefined;
  return (
    <fieldset disabled={disabled} aria-describedby={hintId}>
      <legend className="label pb-1">{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hinted && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
