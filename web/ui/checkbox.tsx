import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface CheckboxProps {
  /** Said to those who do not see what it stands beside. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is chosen, not all. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick; the target is larger than the box. */
export function Checkbox({ label, checked, mixed = false, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="check">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="check-box" aria-hidden>
        {mixed ? <Minus className="icon icon-small" /> : checked && <Check className="icon icon-small" />}
      </span>
    </label>
  );
}
