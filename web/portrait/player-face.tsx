import { signOf } from '../../game/house-stables/house-names.ts';
import { HouseSign } from '../ui/house-sign.tsx';
import { Avatar } from './avatar.tsx';

/** A player's picture, or the sign of a house stable. */
export function PlayerFace(player: Parameters<typeof Avatar>[0]) {
  const sign = signOf(player.username);
  return sign === undefined ? (
    <Avatar {...player} />
  ) : (
    <HouseSign sign={sign} className="avatar house-face" />
  );
}
