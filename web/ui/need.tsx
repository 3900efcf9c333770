import type { ReactNode } from 'react';

interface NeedProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly why: ReactNode;
  readonly children?: ReactNode;
}

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
