import { Clock } from 'lucide-react';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { bySchedule, type useMyPending } from '../../shows/use-shows.ts';
import { RunDate } from '../../shows/show-time.tsx';
import { ShowLink } from '../../shows/show-link.tsx';
import { CREATED_SHOWS } from '../../shows/create/use-created-shows.ts';
import { Bones } from '../../ui/bone.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';

interface HomeRingProps {
  readonly entries: ReturnType<typeof useMyPending>;
  readonly horses: readonly Horse[];
}

export function HomeRing({ entries, horses }: HomeRingProps) {
  const nameOf = (id: string) => horses.find((horse) => horse.id === id)?.name ?? 'A horse';
  return (
    <section aria-labelledby="ring">
      <h2 className="section" id="ring">
        In the ring soon
      </h2>
      <Loaded reading={entries} skeleton={<Bones label="Loading your entries" rows={2} height="44px" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="py-4 text-muted">No entries are waiting.</p>
          ) : (
            <ul className="entries">
              {list.toSorted(bySchedule).map((entry) => (
                <li key={entry.id}>
                  <Clock className="icon text-muted" aria-hidden />
                  <p>
                    <Link className="link" href={`/horses/${entry.horseId}`}>
                      {nameOf(entry.horseId)}
                    </Link>
                    <small>
                      <ShowLink showId={entry.showId}>
                        {disciplineLabel(entry.show.type)}, level {entry.show.level}
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
      </Loaded>
      <p className="since-more">
        <Link className="link" href={CREATED_SHOWS}>
          Shows I’ve created
        </Link>
      </p>
    </section>
  );
}
