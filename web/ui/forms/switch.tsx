import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

interface SwitchProps {
  readonly label: string;
  /** What it means, in the state in which it is. */
  readonly detail: ReactNode;
  readonly checked: boolean;
  readonly busy?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that holds or does not, from the moment it is switched. The whole line is the target. */
export function Switch({ label, detail, checked, busy = false, onChange }: SwitchProps) {
  const id = useId();
  const wish = useRef<boolean>(undefined);
  useEffect(() => {
    if (busy) return;
    const wished = wish.current;
    wish.current = undefined;
    if (wished !== undefined && wished !== checked) onChange(wished);
  }, [busy, checked, onChange]);
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={id}
        aria-checked={checked}
        checked={checked}
        // Disabled it would lose the focus: what is pressed meanwhile waits until this has come to its end.
        aria-busy={busy || undefined}
        onChange={({ target }) => {
          if (busy) wish.current = target.checked;
          else onChange(target.checked);
        }}
      />
      <span className="switch-track" aria-hidden />
      <span>
        <b>{label}</b>
        <small id={id}>{detail}</small>
      </span>
    </label>
  );
}
