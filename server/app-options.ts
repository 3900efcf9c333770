import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from '@prometheus-io/client';
import type { Clock } from './clock/clock.ts';
import type { Chance } from './clock/context.ts';
import type { Db } from './db/connection.ts';
import type { Replica } from './db/replica/replica.ts';
import type { OpenRelay } from './live/relay.ts';
import type { Mailer } from './outgoing-mail/mailer.ts';
import type { OpenPictureStore } from './picture-store/open-picture-store.ts';
import type { PaymentFetch } from './premium/provider.ts';
import type { PictureQueue } from './profile/picture-queue.ts';
import type { TestPush } from './push/open-push.ts';
import type { Directory } from './realms/directory.ts';
import type { AppSettings } from './settings.ts';

export interface AppOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Logger;
  readonly settings: AppSettings;
  /** Undefined serves calls only. */
  readonly pagesDir: string | undefined;
  /** Undefined if no other process uses the world. */
  readonly openRelay?: OpenRelay | undefined;
  readonly replica?: Replica | undefined;
  /** Undefined: the only realm. */
  readonly directory?: Directory | undefined;
  readonly pictureStore: OpenPictureStore;
  readonly pictureQueue?: PictureQueue;
  /** Horses waiting to be painted. */
  readonly mostPortraits?: number | undefined;
  /** For tests: between the game and the payment provider. */
  readonly wrapPaymentFetch?: (fetch: PaymentFetch) => PaymentFetch;
  readonly push?: TestPush | undefined;
  /** By default from the settings. */
  readonly mailer?: Mailer;
}

export interface App {
  readonly http: FastifyInstance;
  readonly metrics: Registry;
  /** Makes `/readyz` answer 503, so proxies go elsewhere. Goes on serving. */
  leave(): void;
  close(): Promise<void>;
}
