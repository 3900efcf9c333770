import { followStream } from './live-stream.ts';
import type { LiveEvent } from './live-stream.ts';

interface Keeper {
  /** With every sign of life; `complete` unless the server said that it does not tell every change at present. */
  readonly onAlive: (complete: boolean) => void;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onLost: () => void;
}

export interface KeptStream {
  /** There is reason to believe that trying now is worth while. */
  readonly hurry: () => void;
  /** The network is known to be gone. */
  readonly cut: () => void;
  /** Resolves once it was left for good. */
  readonly left: Promise<void>;
}

/** Two heartbeats are missing: the stream is dead. */
const SILENT_MS = 60_000;
/** A heartbeat is late. */
const LATE_MS = 30_000;
/** What stood so long was no failure. */
const STOOD_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** A server that stopped on purpose, and said so by `retry:`, is expected back soon. */
const RESTART_MS = 120_000;
const RESTART_RETRY_MS = 5_000;
/** Delays are this share of what they would be without chance, at least and at most: not everybody comes at once. */
const [LEAST_JITTER, MOST_JITTER] = [0.5, 1.5];
/** When a server starts again all browsers come back at once; what they then read anew is spread over this time. */
const SPREAD_MS = 3_000;

/** Follows the stream until `leaving`, again and again, ever more patiently while it cannot be had. */
export function keepStream(token: string, leaving: AbortSignal, keeper: Keeper): KeptStream {
  let attempt = new AbortController();
  let aliveAt: number | undefined;
  let stoodBefore = false;
  let complete = true;
  let wake = () => {};

  const pass = (event: LiveEvent, isReturn: boolean) => {
    if (!event.gap || !isReturn) {
      keeper.onEvent(event);
      return;
    }
    const timer = setTimeout(() => keeper.onEvent(event), Math.random() * SPREAD_MS);
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
      keeper.onAlive(complete);
    };
    const onEvent = (event: LiveEvent) => {
      const before = complete;
      complete = !event.incomplete;
      if (complete !== before) keeper.onAlive(complete);
      pass(event, isReturn);
    };
    try {
      return await followStream(token, signal, isReturn, { onAlive, onEvent });
    } catch {
      // Whatever broke it, it is tried again; what could not be understood is still open.
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
      keeper.onLost();
      const now = performance.now();
      if (awayMs > 0) restartsUntil = now + awayMs + RESTART_MS;
      if (awayMs > 0 || now - begun > STOOD_MS) retryMs = FIRST_RETRY_MS;
      if (awayMs > 0) {
        // The server has spread its browsers itself. Whoever is asked to stay away for long may not hurry.
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
