import type { LiveEvent, Topic } from './live-event.ts';
import { liveState, setLiveState } from './live-state.ts';
import { canShareStream, shareStream } from './share-stream.ts';

/** A shorter interruption of the stream goes unnoticed. */
const DOWN_AFTER_MS = 5_000;
/** The leading tab repeats every 25 s at least that the stream is up. */
const SILENT_MS = 60_000;

/**
 * Polling intervals in milliseconds while the stream is down, by topic, and for what is computed from all of them.
 * What a player waits for is polled like messages, the rest like the count of unread mail
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
  // A page that shows a visit in progress polls every second.
  vet: 30_000,
  salary: 60_000,
  // Each visit to the store reads it anew.
} as const satisfies Readonly<Record<Exclude<Topic, 'store'> | 'frame', number>>;

export type Polled = keyof typeof POLLED_EVERY;

export interface LiveNews extends LiveEvent {
  /** What no event reported, but is due to be polled. */
  readonly due: readonly Polled[];
}

const NO_NEWS: LiveNews = { topics: [], results: [], gap: false, due: [] };

/** Calls back with what changes for the player of this token; while the stream is down, whenever polling is due. */
export function listenLive(token: string, onNews: (news: LiveNews) => void): () => void {
  const queue = holdWhileHidden(onNews);
  const stopPolling = poll((polled) => queue.add({ ...NO_NEWS, due: [polled] }));
  let wasUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const markDownIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => setLiveState('down'), milliseconds);
  };
  const leave = canShareStream
    ? shareStream(token, {
        onEvent: (event) => queue.add({ ...event, due: [] }),
        onState(state) {
          const isUp = state === 'up';
          if (isUp) setLiveState('up');
          if (state === 'incomplete') markDownIn(0);
          else if (isUp || wasUp) markDownIn(isUp ? SILENT_MS : DOWN_AFTER_MS);
          wasUp = isUp;
        },
      })
    : () => {};
  if (canShareStream) markDownIn(DOWN_AFTER_MS);
  else setLiveState('none');

  return () => {
    leave();
    stopPolling();
    queue.stop();
    clearTimeout(timer);
    setLiveState('up');
  };
}

/** Calls back for each row at its interval while the stream is not up. */
function poll(onDue: (polled: Polled) => void): () => void {
  const timers = (Object.entries(POLLED_EVERY) as [Polled, number][]).map(([polled, everyMs]) =>
    setInterval(() => {
      if (liveState() !== 'up') onDue(polled);
    }, everyMs),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Passes news on while the page is visible; merges what comes meanwhile. */
function holdWhileHidden(onNews: (news: LiveNews) => void) {
  let held: LiveNews | undefined;
  const release = () => {
    if (document.hidden || !held) return;
    const news = held;
    held = undefined;
    onNews(news);
  };
  document.addEventListener('visibilitychange', release);
  return {
    add(news: LiveNews) {
      held = held ? merge(held, news) : news;
      release();
    },
    stop: () => document.removeEventListener('visibilitychange', release),
  };
}

function merge(one: LiveNews, other: LiveNews): LiveNews {
  return {
    topics: [...new Set([...one.topics, ...other.topics])],
    results: [...new Set([...one.results, ...other.results])],
    gap: one.gap || other.gap,
    due: [...new Set([...one.due, ...other.due])],
    ...(one.changes && other.changes && { changes: [...new Set([...one.changes, ...other.changes])] }),
  };
}
