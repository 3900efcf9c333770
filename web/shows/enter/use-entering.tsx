import { useState, type ReactNode } from 'react';
import { useWorldNow } from '../../api/use-world-now.ts';
import type { Quota } from '../use-quota.ts';
import type { RankedEntrant, Show } from '../use-shows.ts';
import { entryBar, type EntryBar } from './entry-bars.ts';
import { classAbove, MoveUpDialog } from './move-up.tsx';
import { useEnterShow } from './use-enter-show.ts';

const CLOCK_INTERVAL_MS = 30_000;

/** `waiting`: another entry is in progress. */
export type EnterState = 'open' | 'entering' | 'waiting' | EntryBar;

interface Entering {
  readonly stateOf: (show: Show) => EnterState;
  /** Asks before the first entry in a higher class. */
  readonly enter: (show: Show) => void;
  readonly question: ReactNode;
}

/** One entry at a time. */
export function useEntering(horse: RankedEntrant, quota: Quota | undefined): Entering {
  const [entering, setEntering] = useState<string | null>(null);
  const [movingUp, setMovingUp] = useState<Show | null>(null);
  const { enter, busy } = useEnterShow(horse);
  const above = movingUp && classAbove(horse, movingUp);
  const now = useWorldNow(CLOCK_INTERVAL_MS);

  function start(show: Show) {
    setMovingUp(null);
    setEntering(show.id);
    enter(show);
  }

  return {
    stateOf(show) {
      if (busy && entering === show.id) return 'entering';
      return entryBar(show, horse, quota, now) ?? (busy ? 'waiting' : 'open');
    },
    enter: (show) => (classAbove(horse, show) === null ? start(show) : setMovingUp(show)),
    question: movingUp && above && (
      <MoveUpDialog
        horse={horse}
        classLevel={above}
        onStay={() => setMovingUp(null)}
        onMoveUp={() => start(movingUp)}
      />
    ),
  };
}
