import type { ReactNode } from 'react';
import { Bones } from '../ui/bone.tsx';
import { inDigits } from '../ui/coins.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { Table } from '../ui/table.tsx';
import type { Column } from '../ui/table.tsx';
import { DISCIPLINE, PLACE, SHOW_ID, WHY } from './result-columns.tsx';
import type { useCompletedEntries } from './use-results.ts';
import type { Entry } from './use-shows.ts';

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

/** On a card no column head says what a number is. */
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

/** Starts whose show has run, the newest first. */
export function CompletedEntries({ entries }: { readonly entries: ReturnType<typeof useCompletedEntries> }) {
  return (
    <Loaded reading={entries} skeleton={<Bones label="Loading the results" rows={3} height="44px" />}>
      {(list) =>
        list.length === 0 ? (
          <p className="py-5 text-muted">No show has run yet.</p>
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
          </>
        )
      }
    </Loaded>
  );
}
