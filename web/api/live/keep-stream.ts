import { followStream } from './follow-stream.ts';
import type { LiveEvent } from './live-event.ts';

interface StreamListener {
  /** With every sign of life; `complete` unless the server does not report every change at present. */
  readonly onAlive: (complete: boolean) => void;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onLost: () => void;
}

export interface StreamHandle {
  /** Retries now. */
  readonly hurry: () => void;
  /** Gives up the connection: the network is gone. */
  readonly cut: () => void;
  /** Resolves once it was aborted. */
  readonly left: Promise<void>;
}

/** Two heartbeats are missing: the stream is dead. */
const SILENT_MS = 60_000;
/** A heartbeat is late. */
const LATE_MS = 30_000;
/** A stream that stood so long did not fail: the backoff begins anew. */
const STOOD_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** A server that ended the stream by `retry:` is expected back soon. */
const RESTART_MS = 120_000;
const RESTART_RETRY_MS = 5_000;
/** Delays are multiplied by a random factor in this range, so browsers do not come at once. */
const [LEAST_JITTER, MOST_JITTER] = [0.5, 1.5];
/** After a restart of the server, browsers spread their refetching over this time. */
const SPREAD_MS = 3_000;

/** Follows the stream until `leaving`; reconnects with exponential backoff. */
export function keepStream(token: string, leaving: AbortSignal, listener: StreamListener): StreamHandle {
  let attempt = new AbortController();
  let aliveAt: number | undefined;
  let stoodBefore = false;
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
    const isReturn = stoodBefore;
    const giveUp = () => attempt.abort();
    let silence = setTimeout(giveUp, SILENT_MS);
    const onAlive = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENT_MS);
      aliveAt = performance.now();
      stoodBefore = true;
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
      // An event that could not be parsed leaves the response open.
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

  const keep = async () => {
    let retryMs = FIRST_RETRY_MS;
    let restartsUntil = 0;
    while (!leaving.aborted) {
      const begun = performance.now();
      const awayMs = await followOnce();
      if (leaving.aborted) return;
      listener.onLost();
      const now = performance.now();
      if (awayMs > 0) restartsUntil = now + awayMs + RESTART_MS;
      if (awayMs > 0 || now - begun > STOOD_MS) retryMs = FIRST_RETRY_MS;
      if (awayMs > 0) {
        // The server spreads its browsers itself; a long stay away cannot be cut short.
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
    left: keep(),
  };
}
