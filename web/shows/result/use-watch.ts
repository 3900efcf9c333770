import { useEffect, useMemo, useState } from 'react';
import {
  commentaryOf,
  type Commentary,
  type CommentaryStep,
} from '../../../game/shows/commentary/commentary.ts';
import type { PlacedHorse, ShownShow } from './use-show.ts';

export interface Watch {
  readonly marks: readonly string[];
  /** Oldest first. */
  readonly said: readonly CommentaryStep[];
  readonly step: CommentaryStep;
  readonly over: boolean;
  readonly paused: boolean;
  readonly pause: () => void;
  /** To the end, at once. */
  readonly skip: () => void;
  readonly end: () => void;
}

/** From the first sentence to the last. */
const WATCHED_MS = 45_000;

/** Null while nobody watches. `justRan` starts it when the heat is read. */
export function useWatch(
  { type, run }: Pick<ShownShow, 'type' | 'run'>,
  rows: readonly PlacedHorse[] | undefined,
  justRan: boolean,
) {
  const [at, setAt] = useState<number | null>(null);
  const [paused, setPaused] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  if (justRan && !hasBegun) {
    setHasBegun(true);
    setAt(firstStep);
  }
  const isWatching = at !== null;
  const commentary = useMemo<Commentary | null>(
    () =>
      isWatching && run !== null && rows !== undefined && rows.length > 0
        ? commentaryOf({ seed: run.seed, discipline: type, heat: rows[0]?.heat ?? 1, field: rows })
        : null,
    [isWatching, run, rows, type],
  );
  const last = (commentary?.steps.length ?? 0) - 1;
  const over = isWatching && commentary !== null && at >= last;
  const goesOn = isWatching && commentary !== null && !paused && !over;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(
      () => setAt((before) => (before !== null ? before + 1 : null)),
      WATCHED_MS / Math.max(1, last),
    );
    return () => clearTimeout(timer);
  }, [goesOn, at, last]);
  const said = commentary?.steps.slice(0, Math.min(at ?? 0, last) + 1) ?? [];
  const step = said.at(-1);
  const watch: Watch | null =
    commentary !== null && step !== undefined
      ? {
          marks: commentary.marks,
          said,
          step,
          over,
          paused,
          pause: () => setPaused(!paused),
          skip: () => setAt(Infinity),
          end: () => setAt(null),
        }
      : null;
  const start = () => {
    setPaused(false);
    setAt(firstStep());
  };
  return { watch, start };
}

/** All at once with reduced motion. */
function firstStep(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : 0;
}
