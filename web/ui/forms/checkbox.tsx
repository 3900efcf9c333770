import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface CheckboxProps {
  readonly label: string;
  /** Shows the label; otherwise only screen readers read it. */
  readonly labelled?: boolean;
  readonly checked: boolean;
  /** Partly chosen. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, labelled = false, checked, mixed = false, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={labelled ? 'check is-labelled' : 'check'}>
      <input
        ref={input}
        type="checkbox"
        aria-label={labelled ? undefined : label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="check-box" aria-hidden>
        {mixed ? <Minus className="icon icon-small" /> : checked && <Check className="icon icon-small" />}
      </span>
      {labelled && label}
    </label>
  );
}
