import { Clock } from 'lucide-react';
import { Bones } from '../ui/bone.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { DisciplineMark } from './discipline-mark.tsx';
import { bySchedule } from './by-schedule.ts';
import { RunDate } from './run-date.tsx';
import { ShowLink } from './show-link.tsx';
import type { usePendingEntries } from './use-shows.ts';

/** Entries whose show has still to run. */
export function PendingEntries({ entries }: { readonly entries: ReturnType<typeof usePendingEntries> }) {
  return (
    <Loaded reading={entries} skeleton={<Bones label="Loading the entries" rows={3} height="44px" />}>
      {(list) =>
        list.length === 0 ? (
          <p className="py-5 text-muted">No entries are waiting for their show.</p>
        ) : (
          <>
            <ul className="entries">
              {list.toSorted(bySchedule).map((entry) => (
                <li key={entry.id}>
                  <Clock className="icon text-muted" aria-hidden />
                  <p>
                    <ShowLink showId={entry.showId}>
                      <DisciplineMark discipline={entry.show.type} />
                    </ShowLink>
                    <small>Level {entry.show.level}. Awaiting</small>
                  </p>
                  <p className="num text-right">
                    <RunDate at={entry.show.scheduledDate} />
                  </p>
                </li>
              ))}
            </ul>
            <ShowMore pages={entries} label="Show more entries" />
          </>
        )
      }
    </Loaded>
  );
}
