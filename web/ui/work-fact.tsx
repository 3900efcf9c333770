import type { ReactNode } from 'react';

interface WorkFactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One of the facts of a kind of work. */
export function WorkFact({ label, children }: WorkFactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
