import type { LiveEvent, Topic } from './live-stream.ts';
import { liveState, setLiveState } from './live-state.ts';
import { canShareStream, joinStream } from './shared-stream.ts';

export type { LiveEvent, Topic };

/** A stream that is away for less is not missed. */
const MISSED_AFTER_MS = 5_000;
/** The tab that leads repeats every 25 s at least that the stream is up. */
const SILENT_MS = 60_000;

/**
 * Milliseconds between two readings of what belongs to a topic while the stream is down. What a player waits for goes
 * like messages, the rest like the count of unread mail (specification, section 9).
 */
const POLLED_EVERY: Readonly<Record<Topic, number>> = {
  entries: 5_000,
  user: 5_000,
  horses: 30_000,
  inventory: 30_000,
  studs: 30_000,
  transactions: 30_000,
  // Whoever shows a visit that is under way asks by the second.
  vet: 30_000,
  salary: 60_000,
};

/** Calls back with what changes for the player of this token; while that is not told, whenever it is time to look. */
export function listenLive(token: string, onEvent: (event: LiveEvent) => void): () => void {
  const whenSeen = holdWhileHidden(onEvent);
  const stopPolling = poll((topic) => whenSeen.hear({ topics: [topic], results: [], gap: false }));
  let wasUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countsAsDownIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => setLiveState('down'), milliseconds);
  };
  const leave = canShareStream
    ? joinStream(token, {
        onEvent: (event) => whenSeen.hear(event),
        onUp(up) {
          if (up) setLiveState('up');
          if (up || wasUp) countsAsDownIn(up ? SILENT_MS : MISSED_AFTER_MS);
          wasUp = up;
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

/** Calls back for each topic at its interval while the stream is not up. */
function poll(onTime: (topic: Topic) => void): () => void {
  const timers = (Object.entries(POLLED_EVERY) as [Topic, number][]).map(([topic, everyMs]) =>
    setInterval(() => {
      if (liveState() !== 'up') onTime(topic);
    }, everyMs),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Passes events on while the page is seen; what came meanwhile, as one once it is seen again. */
function holdWhileHidden(onEvent: (event: LiveEvent) => void) {
  let held: LiveEvent | undefined;
  const release = () => {
    if (document.hidden || !held) return;
    const event = held;
    held = undefined;
    onEvent(event);
  };
  document.addEventListener('visibilitychange', release);
  return {
    hear(event: LiveEvent) {
      held = held ? merged(held, event) : event;
      release();
    },
    stop: () => document.removeEventListener('visibilitychange', release),
  };
}

function merged(one: LiveEvent, other: LiveEvent): LiveEvent {
  return {
    topics: [...new Set([...one.topics, ...other.topics])],
    results: [...new Set([...one.results, ...other.results])],
    gap: one.gap || other.gap,
  };
}
