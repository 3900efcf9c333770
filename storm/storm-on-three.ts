import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, wholeBetween, type Rng } from '../game/rng.ts';
import { openDatabase, type Database } from '../server/db/open-database.ts';
import { contractProblems, type HttpAnswer } from '../server/testing/app/contract-problems.ts';
import { allelesIn, horsesSeenWith } from '../server/testing/app/hidden-genes.ts';
import { runServer, type RunningServer } from '../server/testing/programs/running-server.ts';
import { checkWorld } from './check-world.ts';
import { Journal } from './journal.ts';
import { drawJump, kindOfStep, rngOfStep } from './plan.ts';
import { Players, type Act } from './players.ts';
import type { StormPlan, StormReport } from './report.ts';
import { OPENS_ACCOUNT, readBody, requestOf, routeOf } from './requests.ts';
import { openSeededWorld, type Rider } from './seeded-world.ts';
import { OPERATOR_EMAIL } from './world.ts';
import { confirmEmails, endSessions, giveCoins } from './world-queries.ts';
import { MINUTE } from '../game/game-time.ts';

const PROCESSES = 3;
const BOTS = 8;
/** How many bots act at the same time. */
const AT_ONCE = 4;
const STEPS_PER_CHECK = 100;
const CALLS_SHOWN = 20;
const PATIENCE_MS = 20_000;
const MOST_TRIES = 60;
/** Calls may fail for this long after a fault. */
const EXPLAINED_MS = 8_000;
const FAULTS = ['kill', 'freeze', 'roll', 'cut'] as const;

