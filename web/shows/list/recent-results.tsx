import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { counted, inDigits } from '../../ui/coins.tsx';
import { Query } from '../../ui/query.tsx';
import { Table } from '../../ui/table.tsx';
import { DISCIPLINE, PLACE, SHOW_ID, WHY } from './result-columns.tsx';
import { useEntryCounts, useLatestResults } from './use-results.ts';

const COLUMNS = [DISCIPLINE, PLACE, SHOW_ID, WHY];

interface RecentResultsProps {
  readonly horseId: string;
  readonly onAll: () => void;
  readonly children: ReactNode;
}

export default function RecentResults({ horseId, onAll, children }: RecentResultsProps) {
  const results = useLatestResults(horseId);
  const { data: counts } = useEntryCounts(horseId);
  const shown = results.data?.length ?? 0;
  const all = counts?.completedEntries ?? shown;
  return (
    <section aria-labelledby="recent">
      <h2 className="section" id="recent">
        In the ring
        {all > shown && shown > 0 && (
          <span className="num font-normal text-muted">
            {' '}
            (the latest {shown} of {inDigits(all)})
          </span>
        )}
      </h2>
      <Query
        query={results}
        skeleton={<Skeleton label="Loading the latest results" rows={2} height="60px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="py-4 text-muted">No results yet.</p>
          ) : (
            <Table
              label="Latest results"
              className="recent-table"
              columns={COLUMNS}
              rows={list}
              keyOf={({ id }) => id}
            />
          )
        }
      </Query>
      <div className="recent-acts">
        {children}
        {all > 0 && (
          <Button aria-haspopup="dialog" onClick={onAll}>
            {all === 1 ? 'See this result' : `All ${counted(all, 'result')}`}
          </Button>
        )}
      </div>
    </section>
  );
}
