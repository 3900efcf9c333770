import type { Pair } from '../../game/trophies/could-give.ts';
import { useGameDates } from '../calendar/use-game-date.ts';
import type { Look } from '../portrait/coat-tint.ts';
import { Stall } from '../portrait/stall.tsx';
import { Link } from '../ui/link.tsx';
import { formatOneIn } from './nearest.tsx';
import type { AlbumSlot } from './use-trophies.ts';

interface AlbumTile {
  readonly key: string;
  readonly name: string;
  /** Undefined: not bred yet. */
  readonly slot: AlbumSlot | undefined;
  readonly isWish: boolean;
  /** Seen half-dark before it is bred. */
  readonly look: Look;
  /** Two of the reader's horses that could give it. */
  readonly pair?: Pair | undefined;
}

interface AlbumPageProps<Slot> {
  readonly title: string;
  readonly slots: readonly Slot[];
  /** Draws the look of a slot: called for pages in sight only. */
  readonly tileOf: (slot: Slot) => AlbumTile;
}

export function AlbumPage<Slot>({ title, slots, tileOf }: AlbumPageProps<Slot>) {
  const tiles = slots.map(tileOf);
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

function OpenTile({ name, look, pair }: Pick<AlbumTile, 'name' | 'look' | 'pair'>) {
  return (
    <div className={pair ? 'album-tile is-open is-near' : 'album-tile is-open'}>
      <Stall look={look} alt="" />
      <b>{name}</b>
      <small>
        {pair ? `${pair.dam.name} × ${pair.sire.name}, ${formatOneIn(pair.chance)}` : 'Not bred yet'}
      </small>
    </div>
  );
}
