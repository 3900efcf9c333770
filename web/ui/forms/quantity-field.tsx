import { Field } from './field.tsx';

interface QuantityFieldProps {
  readonly label: string;
  readonly most: number;
  /** Null while empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Default: an empty field becomes 1. */
  readonly mayBeEmpty?: boolean;
  readonly disabled?: boolean;
}

/** Whole numbers from 1 to `most`; other input is ignored. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, most, value, onChange, mayBeEmpty = false, disabled = false } = props;
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={value ?? ''}
      onChange={({ target }) => {
        if (target.value === '') onChange(null);
        else if (/^[1-9]\d*$/.test(target.value) && Number(target.value) <= most)
          onChange(Number(target.value));
      }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        onChange(Math.min(most, Math.max(1, (value ?? 0) + step)));
      }}
      onBlur={() => onChange(value ?? (mayBeEmpty ? null : 1))}
    />
  );
}
