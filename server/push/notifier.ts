import type { Logger } from 'pino';
import { Counter, type Registry } from '@prometheus-io/client';
import type { Topic } from '../../contract/live.ts';
import { isOutage } from '../db/errors.ts';
import type { Db } from '../db/connection.ts';
import { onNews } from '../db/news.ts';
import { openMessageQueue } from './message-queue.ts';
import { deleteEndpoint } from './push-queries.ts';
import { messagesFor } from './notify-devices.ts';
import type { SendMessage } from './send-message.ts';

interface NotifierOptions {
  readonly db: Db;
  /** World time. */
  readonly now: () => Date;
  readonly send: SendMessage;
  readonly metrics: Registry;
  readonly log: Logger;
  /** For tests. */
  readonly retryMs?: readonly number[];
}

export interface Notifier {
  close(): Promise<void>;
}

/** Topics of commits that may be news for a device. */
const TOPICS: readonly Topic[] = ['news', 'studs', 'mail'];

/** Gathers commits into one read of the database. */
const GATHER_MS = 500;
const PLAYERS_AT_ONCE = 500;
const MOST_PLAYERS = 20_000;

/** After commits of this process, sends notifications to subscribed devices (decision 51). */
export function startNotifier({ db, now, send, metrics, log, ...rest }: NotifierOptions): Notifier {
  const outcomes = new Counter({
    name: 'push_messages_total',
    help: 'Notifications to browsers, by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const queue = openMessageQueue({
    ...rest,
    send,
    onExpired: async (endpoint) => {
      await deleteEndpoint.run(db, { endpoint });
    },
    onOutcome(outcome, why) {
      outcomes.inc({ outcome });
      if (outcome === 'failed')
        log.warn({ why: why instanceof Error ? why.message : why }, 'a notification was not taken');
    },
  });
  const players = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  let closed = false;

  const readNews = async () => {
    while (players.size > 0 && !closed) {
      const some = [...players].slice(0, PLAYERS_AT_ONCE);
      for (const id of some) players.delete(id);
      for (const message of await messagesFor(db, now(), some)) queue.add(message);
    }
  };

  const scheduleRead = () => {
    timer ??= setTimeout(() => {
      reading = readNews()
        .catch((error: unknown) => {
          if (!isOutage(error)) log.error({ err: error }, 'notifications were not read');
        })
        .finally(() => {
          timer = undefined;
          if (players.size > 0 && !closed) scheduleRead();
        });
    }, GATHER_MS).unref();
  };

  const deafen = onNews(db, (bulletin) => {
    for (const [playerId, { topics }] of bulletin) {
      if (players.size < MOST_PLAYERS && TOPICS.some((topic) => topics.has(topic))) players.add(playerId);
    }
    if (players.size > 0) scheduleRead();
  });

  return {
    async close() {
      closed = true;
      deafen();
      clearTimeout(timer);
      await reading;
      await queue.close();
    },
  };
}
