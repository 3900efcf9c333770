import type { LiveEvent, Topic } from './live-stream.ts';
import { liveState, setLiveState } from './live-state.ts';
import { canShareStream, joinStream } from './shared-stream.ts';

export type { LiveEvent, Topic };

/** A stream that is away for less is not missed. */
const MISSED_AFTER_MS = 5_000;
/** The tab that leads repeats every 25 s at least that the stream is up. */
const SILENT_MS = 60_000;

/**
 * Milliseconds between two readings of what belongs to a topic, and of what is drawn from all of them, while the
 * stream is down. What a player waits for goes like messages, the rest like the count of unread mail
 * (docs/rules/screens.md#reading-again).
 */
const POLLED_EVERY = {
  entries: 5_000,
  shows: 30_000,
  user: 5_000,
  frame: 30_000,
  horses: 30_000,
  inventory: 30_000,
  studs: 30_000,
  tack: 30_000,
  transactions: 30_000,
  // Whoever shows a visit that is under way asks by the second.
  vet: 30_000,
  salary: 60_000,
} as const satisfies Readonly<Record<Topic | 'frame', number>>;

export type Polled = keyof typeof POLLED_EVERY;

export interface Heard extends LiveEvent {
  /** What nobody told of, but is due to be read again. */
  readonly due: readonly Polled[];
}

const NOTHING: Heard = { topics: [], results: [], gap: false, due: [] };

/** Calls back with what changes for the player of this token; while that is not told, whenever it is time to look. */
export function listenLive(token: string, onHeard: (heard: Heard) => void): () => void {
  const whenSeen = holdWhileHidden(onHeard);
  const stopPolling = poll((polled) => whenSeen.hear({ ...NOTHING, due: [polled] }));
  let wasUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countsAsDownIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => setLiveState('down'), milliseconds);
  };
  const leave = canShareStream
    ? joinStream(token, {
        onEvent: (event) => whenSeen.hear({ ...event, due: [] }),
        onState(state) {
          const isUp = state === 'up';
          if (isUp) setLiveState('up');
          if (state === 'incomplete') countsAsDownIn(0);
          else if (isUp || wasUp) countsAsDownIn(isUp ? SILENT_MS : MISSED_AFTER_MS);
          wasUp = isUp;
        },
      })
    : () => {};
  if (canShareStream) countsAsDownIn(MISSED_AFTER_MS);
  else setLiveState('none');

  return () => {
    leave();
    stopPolling();
    whenSeen.stop();
    clearTimeout(timer);
    setLiveState('up');
  };
}

/** Calls back for each row at its interval while the stream is not up. */
function poll(onTime: (polled: Polled) => void): () => void {
  const timers = (Object.entries(POLLED_EVERY) as [Polled, number][]).map(([polled, everyMs]) =>
    setInterval(() => {
      if (liveState() !== 'up') onTime(polled);
    }, everyMs),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Passes on what is heard while the page is seen; what came meanwhile, as one once it is seen again. */
function holdWhileHidden(onHeard: (heard: Heard) => void) {
  let held: Heard | undefined;
  const release = () => {
    if (document.hidden || !held) return;
    const heard = held;
    held = undefined;
    onHeard(heard);
  };
  document.addEventListener('visibilitychange', release);
  return {
    hear(heard: Heard) {
      held = held ? merged(held, heard) : heard;
      release();
    },
    stop: () => document.removeEventListener('visibilitychange', release),
  };
}

function merged(one: Heard, other: Heard): Heard {
  return {
    topics: [...new Set([...one.topics, ...other.topics])],
    results: [...new Set([...one.results, ...other.results])],
    gap: one.gap || other.gap,
    due: [...new Set([...one.due, ...other.due])],
  };
}