/** Three programs on one PostgreSQL. Only the plan of faults follows from the seed, not the order of answers. */
export class StormOnThree {
  readonly #plan: StormPlan;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #database: Database;
  readonly #riders: readonly Rider[];
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'fetlock-storm-'));
  readonly #players = new Players();
  readonly #journal = new Journal();
  readonly #servers: RunningServer[] = [];
  readonly #calls: string[] = [];
  readonly #problems: string[] = [];
  readonly #faults: Record<string, number> = {};
  #step = 0;
  #answers = 0;
  #checks = 0;
  #lastFault = -Infinity;

  private constructor(plan: StormPlan, databaseUrl: string, database: Database, riders: readonly Rider[]) {
    this.#plan = plan;
    this.#riders = riders;
    this.#database = database;
    this.#settings = {
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: databaseUrl,
      DATABASE_POOL: '8',
      DATA_DIR: this.#dataDir,
      OPERATORS: OPERATOR_EMAIL,
      LOG_LEVEL: 'info',
    };
  }

  /** `databaseUrl`: an empty database. */
  static async open(plan: StormPlan, databaseUrl: string): Promise<StormOnThree> {
    const settings = { dataDir: '', databaseUrl, maxConnections: 2, statementTimeoutMs: 0 };
    const database = await openDatabase(settings);
    const riders = await openSeededWorld(database.db, { seed: plan.seed, now: new Date() });
    return new StormOnThree(plan, databaseUrl, database, riders);
  }

  async run(): Promise<StormReport> {
    for (let index = 0; index < PROCESSES; index++) this.#servers.push(await runServer(this.#settings));
    this.#players.begin(BOTS, OPERATOR_EMAIL, this.#riders);
    try {
      while (!this.#plan.isOver(this.#step) && this.#problems.length === 0) {
        this.#step += 1;
        await this.#doStep(rngOfStep(this.#plan.seed, this.#step));
        if (this.#step % STEPS_PER_CHECK === 0) await this.#check();
      }
      if (this.#problems.length === 0) await this.#check();
    } finally {
      for (const { send } of this.#servers) send('SIGKILL');
      await Promise.all(this.#servers.map(({ ended }) => ended));
      await this.#database.close();
      rmSync(this.#dataDir, { recursive: true, force: true });
    }
    const { granted, waiting, refusals } = this.#players;
    const found =
      this.#problems.length > 0
        ? { step: this.#step, problems: this.#problems, calls: this.#calls }
        : undefined;
    const counts = { steps: this.#step, answers: this.#answers, checks: this.#checks };
    return { ...counts, granted, waiting, refusals, faults: this.#faults, digest: undefined, found };
  }

  async #doStep(rng: Rng): Promise<void> {
    switch (kindOfStep(rng)) {
      case 'jump':
        await this.#lookIntoJournal();
        return this.#jump(drawJump(rng));
      case 'restart':
      case 'weather':
        return this.#fault(pick(rng, FAULTS), wholeBetween(rng, 0, PROCESSES - 1));
      default: {
        const bots = new Set<unknown>();
        const acts = Array.from({ length: AT_ONCE }, () => this.#players.draw(rng, Date.now()));
        // One call per bot at a time, except those sent twice on purpose.
        const some = acts.filter(({ bot }) => !bots.has(bot) && bots.add(bot));
        await Promise.all(some.map((act, index) => this.#act(act, index)));
      }
    }
  }

  async #jump(milliseconds: number): Promise<void> {
    this.#note('jump', `${milliseconds / MINUTE} minutes pass`);
    const body = { advanceSeconds: milliseconds / 1000 };
    const answer = await this.#until((server) => server.call('POST /api/dev/clock', { body }));
    // The others notice the change within seconds; until then they use the old time.
    for (const server of this.#servers)
      await this.#until(async () => {
        const date = await server.call('GET /api/game/date');
        return date.body.now >= answer.body.now ? date : { status: 0 };
      });
  }

  /** Calls servers in turn until one grants it. */
  async #until<A extends { readonly status: number }>(
    call: (server: RunningServer) => Promise<A>,
  ): Promise<A> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const server = this.#servers[tries % PROCESSES];
      const answer = server && (await call(server).catch(() => undefined));
      if (answer?.status === 200) return answer;
      await wait(500);
    }
    throw new Error('No process answers');
  }

  async #fault(kind: (typeof FAULTS)[number], which: number): Promise<void> {
    this.#note(kind, `${kind} process ${which}`);
    this.#lastFault = performance.now();
    const server = this.#servers[which];
    if (kind === 'cut') return endSessions(this.#database.db);
    if (kind === 'freeze') {
      server?.send('SIGSTOP');
      setTimeout(() => server?.send('SIGCONT'), 2_000);
      return;
    }
    server?.send(kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
    await server?.ended;
    this.#servers[which] = await runServer(this.#settings);
    this.#lastFault = performance.now();
  }

  async #act(act: Act, index: number): Promise<void> {
    const other = { ...act, key: act.way === 'twice' && act.key !== undefined ? `${act.key}-b` : act.key };
    const sent = [this.#send(act, index)];
    if (act.way !== 'once') sent.push(this.#send(other, index + 1));
    await Promise.all(sent);
  }

  async #send(act: Act, index: number): Promise<void> {
    const { bot, session, call, input, key } = act;
    const { method, url, headers, payload } = requestOf(call, input, { ...session, key });
    const server = this.#servers[(this.#step + index) % PROCESSES];
    if (!server) return;
    const answer = await fetch(new URL(url, server.url), {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(payload !== undefined && { body: payload }),
    })
      .then(async (got): Promise<HttpAnswer> => {
        const body = readBody(got.headers.get('content-type'), await got.text());
        return { status: got.status, headers: Object.fromEntries(got.headers), body };
      })
      .catch((error: unknown) => String(error));
    const said = typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(answer.body)}`;
    this.#say(`${bot.name}: ${method} ${url} ${payload ?? ''} -> ${said.slice(0, 200)}`);
    await this.#judge(act, answer);
  }

  async #judge(act: Act, answer: HttpAnswer | string): Promise<void> {
    const isExplained = performance.now() - this.#lastFault < EXPLAINED_MS;
    const route = routeOf(act.call);
    if (typeof answer === 'string') {
      if (!isExplained) this.#problems.push(`${route} was not answered: ${answer}`);
      return;
    }
    this.#answers += 1;
    const { status, body } = answer;
    if (status >= 500 && !(status === 503 && (isExplained || act.way !== 'once')))
      this.#problems.push(`${route} answered ${status} ${JSON.stringify(body)}`);
    const { db } = this.#database;
    const seen = allelesIn(body).length > 0 ? await horsesSeenWith(db, act.session.token) : undefined;
    this.#problems.push(...contractProblems(act.call, answer, seen));
    this.#journal.note(act, answer);
    this.#players.note(act, answer);
    const born = (body as { readonly user?: { readonly id: string } } | null)?.user?.id;
    if (status !== 200 || !OPENS_ACCOUNT.has(act.call.path) || born === undefined) return;
    await confirmEmails(db);
    await giveCoins(db, new Date(), born);
  }

  async #lookIntoJournal(): Promise<void> {
    this.#problems.push(...(await this.#journal.check(this.#database.db)));
  }

  async #check(): Promise<void> {
    this.#checks += 1;
    await this.#lookIntoJournal();
    await this.#jump(0);
    this.#problems.push(...(await checkWorld(this.#database.db, { jobsRun: true })));
  }

  #note(fault: string, sentence: string): void {
    this.#faults[fault] = (this.#faults[fault] ?? 0) + 1;
    this.#say(sentence);
  }

  #say(sentence: string): void {
    this.#calls.push(`${this.#step} ${sentence}`);
    if (this.#calls.length > CALLS_SHOWN) this.#calls.shift();
  }
}
