import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly picture?: ReactNode;
  /** What to do about it: one sentence, then one action. */
  readonly children: ReactNode;
}

/** Nothing here yet. */
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
