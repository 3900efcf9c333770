import { useDeferredValue } from 'react';
import { Found } from '../../search/found.tsx';
import { HORSE_COLUMNS, PLAYER_COLUMNS } from '../../search/found-columns.tsx';
import { addressOfFind, type FindSearch } from '../../search/find-address.ts';
import { useFoundHorses, useFoundPlayers } from '../../search/use-find.ts';
import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { Link } from '../../ui/link.tsx';

const SHOWN = 5;

/** Players and horses appear together, so that neither pushes the other down. */
export function FoundByName({ name }: { readonly name: string }) {
  const ofPlayers: FindSearch = { hasSearched: true, filters: { username: name } };
  const ofHorses: FindSearch = { hasSearched: true, filters: { name } };
  const players = useFoundPlayers(ofPlayers, SHOWN);
  const horses = useFoundHorses(ofHorses, SHOWN);
  // Deferred like the rows of each part.
  const together = useDeferredValue(players.data !== undefined && horses.data !== undefined);
  return (
    <div className="found-together">
      <section className="found-part" aria-labelledby="found-players">
        <div className="found-part-head">
          <h2 className="section" id="found-players">
            Players
          </h2>
          <Link className="link" href={addressOfFind('players', ofPlayers)}>
            All players with “{name}”
          </Link>
        </div>
        <Found
          hasSearched
          pages={together ? { ...players, hasNextPage: false } : { ...players, data: undefined }}
          category="players"
          picture={<EmptyStall />}
          columns={PLAYER_COLUMNS}
          keyOf={({ id }) => id}
        />
      </section>
      {(together || horses.error !== null) && (
        <section className="found-part" aria-labelledby="found-horses">
          <div className="found-part-head">
            <h2 className="section" id="found-horses">
              Horses
            </h2>
            <Link className="link" href={addressOfFind('horses', ofHorses)}>
              All horses with “{name}”
            </Link>
          </div>
          <Found
            hasSearched
            pages={{ ...horses, hasNextPage: false }}
            category="horses"
            picture={<EmptyStall />}
            columns={HORSE_COLUMNS}
            keyOf={({ id }) => id}
          />
        </section>
      )}
    </div>
  );
}
