import type { ReactNode } from 'react';

interface NeedProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly why: ReactNode;
  /** The button that meets it. */
  readonly children?: ReactNode;
}

/** One thing to do: what, why, and the button for it. */
export function Need({ icon, title, why, children }: NeedProps) {
  return (
    <li className="need">
      {icon}
      <p>
        <b>{title}</b>
        <small>{why}</small>
      </p>
      {children}
    </li>
  );
}
