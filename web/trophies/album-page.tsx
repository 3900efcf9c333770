import type { CSSProperties } from 'react';
import type { Colour } from '../../game/horses/coat/colour.ts';
import { coatTint } from '../portrait/coat-tint.ts';
import { HorseOutline } from '../portrait/horse-outline.tsx';
import { Stall } from '../portrait/stall.tsx';
import { Link } from '../ui/link.tsx';
import { useGameDates } from '../calendar/use-game-date.ts';
import type { AlbumSlot } from './use-trophies.ts';

export interface AlbumTile {
  readonly key: string;
  readonly name: string;
  /** Undefined: not bred yet. */
  readonly slot: AlbumSlot | undefined;
  readonly isWish: boolean;
  /** Seen half-dark before it is bred. */
  readonly colour?: Colour | null;
}

interface AlbumPageProps {
  readonly title: string;
  readonly tiles: readonly AlbumTile[];
}

export function AlbumPage({ title, tiles }: AlbumPageProps) {
  const bred = tiles.filter(({ slot }) => slot !== undefined).length;
  return (
    <section className="album-page">
      <div className="album-page-head">
        <h2 className="section">{title}</h2>
        <span className="text-muted num">
          {bred} of {tiles.length}
        </span>
      </div>
      <ul className="album-tiles">
        {tiles.map((tile) => (
          <li key={tile.key} className={tile.isWish ? 'is-wish' : undefined}>
            {tile.slot ? <BredTile name={tile.name} slot={tile.slot} /> : <OpenTile {...tile} />}
            {tile.isWish && <span className="album-flag">Your wish</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BredTile({ name, slot }: { readonly name: string; readonly slot: AlbumSlot }) {
  const { horse, at } = slot;
  const dateOf = useGameDates();
  return (
    <Link className="album-tile" href={`/horses/${horse.id}`}>
      <Stall look={horse.look} alt="" />
      <b>{name}</b>
      <small>
        {horse.name}, {dateOf(new Date(at))}
      </small>
    </Link>
  );
}

function OpenTile({ name, colour }: Pick<AlbumTile, 'name' | 'colour'>) {
  return (
    <div className="album-tile is-open">
      <span className="album-open">
        {colour ? (
          <HorseOutline className="album-outline is-coat" alt="" style={coloursOf(colour)} />
        ) : (
          <HorseOutline className="album-outline" alt="" />
        )}
      </span>
      <b>{name}</b>
      <small>Not bred yet</small>
    </div>
  );
}

function coloursOf(colour: Colour): CSSProperties {
  const { coat, points, mane } = coatTint({ ...colour, flaxen: false, grey: null });
  return { '--coat': coat, '--points': points, '--mane': mane } as CSSProperties;
}
