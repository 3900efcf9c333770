import { LAST_ROSETTE, ordinal } from '../../game/shows/ordinal.ts';
import { Rosette } from '../ui/rosette.tsx';

/** A rosette for the first ten; always with the place as text. */
export function Placing({ place, of }: { readonly place: number; readonly of: number | null }) {
  return (
    <span className="placing">
      {place <= LAST_ROSETTE && <Rosette place={place} />}
      <span className="placing-text">
        <b>{ordinal(place)}</b>
        {of !== null && <small>of {of}</small>}
      </span>
    </span>
  );
}
