import { Skeleton } from '../../ui/skeleton.tsx';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { dateOf, timeOf } from '../../ui/when.ts';
import { DisciplineMark } from '../discipline-mark.tsx';
import { RunDate } from '../show-time.tsx';
import { ShowLink } from '../show-link.tsx';
import { useCreatedShows } from './use-created-shows.ts';
import type { Show } from '../use-shows.ts';

interface CreatedShowsProps {
  readonly status: Show['status'];
  readonly label: string;
  readonly none: string;
}

export function CreatedShows({ status, label, none }: CreatedShowsProps) {
  const shows = useCreatedShows(status);
  return (
    <Query query={shows} skeleton={<Skeleton label="Loading your shows" rows={3} height="56px" />}>
      {(list) =>
        list.length === 0 ? (
          <p className="py-4 text-muted">{none}</p>
        ) : (
          <>
            <Table
              label={label}
              className="created-table"
              columns={[...COLUMNS, feesColumn(status), PRIZE, ...(status === 'completed' ? [RETURNED] : [])]}
              rows={list}
              keyOf={({ id }) => id}
            />
            <ShowMore pages={shows} label="Show more of your shows" />
          </>
        )
      }
    </Query>
  );
}

/** Coins for the creator. */
const feesOf = ({ entries, entryFee, feeCut }: Show) => (entries ?? 0) * entryFee - feeCut;

const COLUMNS: readonly Column<Show>[] = [
  {
    id: 'type',
    head: 'Discipline',
    names: true,
    sortBy: ({ type }) => type,
    cell: ({ id, showId, type, level }) => (
      <>
        <ShowLink showId={id}>
          <DisciplineMark discipline={type} />
        </ShowLink>
        <small>
          From level {level}, Show ID {showId.slice(0, 8)}
        </small>
      </>
    ),
  },
  {
    id: 'runs',
    head: 'Run Date',
    sortBy: ({ scheduledDate }) => Date.parse(scheduledDate),
    cell: ({ status, scheduledDate }) =>
      status === 'open' ? <RunDate at={scheduledDate} /> : <RanDate at={new Date(scheduledDate)} />,
  },
  {
    id: 'entries',
    head: 'Entered',
    right: true,
    sortBy: ({ entries }) => entries ?? 0,
    cell: ({ entries }) => (
      <>
        {inDigits(entries ?? 0)}
        <span className="only-phone"> entered</span>
      </>
    ),
  },
];

const feesColumn = (status: Show['status']): Column<Show> => ({
  id: 'fees',
  head: status === 'open' ? 'Fees so far' : 'Entry Fees',
  right: true,
  sortBy: feesOf,
  cell: (show) => (
    <>
      <span className="only-phone">{status === 'open' ? 'Fees so far' : 'Fees'} </span>
      {inDigits(feesOf(show))}
      <small>
        {inCoins(show.entryFee)} each
        {show.feeCut > 0 && `, ${inDigits(show.feeCut)} to the house`}
      </small>
    </>
  ),
});

const PRIZE: Column<Show> = {
  id: 'prize',
  head: 'Prize',
  right: true,
  sortBy: ({ prize }) => prize,
  cell: ({ prize }) => (
    <>
      <span className="only-phone">Prize </span>
      {inDigits(prize)}
    </>
  ),
};

const RETURNED: Column<Show> = {
  id: 'returned',
  head: 'Returned',
  right: true,
  sortBy: ({ returned }) => returned ?? 0,
  cell: ({ returned }) => (
    <>
      {inDigits(returned ?? 0)}
      <span className="only-phone"> returned</span>
    </>
  ),
};

function RanDate({ at }: { readonly at: Date }) {
  return (
    <>
      {dateOf(at)}
      <small>{timeOf(at)}</small>
    </>
  );
}
