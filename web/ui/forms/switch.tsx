import { useEffect, useId, useRef, type ReactNode } from 'react';

interface SwitchProps {
  readonly label: string;
  /** Describes the current state. */
  readonly detail: ReactNode;
  readonly checked: boolean;
  readonly busy?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The whole line is clickable. */
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
        // A disabled switch would lose the focus. Changes while busy apply afterwards.
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
