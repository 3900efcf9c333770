import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface PracticeNoteProps {
  readonly first: string;
  readonly children: ReactNode;
}

/** States first that no money moves. */
export function PracticeNote({ first, children }: PracticeNoteProps) {
  return (
    <p className="sandbox">
      <TriangleAlert className="icon" aria-hidden />
      <span>
        <b>{first}</b> {children}
      </span>
    </p>
  );
}
