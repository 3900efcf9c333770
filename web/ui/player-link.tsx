import { signOf } from '../../game/house-stables/house-names.ts';
import { HouseSign } from './house-sign.tsx';
import { Link } from './link.tsx';
import './player-link.css';

interface PlayerNameProps {
  readonly username: string;
}

/** A player's name, wherever it stands. That of a house stable has its sign and says what it is. */
export function PlayerName({ username }: PlayerNameProps) {
  const sign = signOf(username);
  if (sign === undefined) return username;
  return (
    <span className="house-name">
      <HouseSign sign={sign} /> <span className="house-of">{username}</span>{' '}
      <span className="house-tag">House stable</span>
    </span>
  );
}

interface PlayerLinkProps extends PlayerNameProps {
  readonly id: string;
}

export function PlayerLink({ id, username }: PlayerLinkProps) {
  return (
    <Link className="link" href={`/players/${id}`}>
      <PlayerName username={username} />
    </Link>
  );
}
