import type { AgentOptions } from 'node:https';
import type { Logger } from 'pino';
import type { Registry } from '@prometheus-io/client';
import webPush, { type VapidKeys } from 'web-push';
import type { Db } from '../db/connection.ts';
import type { Feature } from '../http/feature.ts';
import { startNotifier } from './notifier.ts';
import { findKeys, insertKeys } from './push-queries.ts';
import { pushRoutes } from './push-routes.ts';
import { PUSH_SERVICES } from './push-services.ts';
import { openSender } from './send-message.ts';

/** For tests, which play the push service. */
export interface TestPush {
  readonly services: readonly string[];
  readonly agentOptions: AgentOptions;
  readonly retryMs: readonly number[];
}

interface PushOptions {
  readonly db: Db;
  /** World time. */
  readonly now: () => Date;
  /** The email that push services contact about messages; undefined if the host named none. */
  readonly contact: string | undefined;
  readonly metrics: Registry;
  readonly log: Logger;
  readonly test?: TestPush | undefined;
}

/** Push services require an address and accept any. */
const NOBODY = 'operator@fetlock.invalid';

/** Sends notifications until it is closed. */
export async function openPush(options: PushOptions): Promise<Feature> {
  const { db, now, contact = NOBODY, metrics, log, test } = options;
  const keys = await findOrMakeKeys(db);
  const send = openSender({
    ...keys,
    subject: `mailto:${contact}`,
    ...(test && { agentOptions: test.agentOptions }),
  });
  const notifier = startNotifier({ db, now, send, metrics, log, ...(test && { retryMs: test.retryMs }) });
  const services = test?.services ?? PUSH_SERVICES;
  return {
    routes: (serve) => pushRoutes(serve, { publicKey: keys.publicKey, services }),
    close: () => notifier.close(),
  };
}

/** Made by the first start and stored in the world: with other keys all subscriptions would end. */
async function findOrMakeKeys(db: Db): Promise<VapidKeys> {
  const known = await readKeys(db);
  if (known) return known;
  await insertKeys.run(db, webPush.generateVAPIDKeys());
  const made = await readKeys(db);
  if (!made) throw new Error('The keys for notifications were not stored');
  return made;
}

async function readKeys(db: Db): Promise<VapidKeys | undefined> {
  const row = await findKeys.first(db);
  return row && { publicKey: row.publicKey, privateKey: row.privateKey };
}
