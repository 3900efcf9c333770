import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, inject, test, vi, type TestContext } from 'vitest';
import { openDatabase, type Database } from './db/open-database.ts';
import { inTransaction } from './db/transaction.ts';
import { OutcomeUnknown } from './db/errors.ts';
import { atOnce } from './testing/at-once.ts';
import { startStopwatch } from './testing/stopwatch.ts';
import { freshDatabase, type TestDatabaseSettings } from './testing/database/database.ts';
import { startDatabaseProxy, type DatabaseProxy } from './testing/database/database-proxy.ts';
import { aFedHorse, enterNext } from './testing/builders/stable.ts';
import { startTestApp, type TestApp, type TestPlayer } from './testing/app/test-app.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly failures?: number;
  readonly reason?: string;
}

/** The terminator excludes "read committed". */
const COMMIT = 'commit\0';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: { readonly code?: string; readonly message?: string };
}

const DOWN = 'the database is not available';
const BACK = 'the database is available again';

interface Outage {
  readonly itself: Database;
  readonly proxy: DatabaseProxy;
  readonly through: Database;
  readonly app: TestApp;
  readonly buy: () => Promise<Answer>;
  readonly read: () => Promise<Answer>;
  readonly ready: () => Promise<number>;
  readonly lines: Line[];
  readonly anna: TestPlayer;
}

/** Tests run beside each other, for they mostly wait: each has its own database, proxy and app. */
async function begin({ onTestFinished }: TestContext, limits: TestDatabaseSettings = {}): Promise<Outage> {
  const lines: Line[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  const itself = await freshDatabase({ stage: 'founded' });
  const proxy = await startDatabaseProxy(String(itself.pool.options.connectionString));
  const through = await openDatabase({
    dataDir: '',
    databaseUrl: proxy.url,
    ...limits,
    onNotice: (sentence, figures) => log.warn(figures ?? {}, sentence),
  });
  const app = await startTestApp({ database: through, log });
  onTestFinished(async () => {
    proxy.become('open');
    await app.close();
    await through.close();
    await proxy.close();
    await itself.close();
  });
  const anna = await app.newPlayer();
  lines.length = 0;
  const buy = () =>
    anna.call('POST /api/inventory/buy-feed', { body: { feed_type: 'monthly', quantity: 1 } });
  const read = () => anna.call('GET /api/auth/me');
  const ready = async () => (await app.http.inject('/readyz')).statusCode;
  return { itself, proxy, through, app, anna, lines, buy, read, ready };
}

const bad = ({ lines }: Outage) =>
  lines.filter(({ level, msg }) => level >= 40 && msg !== DOWN && msg !== BACK);
const linesOf = ({ lines }: Outage, sentence: string) => lines.filter(({ msg }) => msg === sentence);

function expectBreak(answers: readonly Answer[]): void {
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body.code).toMatch(/^(?:UNAVAILABLE|OUTCOME_UNKNOWN)$/);
    expect(body.message).toMatch(/^[A-Z].*before you try again\.$|try again in a moment\.$/);
  }
}

async function expectBack(outage: Outage): Promise<void> {
  outage.proxy.become('open');
  await vi.waitFor(async () => expect(await outage.ready()).toBe(200), 60_000);
  expect((await outage.read()).status).toBe(200);
  await vi.waitFor(() => expect(linesOf(outage, BACK).length).toBe(1), 60_000);
}

