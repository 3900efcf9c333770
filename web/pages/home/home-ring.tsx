import { EmptyStall } from '../../portrait/empty-stall.tsx';
import { stallOf } from '../../portrait/stall.tsx';
import { disciplineAt, formatShowLevel } from '../../../game/shows/venues.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { bySchedule } from '../../shows/use-shows.ts';
import type { useMyPending } from '../../shows/use-quota.ts';
import { RunDate } from '../../shows/show-time.tsx';
import { ShowLink } from '../../shows/show-link.tsx';
import { CREATED_SHOWS } from '../../shows/create/use-created-shows.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counted } from '../../ui/coins.tsx';
import { Link } from '../../ui/link.tsx';
import { Query } from '../../ui/query.tsx';

const MOST_SHOWN = 5;

interface HomeRingProps {
  readonly entries: ReturnType<typeof useMyPending>;
  readonly horses: readonly Horse[];
}

export function HomeRing({ entries, horses }: HomeRingProps) {
  const more = Math.max(0, (entries.data?.length ?? 0) - MOST_SHOWN);
  const horseOf = (id: string) => horses.find((horse) => horse.id === id);
  return (
    <section className="timber" aria-labelledby="ring">
      <h2 className="section" id="ring">
        Next in the ring
      </h2>
      <Query query={entries} skeleton={<Skeleton label="Loading your entries" rows={2} height="44px" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="py-4 text-muted">No entries are waiting.</p>
          ) : (
            <ul className="entries">
              {list
                .toSorted(bySchedule)
                .slice(0, MOST_SHOWN)
                .map((entry) => (
                  <li key={entry.id}>
                    <EntrantPicture horse={horseOf(entry.horseId)} />
                    <p>
                      <Link className="link" href={`/horses/${entry.horseId}`}>
                        {horseOf(entry.horseId)?.name ?? 'A horse'}
                      </Link>
                      <small>
                        <ShowLink showId={entry.showId}>
                          {disciplineAt(entry.show.type, entry.showId)},{' '}
                          {formatShowLevel(entry.show.level, entry.showId)}
                        </ShowLink>
                      </small>
                    </p>
                    <p className="num text-right">
                      <RunDate at={entry.show.scheduledDate} />
                    </p>
                  </li>
                ))}
            </ul>
          )
        }
      </Query>
      <p className="since-more">
        {more > 0 && `${counted(more, 'more start', 'more starts')} later. `}
        <Link className="link" href={CREATED_SHOWS}>
          Shows I’ve created
        </Link>
      </p>
    </section>
  );
}

function EntrantPicture({ horse }: { readonly horse: Horse | undefined }) {
  return horse ? stallOf(horse) : <EmptyStall />;
}
