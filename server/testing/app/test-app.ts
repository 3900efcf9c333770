import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { pino, type Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { StablesWanted } from '../../../game/house-stables/at-work.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { openSession } from '../../accounts/sessions.ts';
import { buildApp, type AppOptions } from '../../app.ts';
import { seededChance } from '../../clock/context.ts';
import { openClock, type Clock } from '../../clock/clock.ts';
import type { MachineClocks } from '../../clock/machine-clocks.ts';
import type { Database } from '../../db/open-database.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentFetch } from '../../premium/provider.ts';
import type { StripeKeys } from '../../settings.ts';
import type { OpenRelay } from '../../live/relay.ts';
import type { Mailer, MailToSend } from '../../outgoing-mail/mailer.ts';
import { registerPlayer } from '../../players/register.ts';
import { openPictureStore } from '../../picture-store/open-picture-store.ts';
import { openPictureQueue, type PictureQueue } from '../../profile/picture-queue.ts';
import { expectBooksToBalance } from '../database/audit.ts';
import { freshDatabase } from '../database/database.ts';
import { TEST_START, foundTestWorld } from '../database/template.ts';
import { callOn, type Route, type TestAnswer, type TestCall, type TestInput } from './test-call.ts';

export interface TestPlayer {
  readonly id: string;
  readonly username: string;
  readonly token: string;
  readonly email: string;
  call<R extends Route>(route: R, sent?: TestInput<R>): Promise<TestAnswer<R>>;
}

export interface TestApp {
  readonly db: Db;
  readonly clock: Clock;
  readonly database: Database;
  /** For pictures and the notice, not the database. */
  readonly dataDir: string;
  readonly pictureQueue: PictureQueue;
  /** Set `isAway` to let it not answer. */
  readonly paymentService: { isAway: boolean };
  readonly http: FastifyInstance;
  metrics(): Promise<string>;
  readonly call: TestCall;
  newPlayer(guild?: Guild): Promise<TestPlayer>;
  /** Moves world time and runs due jobs. */
  pass(seconds: number): Promise<void>;
  /** Sends what waits; the oldest first. */
  mailsTo(email: string): Promise<readonly MailToSend[]>;
  /** Also audits the world. Does nothing the second time. */
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly seed?: number;
  readonly start?: Date;
  readonly rateLimit?: boolean;
  readonly devClock?: boolean;
  /** How many house stables are at work; none by default. */
  readonly houseStables?: StablesWanted;
  readonly trustProxy?: boolean;
  readonly pagesDir?: string;
  readonly mostPortraits?: number;
  readonly log?: Logger;
  /** Another app's database: acts as a second process. */
  readonly database?: Database;
  /** All clocks; constant by default. */
  readonly wallNow?: () => Date;
  /** For clocks that disagree. */
  readonly clocks?: MachineClocks;
  /** If false, clock leaps of the database are doubted for a while. */
  readonly isAlone?: boolean;
  /** By default a folder of its own. */
  readonly pictureStore?: AppOptions['pictureStore'];
  readonly openRelay?: OpenRelay;
  readonly replica?: AppOptions['replica'];
  readonly directory?: AppOptions['directory'];
  readonly metricsToken?: string;
  /** Practice payments by default. */
  readonly stripe?: StripeKeys;
  readonly adFrameUrl?: string;
  readonly wrapPaymentFetch?: (fetch: PaymentFetch) => PaymentFetch;
  readonly push?: AppOptions['push'];
  /** Emails. */
  readonly operators?: readonly string[];
  /** By default mails are collected for `mailsTo`. */
  readonly mailer?: Mailer;
}

export { TEST_START };
export type { Route, TestAnswer, TestInput } from './test-call.ts';

/** The operator in every test. */
export const OPERATOR_EMAIL = 'operator@example.org';

export const TEST_PASSWORD = 'correct horse';

const MAIL = {
  publicUrl: 'https://fetlock.test',
  smtpUrl: undefined,
  mailFrom: 'Fetlock <stable@fetlock.test>',
  operatorEmail: 'people@fetlock.test',
} as const;

const NO_METRICS = { metricsPort: undefined, metricsHost: '127.0.0.1' } as const;

/** The server hashes with 19 MiB, and checks a hash at the cost with which it was made. */
const CHEAP_TO_CHECK = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let players = 0;
let hashed: Promise<string> | undefined;

/**
 * Closes nothing by itself: for a suite whose app needs what the suite sets up first. Otherwise use `appForFile` or
 * `appForTest`.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    seed = 1,
    start = TEST_START,
    rateLimit = false,
    devClock = true,
    houseStables = 0,
    trustProxy = false,
    pagesDir,
    mostPortraits,
    log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    database: shared,
    wallNow = () => start,
    clocks = clocksThatAgree(wallNow),
    isAlone = false,
    openRelay,
    replica,
    directory,
    metricsToken,
    stripe,
    adFrameUrl,
    wrapPaymentFetch = (fetch) => fetch,
    push,
    operators = [OPERATOR_EMAIL],
  } = options;
  const database = shared ?? (await freshWorld(start));
  const { db } = database;
  const chance = seededChance(seed);
  const clock = await openClock(db, clocks, { isAlone, notify: (sentence) => log.warn(sentence) });
  const dataDir = await mkdtemp(join(tmpdir(), 'fetlock-test-'));
  const pictureQueue = openPictureQueue();
  const settings = {
    adFrameUrl,
    dataDir,
    portraitsMb: 10,
    devClock,
    houseStables,
    operators,
    rateLimit,
    stripe,
    trustProxy,
    ...MAIL,
    ...NO_METRICS,
    metricsToken,
  };
  const sent: MailToSend[] = [];
  const { mailer = { send: async (mail) => void sent.push(mail), close: () => {} } } = options;
  const service = { isAway: false };
  let isClosed = false;
  const app = await buildApp({
    db,
    clock,
    chance,
    log,
    settings,
    pagesDir,
    mostPortraits,
    openRelay,
    replica,
    directory,
    pictureStore: options.pictureStore ?? openPictureStore({ dataDir, s3: undefined }),
    pictureQueue,
    mailer,
    push,
    wrapPaymentFetch(fetch) {
      const wrapped = wrapPaymentFetch(fetch);
      return (...args) =>
        service.isAway ? Promise.reject(new TypeError('The payment service is away')) : wrapped(...args);
    },
  });
  await app.http.ready();

  const call = callOn(app.http, db);

  return {
    db,
    clock,
    database,
    dataDir,
    pictureQueue,
    paymentService: service,
    http: app.http,
    metrics: () => app.metrics.metrics(),
    call,
    async newPlayer(guild = 'rider') {
      players += 1;
      const [username, email] = [`Player ${players}`, `player${players}@example.org`];
      const passwordHash = await (hashed ??= hash(TEST_PASSWORD, CHEAP_TO_CHECK));
      const sent = { username, email, passwordHash, guild };
      const player = await inTransaction(db, (tx) => registerPlayer(tx, clock.now(), sent));
      if (isRefusal(player)) throw new Error(`${username} could not register: ${player.refused}`);
      await db
        .updateTable('accounts')
        .set({ emailConfirmedAt: new Date() })
        .where('id', '=', player)
        .execute();
      const token = await openSession(db, player, null);
      return { id: player, username, token, email, call: (route, sent) => call(route, sent, token) };
    },
    async pass(seconds) {
      const { status, body } = await call('POST /api/dev/clock', { body: { advanceSeconds: seconds } });
      expect(status, body.message).toBe(200);
    },
    async mailsTo(email) {
      await call('POST /api/dev/clock', { body: { advanceSeconds: 0 } });
      return sent.filter(({ to }) => to === email);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
      if (shared) return;
      try {
        await expectBooksToBalance(db, clock.now());
      } finally {
        await database.close();
      }
    },
  };
}

/** An app of a test file: `const app = await appForFile()` at its top. Closed after all tests of the file. */
export async function appForFile(options?: TestAppOptions): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(() => app.close());
  return app;
}

/** A further process, or another world. Closed when the test ends; the test may close it before. */
export async function appForTest(options?: TestAppOptions): Promise<TestApp> {
  const app = await startTestApp(options);
  onTestFinished(() => app.close());
  return app;
}

const clocksThatAgree = (now: () => Date): MachineClocks => ({
  wall: now,
  database: now,
  monotonic: () => now().getTime(),
});

async function freshWorld(start: Date): Promise<Database> {
  if (start.getTime() === TEST_START.getTime()) return await freshDatabase({ stage: 'founded' });
  const database = await freshDatabase();
  await foundTestWorld(database.db, start);
  return database;
}
