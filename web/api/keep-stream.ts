import { followStream } from './live-stream.ts';
import type { LiveEvent } from './live-stream.ts';

interface Keeper {
  /** With every sign of life. */
  readonly onAlive: () => void;
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
/** When a server starts again all browsers come back at once; what they then read anew is spread over this time. */
const SPREAD_MS = 3_000;

/** Follows the stream until `leaving`, again and again, ever more patiently while it cannot be had. */
export function keepStream(token: string, leaving: AbortSignal, keeper: Keeper): KeptStream {
  let attempt = new AbortController();
  let aliveAt: number | undefined;
  let stoodBefore = false;
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
      keeper.onAlive();
    };
    try {
      return await followStream(token, signal, isReturn, {
        onAlive,
        onEvent: (event) => pass(event, isReturn),
      });
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
    while (!leaving.aborted) {
      const begun = performance.now();
      const awayMs = await followOnce();
      if (leaving.aborted) return;
      keeper.onLost();
      if (performance.now() - begun > STOOD_MS) retryMs = FIRST_RETRY_MS;
      // When a server starts again, not everybody is to come at once.
      const jittered = retryMs * (0.5 + Math.random());
      await rest(Math.max(awayMs, jittered), awayMs === 0);
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
