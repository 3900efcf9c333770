import { MINUTE } from '../../../game/game-time.ts';
import { followStream } from './follow-stream.ts';
import type { LiveEvent } from './live-event.ts';

interface StreamListener {
  /** `complete` is false while the server misses some changes. */
  readonly onAlive: (complete: boolean) => void;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onLost: () => void;
}

export interface StreamHandle {
  readonly hurry: () => void;
  /** The network is gone. */
  readonly cut: () => void;
  readonly left: Promise<void>;
}

/** Two missed heartbeats. */
const SILENT_MS = MINUTE;
const LATE_MS = 30_000;
/** A stream that lasted this long resets the backoff. */
const STABLE_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** Restart time of a server that sent `retry:`. */
const RESTART_MS = 120_000;
const RESTART_RETRY_MS = 5_000;
/** Random factor, to spread reconnects. */
const [LEAST_JITTER, MOST_JITTER] = [0.5, 1.5];
/** Spreads refetches after a server restart. */
const SPREAD_MS = 3_000;

/** Reconnects with exponential backoff until `leaving` aborts. */
export function connectStream(token: string, leaving: AbortSignal, listener: StreamListener): StreamHandle {
  let attempt = new AbortController();
  let aliveAt: number | undefined;
  let connectedBefore = false;
  let complete = true;
  let wake = () => {};

  const pass = (event: LiveEvent, isReturn: boolean) => {
    if (!event.gap || !isReturn) {
      listener.onEvent(event);
      return;
    }
    const timer = setTimeout(() => listener.onEvent(event), Math.random() * SPREAD_MS);
    leaving.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };

  const followOnce = async (): Promise<number> => {
    attempt = new AbortController();
    const { signal } = attempt;
    const isReturn = connectedBefore;
    const giveUp = () => attempt.abort();
    let silence = setTimeout(giveUp, SILENT_MS);
    const onAlive = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENT_MS);
      aliveAt = performance.now();
      connectedBefore = true;
      listener.onAlive(complete);
    };
    const onEvent = (event: LiveEvent) => {
      const before = complete;
      complete = !event.incomplete;
      if (complete !== before) listener.onAlive(complete);
      pass(event, isReturn);
    };
    try {
      return await followStream(token, signal, isReturn, { onAlive, onEvent });
    } catch {
      // An unparsable event leaves the response open.
      attempt.abort();
      return 0;
    } finally {
      clearTimeout(silence);
      aliveAt = undefined;
    }
  };

  const rest = (milliseconds: number, wakeable: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        if (!wakeable && !leaving.aborted) return;
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    let retryMs = FIRST_RETRY_MS;
    let restartsUntil = 0;
    while (!leaving.aborted) {
      const begun = performance.now();
      const awayMs = await followOnce();
      if (leaving.aborted) return;
      listener.onLost();
      const now = performance.now();
      if (awayMs > 0) restartsUntil = now + awayMs + RESTART_MS;
      if (awayMs > 0 || now - begun > STABLE_MS) retryMs = FIRST_RETRY_MS;
      if (awayMs > 0) {
        // `hurry` cannot shorten a long pause: the server staggers its browsers.
        await rest(awayMs, awayMs <= RESTART_RETRY_MS);
        continue;
      }
      const lastRetryMs = now < restartsUntil ? RESTART_RETRY_MS / MOST_JITTER : LAST_RETRY_MS;
      const jitter = LEAST_JITTER + Math.random() * (MOST_JITTER - LEAST_JITTER);
      await rest(Math.min(retryMs, lastRetryMs) * jitter, true);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  };

  leaving.addEventListener('abort', () => {
    attempt.abort();
    wake();
  });
  return {
    hurry() {
      if (aliveAt !== undefined && performance.now() - aliveAt > LATE_MS) attempt.abort();
      wake();
    },
    cut: () => attempt.abort(),
    left: run(),
  };
}