describe.runIf(inject('databaseTemplate').kind === 'postgres')('when the database', () => {
  describe('hangs', () => {
    test('every call is answered within 15 s, and jobs run afterwards', async (context) => {
      const outage = await begin(context);
      const { proxy, through, app, anna, lines, buy, read } = outage;
      const horse = await aFedHorse(anna);
      await enterNext(anna, horse, 1);
      // Opens connections that are busy when the outage begins.
      await atOnce(40, read);
      lines.length = 0;

      const before = performance.now();
      const underWay = atOnce(40, (index): Promise<Answer> => (index % 2 ? buy() : read()));
      proxy.become('silent');
      const ran = startStopwatch(context.onTestFinished);
      for (const url of ['/healthz', '/readyz/proxy'])
        expect((await app.http.inject(url)).statusCode).toBe(200);
      expect(ran()).toBeLessThan(1_000);
      const readyz = await app.http.inject('/readyz');
      expect(ran()).toBeLessThan(5_000);
      expect([readyz.statusCode, readyz.json()]).toEqual([503, { status: 'the database does not answer' }]);
      const answers = await underWay;
      expect(ran()).toBeLessThan(15_000);
      expectBreak(answers.filter(({ status }) => status !== 200));
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(30);

      const seconds = (performance.now() - before) / 1000;
      expect(bad(outage)).toEqual([]);
      expect(linesOf(outage, DOWN).length).toBeGreaterThan(0);
      expect(linesOf(outage, DOWN).length).toBeLessThanOrEqual(seconds + 1);

      await expectBack(outage);
      expect(through.pool.totalCount).toBeLessThanOrEqual(16);
      await app.pass(86_400);
      const left = await app.db
        .selectFrom('show_entries')
        .select('id')
        .where('status', '=', 'pending')
        .execute();
      expect(left).toEqual([]);
    });
  });

  describe.concurrent.each([['gone'], ['recovering']] as const)('is %s', (mode) => {
    test('calls are refused at once, one line a second is logged, and jobs neither stop nor spin', async (context) => {
      const outage = await begin(context);
      const { proxy, read } = outage;
      proxy.become(mode);
      const before = performance.now();
      const ran = startStopwatch(context.onTestFinished);
      for (let round = 0; round < 6; round++) {
        const answers = await atOnce(40, (): Promise<Answer> => read());
        expectBreak(answers);
        expect(answers[0]?.body.code).toBe('UNAVAILABLE');
        await wait(500);
      }
      const seconds = (performance.now() - before) / 1000;
      expect(ran()).toBeLessThan(30_000);
      expect(bad(outage)).toEqual([]);
      expect(linesOf(outage, DOWN).length).toBeGreaterThanOrEqual(2);
      expect(linesOf(outage, DOWN).length).toBeLessThanOrEqual(seconds + 1);
      const failures = linesOf(outage, DOWN).reduce((sum, line) => sum + (line.failures ?? 0), 0);
      expect(failures).toBeGreaterThan(100);
      // Jobs must fail every five seconds, not in a loop.
      expect(failures).toBeLessThan(240 + 20 * Math.max(1, seconds / 5));
      await expectBack(outage);
    });
  });

  describe.concurrent('loses the answer to a commit', () => {
    const hastily = (context: TestContext) => begin(context, { statementTimeoutMs: 2_000 });

    test('the work is not repeated, and the player is asked to check', async (context) => {
      const outage = await hastily(context);
      const { proxy, anna, buy } = outage;
      proxy.becomeDeafAfter('inventory', COMMIT);
      const answer = await buy();
      expect([answer.status, answer.body.code]).toEqual([503, 'OUTCOME_UNKNOWN']);
      expectBreak([answer]);
      await expectBack(outage);
      const feed = await anna.call('GET /api/inventory/feed');
      expect(feed.body.find(({ feedType }) => feedType === 'monthly')?.quantity).toBe(1);
    });

    test('a transaction runs once and throws `OutcomeUnknown`', async (context) => {
      const { itself, proxy, through } = await hastily(context);
      await sql`create table bales(id int)`.execute(itself.db);
      let attempts = 0;
      proxy.becomeDeafAfter('bales', COMMIT);
      const unanswered = inTransaction(through.db, async (tx) => {
        attempts += 1;
        await sql`insert into bales values (1)`.execute(tx);
      });
      await expect(unanswered).rejects.toBeInstanceOf(OutcomeUnknown);
      expect(attempts).toBe(1);
      expect((await sql`select id from bales`.execute(itself.db)).rows).toEqual([{ id: 1 }]);
    });

    test('an unanswered read does not throw `OutcomeUnknown`', async (context) => {
      const { proxy, through } = await hastily(context);
      proxy.become('deaf');
      const unanswered = sql`select 1`.execute(through.db);
      await expect(unanswered).rejects.not.toBeInstanceOf(OutcomeUnknown);
    });

    test('a transaction with its own limit waits longer', async (context) => {
      const { through } = await hastily(context);
      const slow = (ms: number) =>
        inTransaction(through.db, (tx) => sql`select pg_sleep(4)`.execute(tx), { statementMs: ms });
      await expect(slow(10_000)).resolves.toBeDefined();
      await expect(slow(1_000)).rejects.toMatchObject({ code: '57014' });
    });
  });
});
