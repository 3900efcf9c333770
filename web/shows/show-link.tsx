import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';

interface ShowLinkProps {
  readonly showId: string;
  readonly children: ReactNode;
}

export const addressOfShow = (showId: string) => `/shows/${showId}`;

export function ShowLink({ showId, children }: ShowLinkProps) {
  return (
    <Link className="link" href={addressOfShow(showId)}>
      {children}
    </Link>
  );
}
