interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Spoken instead of the number. */
  readonly valueText?: string;
  readonly className?: string;
}

export function Meter({ label, value, max, valueText, className = '' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      className={`bar ${className}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
    >
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
