import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { venueOfShow, formatShowLevel } from '../../../game/shows/venues.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { Column } from '../../ui/table.tsx';
import { dateOf } from '../../ui/when.ts';
import { DisciplineMark } from '../discipline-mark.tsx';
import { Placing } from '../placing.tsx';
import { addressOfWhy } from '../show-address.ts';
import { ShowLink } from '../show-link.tsx';
import type { Entry } from '../use-shows.ts';

/* docs/rules/screens.md#lists-and-names */

export const PLACE: Column<Entry> = {
  id: 'place',
  head: 'Place',
  sortBy: ({ placement }) => placement ?? Infinity,
  cell: ({ placement, fieldSize }) =>
    placement === null ? 'Not placed' : <Placing place={placement} of={fieldSize} />,
};

export const DISCIPLINE: Column<Entry> = {
  id: 'type',
  head: 'Discipline',
  names: true,
  sortBy: ({ show }) => show.type,
  cell: ({ showId, show }) => (
    <>
      <ShowLink showId={showId}>
        <DisciplineMark discipline={show.type} />
      </ShowLink>
      <small>
        {venueOfShow(showId)?.showground ?? 'Player show'}, {formatShowLevel(show.level, showId)},{' '}
        {dateOf(new Date(show.scheduledDate))}
      </small>
    </>
  ),
};

export const SHOW_ID: Column<Entry> = {
  id: 'id',
  head: 'Show ID',
  sortBy: ({ showId }) => showId,
  cell: ({ showId }) => (
    <span className="text-muted" title={showId}>
      <span className="only-phone">Show </span>
      {showId.slice(0, 8)}
    </span>
  ),
};

export const WHY: Column<Entry> = {
  id: 'why',
  head: 'Why this place',
  headHidden: true,
  right: true,
  cell: ({ showId, show, heat, placement }) =>
    heat !== null &&
    placement !== null && (
      <Link className={buttonClass()} href={addressOfWhy({ showId, heat, place: placement })}>
        Why {ordinal(placement)}?<span className="sr"> {disciplineLabel(show.type)}</span>
      </Link>
    ),
};
