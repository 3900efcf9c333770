import { MINUTE } from '../../../game/game-time.ts';
import type { LiveEvent, Topic } from './live-event.ts';
import { liveState } from './live-state.ts';
import { canShareStream, shareStream } from './share-stream.ts';

/** Shorter interruptions are ignored. */
const DOWN_AFTER_MS = 5_000;
/** The leading tab reports at least every 25 s. */
const SILENT_MS = MINUTE;

/**
 * Milliseconds, while the stream is down. Awaited results are polled like messages, the rest like the unread-mail
 * count (docs/rules/screens.md#refetching).
 */
const POLL_INTERVALS_MS = {
  entries: 5_000,
  shows: 30_000,
  user: 5_000,
  shell: 30_000,
  horses: 30_000,
  inventory: 30_000,
  studs: 30_000,
  tack: 30_000,
  transactions: 30_000,
  // Pages that show a visit poll every second themselves.
  vet: 30_000,
  salary: MINUTE,
  devices: 30_000,
  news: 30_000,
  moderation: 30_000,
  mail: 30_000,
  chat: 5_000,
  chat_read: 5_000,
  online: 30_000,
  album: MINUTE,
  round: 30_000,
  moments: MINUTE,
  // Refetched on each visit.
} as const satisfies Readonly<Record<Exclude<Topic, 'store'> | 'shell' | 'online', number>>;

export type Polled = keyof typeof POLL_INTERVALS_MS;

export interface LiveNews extends LiveEvent {
  readonly due: readonly Polled[];
}

const NO_NEWS: LiveNews = { topics: [], results: [], gap: false, due: [] };

/** Reports this player's changes and, while the stream is down, topics due for polling. */
export function listenLive(token: string, onNews: (news: LiveNews) => void): () => void {
  const queue = queueWhileHidden(onNews);
  const stopPolling = poll((polled) => queue.add({ ...NO_NEWS, due: [polled] }));
  let wasUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const markDownIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => liveState.set('down'), milliseconds);
  };
  const leave = canShareStream
    ? shareStream(token, {
        onEvent: (event) => queue.add({ ...event, due: [] }),
        onState(state) {
          const isUp = state === 'up';
          if (isUp) liveState.set('up');
          if (state === 'incomplete') markDownIn(0);
          else if (isUp || wasUp) markDownIn(isUp ? SILENT_MS : DOWN_AFTER_MS);
          wasUp = isUp;
        },
      })
    : () => {};
  if (canShareStream) markDownIn(DOWN_AFTER_MS);
  else liveState.set('none');

  return () => {
    leave();
    stopPolling();
    queue.stop();
    clearTimeout(timer);
    liveState.set('up');
  };
}

/** Only while the stream is down. */
function poll(onDue: (polled: Polled) => void): () => void {
  const timers = (Object.entries(POLL_INTERVALS_MS) as [Polled, number][]).map(([polled, intervalMs]) =>
    setInterval(() => {
      if (liveState.read() !== 'up') onDue(polled);
    }, intervalMs),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Merges news while the page is hidden. */
function queueWhileHidden(onNews: (news: LiveNews) => void) {
  let queued: LiveNews | undefined;
  const release = () => {
    if (document.hidden || !queued) return;
    const news = queued;
    queued = undefined;
    onNews(news);
  };
  document.addEventListener('visibilitychange', release);
  return {
    add(news: LiveNews) {
      queued = queued ? merge(queued, news) : news;
      release();
    },
    stop: () => document.removeEventListener('visibilitychange', release),
  };
}

/** More messages are fetched again instead. */
const MOST_QUEUED = 200;

function merge(one: LiveNews, other: LiveNews): LiveNews {
  const chat = [...(one.chat ?? []), ...(other.chat ?? [])];
  const chatGone = [...(one.chatGone ?? []), ...(other.chatGone ?? [])];
  const isMuch = chat.length + chatGone.length > MOST_QUEUED;
  const chatTopics: readonly Topic[] = isMuch ? ['chat', 'chat_read'] : [];
  const online = other.online ?? one.online;
  const { at } = other.gap ? other : one;
  return {
    topics: [...new Set([...one.topics, ...other.topics, ...chatTopics])],
    results: [...new Set([...one.results, ...other.results])],
    gap: one.gap || other.gap,
    ...(at !== undefined && { at }),
    due: [...new Set([...one.due, ...other.due])],
    ...(!isMuch && chat.length > 0 && { chat }),
    ...(!isMuch && chatGone.length > 0 && { chatGone }),
    ...(online !== undefined && { online }),
    ...(one.changes && other.changes && { changes: [...new Set([...one.changes, ...other.changes])] }),
  };
}
