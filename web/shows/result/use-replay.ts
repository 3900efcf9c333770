import { useEffect, useState } from 'react';

export interface ReplayState {
  /** How many have come in, the last placed first. */
  readonly shown: number;
  readonly over: boolean;
  readonly paused: boolean;
  readonly pause: () => void;
  readonly skip: () => void;
  readonly end: () => void;
}

const PLACE_MS = 1_400;

/** Null while nothing is replayed. `count` is undefined until the heat is loaded; `justRan` starts it. */
export function useReplay(count: number | undefined, justRan: boolean) {
  const [shown, setShown] = useState<number | null>(null);
  const [paused, setPaused] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  if (justRan && !hasBegun) {
    setHasBegun(true);
    setShown(firstShown);
  }
  const over = shown !== null && count !== undefined && shown >= count;
  const goesOn = shown !== null && count !== undefined && !paused && !over;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(() => setShown((before) => before && before + 1), PLACE_MS);
    return () => clearTimeout(timer);
  }, [goesOn, shown]);
  const start = () => {
    setPaused(false);
    setShown(firstShown());
  };
  const state: ReplayState | null =
    shown === null
      ? null
      : {
          shown: Math.min(shown, count ?? 0),
          over,
          paused,
          pause: () => setPaused(!paused),
          skip: () => setShown(Infinity),
          end: () => setShown(null),
        };
  return { replay: state, start };
}

/** All at once with reduced motion. */
function firstShown(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : 1;
}
