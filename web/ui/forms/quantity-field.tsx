import { useEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { mayBecomeWhole, readWhole, wholeProblem } from './whole-number.ts';

interface QuantityFieldProps {
  readonly label: string;
  /** Default: 1. */
  readonly least?: number;
  readonly most: number;
  /** Null while the field holds no valid number. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Default: an empty field becomes 1. */
  readonly mayBeEmpty?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

/** A whole number in the game's notation. Invalid input stays, with a sentence that explains the problem. */
export function QuantityField(props: QuantityFieldProps) {
  const {
    label,
    least = 1,
    most,
    value,
    onChange,
    mayBeEmpty = false,
    disabled = false,
    placeholder,
  } = props;
  const [typed, setTyped] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const numberIn = (text: string) =>
    wholeProblem(text, { least, most }) === undefined ? (readWhole(text) ?? null) : null;
  // Another number may have been set since, by an arrow or a button beside the field.
  const text = !disabled && numberIn(typed) === value ? typed : String(value ?? '');
  const problem = wholeProblem(text, { least, most });
  const shown = isTyping && mayBecomeWhole(text) ? undefined : problem;
  // Makes the browser's form validation fail.
  useEffect(() => field.current?.querySelector('input')?.setCustomValidity(problem ?? ''), [problem]);

  return (
    <div ref={field}>
      <Field
        label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={text}
        error={shown}
        onChange={({ target }) => {
          setIsTyping(true);
          setTyped(target.value);
          onChange(numberIn(target.value));
        }}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          onChange(Math.min(most, Math.max(least, (value ?? 0) + step)));
        }}
        onBlur={() => {
          setIsTyping(false);
          if (text.trim() === '' && !mayBeEmpty) onChange(1);
        }}
      />
    </div>
  );
}
