import { Field } from './field.tsx';

/** Shops sell 1 to 99 of a thing at once (second specification, section 5). */
export const MOST_AT_ONCE = 99;

interface QuantityFieldProps {
  readonly label: string;
  /** Null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Takes whole numbers from 1 to 99; whatever else is typed is ignored. */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => {
        if (target.value === '') onChange(null);
        else if (/^[1-9]\d?$/.test(target.value)) onChange(Number(target.value));
      }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        onChange(Math.min(MOST_AT_ONCE, Math.max(1, (value ?? 0) + step)));
      }}
      onBlur={() => onChange(value ?? 1)}
    />
  );
}
