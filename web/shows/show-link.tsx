import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';

interface ShowLinkProps {
  readonly showId: string;
  /** What the show is called there: its discipline, or its Show ID. */
  readonly children: ReactNode;
}

export const addressOfShow = (showId: string) => `/shows/${showId}`;

/** To the page of a show, where it is waited for, watched and verified. */
export function ShowLink({ showId, children }: ShowLinkProps) {
  return (
    <Link className="link" href={addressOfShow(showId)}>
      {children}
    </Link>
  );
}
