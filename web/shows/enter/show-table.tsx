import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import { useState } from 'react';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { inCoins, inDigits } from '../../ui/coins.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DisciplineMark } from '../discipline-mark.tsx';
import { Chance } from './chance.tsx';
import { classAbove, MoveUpDialog } from './move-up.tsx';
import { entryBar, type EntryBar } from './entry-bars.ts';
import { RunDate } from '../show-time.tsx';
import { ShowLink } from '../show-link.tsx';
import { useEnterShow } from './use-enter-show.ts';
import type { RankedEntrant, Show } from '../use-shows.ts';
import type { Quota } from '../use-quota.ts';
import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { Button } from '../../ui/button.tsx';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { disciplineAt, venueOfShow, formatShowLevel } from '../../../game/shows/venues.ts';
import { entryFee } from '../../../game/shows/entering/entry-terms.ts';

interface ShowTableProps {
  readonly shows: readonly Show[];
  readonly horse: RankedEntrant;
  readonly guild: Guild;
  readonly quota: Quota | undefined;
}

const CLOCK_INTERVAL_MS = 30_000;

export function ShowTable({ shows, horse, guild, quota }: ShowTableProps) {
  const [entering, setEntering] = useState<string | null>(null);
  const [movingUp, setMovingUp] = useState<Show | null>(null);
  const { enter, busy } = useEnterShow(horse);
  const above = movingUp && classAbove(horse, movingUp);
  const now = useWorldNow(CLOCK_INTERVAL_MS);

  function stateOf(show: Show): EnterState {
    if (busy && entering === show.id) return 'entering';
    return entryBar(show, horse, quota, now) ?? (busy ? 'waiting' : 'open');
  }

  function start(show: Show) {
    setMovingUp(null);
    setEntering(show.id);
    enter(show);
  }

  const enterOrConfirm = (show: Show) => (classAbove(horse, show) === null ? start(show) : setMovingUp(show));

  return (
    <>
      {movingUp && above && (
        <MoveUpDialog
          horse={horse}
          classLevel={above}
          onStay={() => setMovingUp(null)}
          onMoveUp={() => start(movingUp)}
        />
      )}
      <Table
        label="Available shows"
        className="show-table"
        columns={[
          SHOW_ID,
          ...COLUMNS,
          chanceColumn(horse, guild),
          feeColumn(guild),
          PRIZE,
          enterColumn(stateOf, enterOrConfirm),
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

/** `waiting`: another entry is in progress. */
export type EnterState = 'open' | 'entering' | 'waiting' | EntryBar;

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

/** Guilds may lower entry fees of house shows. */
function ownFee(show: Show, guild: Guild): number {
  const { kind, level } = show;
  if (kind !== 'house' || !isClassLevel(level)) return show.entryFee;
  return entryFee({ kind, level }, guild);
}
