import { useId } from 'react';

interface SliderProps {
  /** "Shown at"; the value follows in words. */
  readonly label: string;
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, valueText, min, max, step = 1, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>
        {label} <b className="num">{valueText}</b>
      </label>
      <input
        id={id}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
