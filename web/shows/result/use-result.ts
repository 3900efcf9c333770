import { useState } from 'react';
import type { WhyTarget } from '../show-address.ts';
import { useHeat, type ShownShow } from './use-show.ts';
import { useWatch } from './use-watch.ts';

interface ResultOptions {
  readonly own: string | undefined;
  readonly hasRun: boolean;
  /** Ran while the page was open: it is watched at once. */
  readonly justRan: boolean;
  readonly target: WhyTarget | undefined;
  /** Scrolls to the picture of the venue. */
  readonly scrollToVenue: () => void;
}

/** A heat, and how it came about, for the ring and the page below it. */
export function useResult(show: ShownShow, options: ResultOptions) {
  const { own, hasRun, justRan, target, scrollToVenue } = options;
  const [heat, setHeat] = useState(target?.heat);
  const query = useHeat(show.id, heat, own, { enabled: hasRun });
  const rows = query.data;
  const { watch, start } = useWatch(show, rows, justRan);
  return {
    query,
    heat: heat ?? rows?.[0]?.heat ?? 1,
    setHeat,
    // The focus moves to a control below the venue, perhaps out of sight.
    watch: watch && {
      ...watch,
      end: () => {
        watch.end();
        scrollToVenue();
      },
    },
    start: () => {
      start();
      scrollToVenue();
    },
    /** For screen readers. */
    announcement: watch?.step.text ?? '',
  };
}

export type Result = ReturnType<typeof useResult>;
