import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DisciplineMark } from '../discipline-mark.tsx';
import { Chance } from './chance.tsx';
import { RunDate } from '../show-time.tsx';
import { ShowLink } from '../show-link.tsx';
import { ownFee } from './own-fee.ts';
import { useEntering, type EnterState } from './use-entering.tsx';
import type { RankedEntrant, Show } from '../use-shows.ts';
import type { Quota } from '../use-quota.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { disciplineAt, venueOfShow, formatShowLevel } from '../../../game/shows/venues.ts';

interface ShowTableProps {
  readonly shows: readonly Show[];
  readonly horse: RankedEntrant;
  readonly guild: Guild;
  readonly quota: Quota | undefined;
}

export function ShowTable({ shows, horse, guild, quota }: ShowTableProps) {
  const { stateOf, enter, question } = useEntering(horse, quota);
  return (
    <>
      {question}
      <Table
        label="Available shows"
        className="show-table"
        columns={[
          SHOW_ID,
          ...COLUMNS,
          chanceColumn(horse, guild),
          feeColumn(guild),
          PRIZE,
          enterColumn(stateOf, enter),
        ]}
        rows={shows}
        keyOf={({ id }) => id}
        sortedBy={{ column: 'runs', down: false }}
      />
    </>
  );
}

const SHOW_ID: Column<Show> = {
  id: 'id',
  head: 'Show ID',
  sortBy: ({ showId }) => showId,
  cell: ({ showId }) => (
    <span className="text-13 text-muted" title={showId}>
      <span className="only-phone">Show </span>
      {showId.slice(0, 8)}
    </span>
  ),
};

const COLUMNS: readonly Column<Show>[] = [
  {
    id: 'venue',
    head: 'Venue',
    names: true,
    sortBy: venueName,
    cell: (show) => (
      <ShowLink showId={show.id}>
        {venueName(show)}
        <span className="sr">: {disciplineLabel(show.type)}</span>
      </ShowLink>
    ),
  },
  {
    id: 'type',
    head: 'Discipline',
    sortBy: ({ type }) => type,
    cell: ({ id, type, level }) => (
      <span className="flex items-center gap-2">
        <DisciplineMark discipline={type} />
        <span className="only-phone text-15 text-muted">{formatShowLevel(level, id)}</span>
      </span>
    ),
  },
  {
    id: 'level',
    head: 'Level',
    right: true,
    sortBy: ({ level }) => level,
    cell: ({ level }) => inDigits(level),
  },
  {
    id: 'runs',
    head: 'Run Date',
    sortBy: ({ scheduledDate }) => Date.parse(scheduledDate),
    cell: ({ scheduledDate }) => <RunDate at={scheduledDate} />,
  },
];

function venueName({ id, createdByUsername }: Show): string {
  return venueOfShow(id)?.showground ?? `By ${createdByUsername ?? 'a player'}`;
}

const chanceColumn = (horse: RankedEntrant, guild: Guild): Column<Show> => ({
  id: 'chance',
  head: 'Your chances',
  cell: (show) => <Chance horse={horse} show={show} fee={ownFee(show, guild)} />,
});

const feeColumn = (guild: Guild): Column<Show> => ({
  id: 'fee',
  head: 'Entry Fee',
  right: true,
  sortBy: (show) => ownFee(show, guild),
  cell: (show) => (
    <>
      <span className="only-wide">{inDigits(ownFee(show, guild))}</span>
      <span className="only-phone">
        {inCoins(ownFee(show, guild))} to enter, prize {inDigits(show.prize)}
        {show.kind === 'player' && ` less ${HOUSE_CUT_PERCENT}%`}
      </span>
    </>
  ),
});

const PRIZE: Column<Show> = {
  id: 'prize',
  head: 'Prize',
  right: true,
  sortBy: ({ prize }) => prize,
  cell: ({ kind, prize }) => (
    <>
      {inDigits(prize)}
      {kind === 'player' && <small>less {HOUSE_CUT_PERCENT}%</small>}
    </>
  ),
};

const enterColumn = (stateOf: (show: Show) => EnterState, onEnter: (show: Show) => void): Column<Show> => ({
  id: 'enter',
  head: 'Enter Show',
  headHidden: true,
  right: true,
  cell: (show) => <EnterCell show={show} state={stateOf(show)} onEnter={() => onEnter(show)} />,
});

interface EnterCellProps {
  readonly show: Pick<Show, 'showId' | 'type'>;
  readonly state: EnterState;
  readonly onEnter: () => void;
}

export function EnterCell({ show, state, onEnter }: EnterCellProps) {
  const bar = typeof state === 'object' ? state : undefined;
  return (
    <div className="enter-cell">
      <Button
        busy={state === 'entering' || state === 'waiting'}
        busyLabel={state === 'waiting' ? 'Enter Show' : 'Entering…'}
        // A full quota disables all rows at once: `disabled` would lose the focus.
        ariaDisabled={bar !== undefined}
        aria-description={`${disciplineAt(show.type, show.showId)}, show ${show.showId.slice(0, 8)}${bar ? `. ${bar.why}` : ''}`}
        onClick={onEnter}
      >
        {bar?.label ?? 'Enter Show'}
      </Button>
      {bar && <small>{bar.why}</small>}
    </div>
  );
}
