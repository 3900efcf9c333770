import { useEffect, useState, useSyncExternalStore } from 'react';

/** docs/rules/screens.md#pictures */
const EVERY_MS = 3_000;
const STILL = '(prefers-reduced-motion: reduce)';

export interface Reel {
  /** Index of the one that is shown. */
  readonly shown: number;
  readonly show: (index: number) => void;
  /** Whether it goes on by itself, if nothing holds it. */
  readonly runs: boolean;
  readonly toggle: () => void;
  /** While the pointer or the focus rests on it, nothing changes under them. */
  readonly hold: (by: 'pointer' | 'focus', held: boolean) => void;
}

/** One of so many, and the next every three seconds. Where motion is not wanted it starts paused. */
export function useReel(count: number): Reel {
  const wantsStill = useSyncExternalStore(onStillChange, () => matchMedia(STILL).matches);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [shown, setShown] = useState(0);
  const runs = chosen ?? !wantsStill;
  const goes = runs && !held.pointer && !held.focus;
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), EVERY_MS);
    return () => clearInterval(timer);
  }, [goes, count]);
  return {
    shown,
    show: setShown,
    runs,
    toggle: () => setChosen(!runs),
    hold: (by, isHeld) => setHeld((before) => ({ ...before, [by]: isHeld })),
  };
}

function onStillChange(listener: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
