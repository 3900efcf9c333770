import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { Button } from '../ui/button.tsx';
import type { EntryBar } from './entry-bars.ts';
import type { Show } from './use-shows.ts';

/** `waiting`: another entry is under way. */
export type EnterState = 'open' | 'entering' | 'waiting' | EntryBar;

interface EnterCellProps {
  readonly show: Pick<Show, 'showId' | 'type'>;
  readonly state: EnterState;
  readonly onEnter: () => void;
}

/** The button that enters, or says why it cannot. */
export function EnterCell({ show, state, onEnter }: EnterCellProps) {
  const bar = typeof state === 'object' ? state : undefined;
  return (
    <div className="enter-cell">
      <Button
        busy={state === 'entering' || state === 'waiting'}
        busyLabel={state === 'waiting' ? 'Enter' : 'Entering…'}
        // An entry that fills the quota bars every row at once: the row with the focus must keep it.
        barred={bar !== undefined}
        // Which of the many: the discipline and the number of its row.
        aria-description={`${disciplineLabel(show.type)}, show ${show.showId.slice(0, 8)}${bar ? `. ${bar.why}` : ''}`}
        onClick={onEnter}
      >
        {bar?.label ?? 'Enter'}
      </Button>
      {bar && <small>{bar.why}</small>}
    </div>
  );
}
