import { useState } from 'react';
import type { WhyAsked } from '../show-address.ts';
import { toldWords } from './result-words.ts';
import { isOwn } from './placed-horse.tsx';
import { useReplay } from './replay.tsx';
import { useHeat, type PlacedHorse, type ShownShow } from './use-show.ts';

interface ResultOptions {
  readonly own: string | undefined;
  readonly hasRun: boolean;
  /** Ran while the page was open: replay it. */
  readonly justRan: boolean;
  readonly asked: WhyAsked | undefined;
  /** Scrolls to the ground. */
  readonly toGround: () => void;
}

/** A heat and its replay, for the ring and the page below it. */
export function useResult({ id }: ShownShow, options: ResultOptions) {
  const { own, hasRun, justRan, asked, toGround } = options;
  const [heat, setHeat] = useState(asked?.heat);
  const reading = useHeat(id, heat, own, { enabled: hasRun });
  const rows = reading.data;
  const { replay, start } = useReplay(rows?.length, justRan);
  const isOurs = (horse: PlacedHorse) => isOwn(horse, own);
  return {
    reading,
    heat: heat ?? rows?.[0]?.heat ?? 1,
    setHeat,
    // The focus moves to a control below the ground, perhaps out of sight.
    replay: replay && {
      ...replay,
      end: () => {
        replay.end();
        toGround();
      },
    },
    start: () => {
      start();
      toGround();
    },
    /** For screen readers. */
    told: rows && replay ? toldWords(rows, replay.shown, isOurs) : '',
  };
}

export type Result = ReturnType<typeof useResult>;
