import { Link } from './link.tsx';

interface PlayerLinkProps {
  readonly id: string;
  readonly username: string;
}

export function PlayerLink({ id, username }: PlayerLinkProps) {
  return (
    <Link className="link" href={`/players/${id}`}>
      {username}
    </Link>
  );
}
