import { useState } from 'react';
import type { WhyTarget } from '../show-address.ts';
import { formatAnnouncement } from './format-result.ts';
import { isOwn } from './placed-horse.tsx';
import { useReplay } from './replay.tsx';
import { useHeat, type PlacedHorse, type ShownShow } from './use-show.ts';

interface ResultOptions {
  readonly own: string | undefined;
  readonly hasRun: boolean;
  /** Ran while the page was open: replay it. */
  readonly justRan: boolean;
  readonly target: WhyTarget | undefined;
  /** Scrolls to the picture of the venue. */
  readonly scrollToVenue: () => void;
}

/** A heat and its replay, for the ring and the page below it. */
export function useResult({ id }: ShownShow, options: ResultOptions) {
  const { own, hasRun, justRan, target, scrollToVenue } = options;
  const [heat, setHeat] = useState(target?.heat);
  const query = useHeat(id, heat, own, { enabled: hasRun });
  const rows = query.data;
  const { replay, start } = useReplay(rows?.length, justRan);
  const isOurs = (horse: PlacedHorse) => isOwn(horse, own);
  return {
    query,
    heat: heat ?? rows?.[0]?.heat ?? 1,
    setHeat,
    // The focus moves to a control below the venue, perhaps out of sight.
    replay: replay && {
      ...replay,
      end: () => {
        replay.end();
        scrollToVenue();
      },
    },
    start: () => {
      start();
      scrollToVenue();
    },
    /** For screen readers. */
    announcement: rows && replay ? formatAnnouncement(rows, replay.shown, isOurs) : '',
  };
}

export type Result = ReturnType<typeof useResult>;
