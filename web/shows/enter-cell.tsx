import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { Button } from '../ui/button.tsx';
import type { LevelBar } from './entry-bars.ts';
import type { Show } from './use-shows.ts';

/** `waiting`: another entry is under way. */
export type EnterState = 'open' | 'entering' | 'waiting' | 'entered' | 'full' | LevelBar;

interface EnterCellProps {
  readonly show: Pick<Show, 'showId' | 'type'>;
  readonly state: EnterState;
  readonly onEnter: () => void;
}

export function EnterCell({ show, state, onEnter }: EnterCellProps) {
  if (state === 'entered') return <Entered />;
  const bar = typeof state === 'object' ? state : undefined;
  return (
    <>
      <Button
        busy={state === 'entering' || state === 'waiting'}
        busyLabel={state === 'waiting' ? 'Enter' : 'Entering…'}
        disabled={state === 'full' || bar !== undefined}
        // Which of the many: the discipline and the number of its row.
        aria-description={`${disciplineLabel(show.type)}, show ${show.showId.slice(0, 8)}`}
        onClick={onEnter}
      >
        {bar?.label ?? (state === 'full' ? 'Full' : 'Enter')}
      </Button>
      {bar && <small>{bar.why}</small>}
    </>
  );
}

/**
 * Takes the place of the button, and the focus if the button had it: at once, or a dialog that sees the focus lost
 * would take it.
 */
function Entered() {
  const sign = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) sign.current?.focus();
  }, []);
  return (
    <span className="state is-good" tabIndex={-1} ref={sign}>
      <Check className="icon" aria-hidden />
      Entered
    </span>
  );
}
