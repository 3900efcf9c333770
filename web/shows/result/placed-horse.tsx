import { Link } from '../../ui/link.tsx';
import { PlayerName } from '../../ui/player-link.tsx';
import type { PlacedHorse } from './use-show.ts';

export const isOwn = ({ owner }: PlacedHorse, own: string | undefined) =>
  own !== undefined && owner?.id === own;

export function Owner({ horse: { owner } }: { readonly horse: PlacedHorse }) {
  if (owner === null) return 'House horse';
  return (
    <>
      Owned by <PlayerName username={owner.username} />
    </>
  );
}

/** Visitors get no links: a stable may be private. */
export function HorseName({ horse, own }: { readonly horse: PlacedHorse; readonly own: string | undefined }) {
  if (horse.horseId === null || own === undefined) return horse.name;
  return (
    <Link className="link" href={`/horses/${horse.horseId}`}>
      {horse.name}
    </Link>
  );
}
