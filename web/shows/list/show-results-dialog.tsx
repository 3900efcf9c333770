import { capitalised } from '../../ui/text.ts';
import { formatShowLevel } from '../../../game/shows/venues.ts';
import { useState, type ReactNode } from 'react';
import { inDigits } from '../../ui/coins.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NotKnown } from '../../ui/loading/not-known.tsx';
import { Tabs } from '../../ui/forms/tabs.tsx';
import { useCompletedEntries, useEntryCounts } from './use-results.ts';
import { usePendingEntries, bySchedule, type Entrant, type Entry } from '../use-shows.ts';
import { Clock } from 'lucide-react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { DisciplineMark } from '../discipline-mark.tsx';
import { SheetButton } from '../../ui/sheet-button.tsx';
import { RunDate } from '../show-time.tsx';
import { ShowLink } from '../show-link.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DISCIPLINE, PLACE, SHOW_ID, WHY } from './result-columns.tsx';

interface ShowResultsDialogProps {
  readonly horse: Entrant;
  readonly first: 'pending' | 'completed';
  readonly onClose: () => void;
}

/** New results appear by themselves. */
export default function ShowResultsDialog({ horse, first, onClose }: ShowResultsDialogProps) {
  const [tab, setTab] = useState(first);
  const pending = usePendingEntries(horse.id);
  const completed = useCompletedEntries(horse.id);
  const { data: counts, error, isFetching, refetch } = useEntryCounts(horse.id);
  const failed = counts === undefined && error !== null && !isFetching;
  return (
    <Dialog wide title="Show Results" lead={horse.name} onClose={onClose}>
      {failed && <NotKnown what="the number of starts" onRetry={() => void refetch()} />}
      <Tabs
        label="Show results"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'pending',
            label: 'Pending',
            count: failed ? undefined : inBrackets(counts?.pendingEntries),
            panel: <PendingEntries entries={pending} />,
          },
          {
            value: 'completed',
            label: 'Completed',
            count: failed ? undefined : inBrackets(counts?.completedEntries),
            panel: <CompletedEntries entries={completed} />,
          },
        ]}
      />
    </Dialog>
  );
}

/** "(1,012)"; "(…)" while unknown. */
function inBrackets(count: number | undefined): string {
  return count === undefined ? '(…)' : `(${inDigits(count)})`;
}

function PendingEntries({ entries }: { readonly entries: ReturnType<typeof usePendingEntries> }) {
  return (
    <Query query={entries} skeleton={<Skeleton label="Loading the entries" rows={3} height="44px" />}>
      {(list) =>
        list.length === 0 ? (
          <p className="py-5 text-muted">No entries waiting.</p>
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
                    <small>{capitalised(formatShowLevel(entry.show.level, entry.showId))}. Awaiting</small>
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
    </Query>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  PLACE,
  DISCIPLINE,
  {
    id: 'score',
    head: 'Score',
    right: true,
    cell: ({ score }) => score !== null && <Labelled label="Score">{score.toFixed(1)}</Labelled>,
  },
  {
    id: 'xp',
    head: 'XP',
    right: true,
    cell: ({ xpEarned }) => <Labelled label="XP">+{inDigits(xpEarned)}</Labelled>,
  },
  {
    id: 'prize',
    head: 'Prize',
    right: true,
    cell: ({ earnings }) => <Labelled label="Prize">{inDigits(earnings ?? 0)}</Labelled>,
  },
  SHOW_ID,
  WHY,
];

/** Cards have no column heads: labels the value. */
function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="only-phone text-muted" aria-hidden>
        {label}{' '}
      </span>
      {children}
    </>
  );
}

function CompletedEntries({ entries }: { readonly entries: ReturnType<typeof useCompletedEntries> }) {
  return (
    <Query query={entries} skeleton={<Skeleton label="Loading the results" rows={3} height="44px" />}>
      {(list) =>
        list.length === 0 ? (
          <p className="py-5 text-muted">No results yet.</p>
        ) : (
          <>
            <Table
              label="Completed shows"
              className="result-table"
              columns={COLUMNS}
              rows={list}
              keyOf={({ id }) => id}
            />
            <ShowMore pages={entries} label="Show more results" />
            <SheetButton route="GET /api/sheets/results" label="Download all results (CSV)" />
          </>
        )
      }
    </Query>
  );
}
