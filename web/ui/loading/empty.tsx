import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly picture?: ReactNode;
  /** One sentence, then one action. */
  readonly children: ReactNode;
}

export function Empty({ title, picture, children }: EmptyProps) {
  return (
    <div className="empty">
      {picture ?? <span />}
      <div>
        <h2 className="serif">{title}</h2>
        {children}
      </div>
    </div>
  );
}
