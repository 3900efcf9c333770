import { PrivateAddress } from './push-services.ts';
import type { Message, SendMessage } from './send-message.ts';
import { MINUTE } from '../../game/game-time.ts';

/** No call waits for it. Drops a message when it is full, and after the last failed attempt. */
export interface MessageQueue {
  add(message: Message): void;
  /** Drops what waits, and cuts off what is being sent. */
  close(): Promise<void>;
}

export const OUTCOMES = ['sent', 'retried', 'expired', 'failed', 'dropped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface QueueOptions {
  readonly send: SendMessage;
  readonly onExpired: (endpoint: string) => Promise<void>;
  readonly onOutcome: (outcome: Outcome, why?: unknown) => void;
  /** Includes messages that wait for a retry. */
  readonly most?: number;
  readonly retryMs?: readonly number[];
}

const MOST_QUEUED = 2_000;
const AT_ONCE = 8;
const RETRY_MS = [2_000, 15_000, MINUTE];
const LONGEST_RETRY_MS = 300_000;

/** The browser has unsubscribed, or its subscription has run out. */
const EXPIRED: readonly number[] = [404, 410];

interface QueuedMessage {
  readonly message: Message;
  readonly tried: number;
}

export function openMessageQueue(options: QueueOptions): MessageQueue {
  const { send, onExpired, onOutcome, most = MOST_QUEUED, retryMs = RETRY_MS } = options;
  const waiting: QueuedMessage[] = [];
  const sending = new Set<Promise<void>>();
  const pauses = new Set<NodeJS.Timeout>();
  const stop = new AbortController();

  const start = () => {
    while (sending.size < AT_ONCE && !stop.signal.aborted) {
      const next = waiting.shift();
      if (!next) return;
      const sent = deliver(next).finally(() => {
        sending.delete(sent);
        start();
      });
      sending.add(sent);
    }
  };

  const deliver = async ({ message, tried }: QueuedMessage) => {
    try {
      const { status, retryAfterMs = 0 } = await send(message, stop.signal);
      if (status >= 200 && status < 300) return onOutcome('sent');
      if (EXPIRED.includes(status)) {
        await onExpired(message.endpoint);
        return onOutcome('expired');
      }
      if (status === 429 || status >= 500) return retry({ message, tried }, retryAfterMs, status);
      return onOutcome('failed', status);
    } catch (error) {
      if (stop.signal.aborted) return onOutcome('dropped');
      if (error instanceof PrivateAddress) return onOutcome('failed', error);
      return retry({ message, tried }, 0, error);
    }
  };

  const retry = ({ message, tried }: QueuedMessage, retryAfterMs: number, why: unknown) => {
    const pauseMs = retryMs[tried];
    if (pauseMs === undefined || stop.signal.aborted) return onOutcome('failed', why);
    onOutcome('retried', why);
    const pause = setTimeout(
      () => {
        pauses.delete(pause);
        waiting.push({ message, tried: tried + 1 });
        start();
      },
      Math.max(pauseMs, Math.min(retryAfterMs, LONGEST_RETRY_MS)),
    ).unref();
    pauses.add(pause);
  };

  return {
    add(message) {
      if (stop.signal.aborted || waiting.length + sending.size + pauses.size >= most)
        return onOutcome('dropped');
      waiting.push({ message, tried: 0 });
      start();
    },
    async close() {
      stop.abort();
      for (const pause of pauses) clearTimeout(pause);
      waiting.length = 0;
      await Promise.all(sending);
    },
  };
}
