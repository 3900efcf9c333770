import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp, type App } from '../server/app.ts';
import { trueChance } from '../server/clock/context.ts';
import { openClock, type Clock } from '../server/clock/clock.ts';
import type { Db } from '../server/db/connection.ts';
import { openDatabase, type Database } from '../server/db/open-database.ts';
import { loadStripe } from '../server/premium/provider.ts';
import type { MailToSend } from '../server/outgoing-mail/mailer.ts';
import { openPictureStore, type OpenPictureStore } from '../server/picture-store/open-picture-store.ts';
import { PictureStoreAway } from '../server/picture-store/picture-store.ts';
import type { Machine } from './machine.ts';
import { openSeededWorld, type Rider } from './seeded-world.ts';

export const OPERATOR_EMAIL = 'operator@example.org';

/** A push service that does not exist. */
const NO_PUSH = { services: ['push.invalid'], agentOptions: {}, retryMs: [] };

const SETTINGS = {
  adFrameUrl: undefined,
  portraitsMb: 10,
  devClock: true,
  operators: [OPERATOR_EMAIL],
  houseStables: 0,
  rateLimit: false,
  stripe: undefined,
  trustProxy: false,
  publicUrl: 'https://fetlock.test',
  smtpUrl: undefined,
  mailFrom: 'Fetlock <stable@fetlock.test>',
  operatorEmail: 'people@fetlock.test',
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  metricsToken: undefined,
} as const;

/** Real time; longer than a thread needs to hash a password. */
const [POLL_MS, POLLS_UNTIL_STUCK] = [20, 100] as const;

/** How many idle turns count as rest. */
const TURNS_AT_REST = 4;

interface Founded {
  readonly dataDir: string;
  readonly riders: readonly Rider[];
}

/** A whole server in this process with the machine's clock and chance. One connection keeps everything in order. */
export class World {
  readonly #machine: Machine;
  readonly #database: Database;
  readonly #dataDir: string;
  readonly #pictures: OpenPictureStore;
  readonly away = { mail: false, pictures: false };
  /** Milliseconds that this machine's clock is ahead of the database's. */
  skew = 0;
  /** Seeded players whose accounts bots take over, in this order. */
  readonly riders: readonly Rider[];
  readonly mails: MailToSend[] = [];
  readonly said: string[] = [];
  #app: App | undefined;
  /** The open live stream. */
  #stream: Readable | undefined;
  #clock: Clock | undefined;

  private constructor(machine: Machine, database: Database, { dataDir, riders }: Founded) {
    this.#machine = machine;
    this.#database = database;
    this.#dataDir = dataDir;
    this.riders = riders;
    this.#pictures = failingWhen(() => this.away.pictures, openPictureStore({ dataDir, s3: undefined }));
  }

  /** `databaseUrl`: an empty database. */
  static async open(machine: Machine, databaseUrl: string, seed: number): Promise<World> {
    const dataDir = mkdtempSync(join(tmpdir(), 'fetlock-storm-'));
    const database = await openDatabase({ dataDir, databaseUrl, maxConnections: 1 });
    // Loads Stripe first, because nothing waits for the database while it loads, and time would jump.
    await loadStripe();
    const riders = await openSeededWorld(database.db, { seed, now: new Date(machine.now) });
    const world = new World(machine, database, { dataDir, riders });
    await world.#start();
    return world;
  }

  get db(): Db {
    return this.#database.db;
  }

  get http(): FastifyInstance {
    if (!this.#app) throw new Error('The server is closed');
    return this.#app.http;
  }

  /** World time. */
  get now(): Date {
    return this.#clock?.now() ?? new Date(this.#machine.now);
  }

  /** Resolves when no more database work is waiting. */
  async settle(): Promise<void> {
    for (let rested = 0; rested < TURNS_AT_REST;) {
      await new Promise(setImmediate);
      rested = this.#isAtRest() ? rested + 1 : 0;
      // Waits briefly, because turns alone would use processor time that the database needs.
      if (rested === 0) await wait(1);
    }
  }

  /** Lets time pass for work that waits for it, such as a payment's retry. */
  async finish<T>(work: Promise<T>): Promise<T> {
    const done = work.then(
      () => true,
      () => true,
    );
    for (let rested = 0; ;) {
      if (await Promise.race([done, wait(POLL_MS, false)])) return work;
      rested = this.#isAtRest() ? rested + 1 : 0;
      if (rested < POLLS_UNTIL_STUCK) continue;
      await this.pass(1_000);
      rested = 0;
    }
  }

  #isAtRest(): boolean {
    const { pool } = this.#database;
    return pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
  }

  /** Opens a live stream, or cuts the open one. Returns the status of the new one. */
  async turnStream(token: string): Promise<number | undefined> {
    if (this.#stream) {
      this.#stream.destroy();
      this.#stream = undefined;
      return undefined;
    }
    const headers = { authorization: `Bearer ${token}` };
    const answer = await this.http.inject({ url: '/api/live', headers, payloadAsStream: true });
    if (answer.statusCode !== 200) return answer.statusCode;
    this.#stream = answer.stream();
    this.#stream.on('error', () => {}).resume();
    return answer.statusCode;
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#machine.pass(milliseconds, () => this.settle());
  }

  /** Starts a new process on the same database. */
  async restart(): Promise<void> {
    this.#stream = undefined;
    await this.finish(Promise.resolve(this.#app?.close()));
    await this.settle();
    await this.#start();
  }

  async close(): Promise<void> {
    await this.finish(Promise.resolve(this.#app?.close()));
    this.#app = undefined;
    await this.#database.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const { db } = this.#database;
    const now = () => this.#machine.now;
    const clocks = {
      wall: () => new Date(now() + this.skew),
      database: () => new Date(now()),
      monotonic: now,
    };
    this.#clock = await openClock(db, clocks, { isAlone: true });
    this.#app = await buildApp({
      db,
      clock: this.#clock,
      chance: trueChance,
      log: pino({ level: 'error' }, { write: (line) => void this.said.push(line) }),
      settings: { ...SETTINGS, dataDir: this.#dataDir },
      pagesDir: undefined,
      pictureStore: this.#pictures,
      push: NO_PUSH,
      mailer: {
        send: async (mail) => {
          if (this.away.mail) throw new Error('The mail server is away');
          this.mails.push(mail);
        },
        close: () => {},
      },
    });
    await this.#app.http.ready();
    await this.settle();
  }
}

const STORE_METHODS: ReadonlySet<string | symbol> = new Set(['read', 'write', 'delete', 'move', 'list']);

function failingWhen(isAway: () => boolean, store: OpenPictureStore): OpenPictureStore {
  return new Proxy(store, {
    get(target, name, receiver) {
      if (STORE_METHODS.has(name) && isAway()) throw new PictureStoreAway('The store of pictures is away');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
