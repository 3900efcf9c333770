import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { checkResult } from '../../../game/shows/proof/check-result.ts';
import { rngFromNumber, wholeBetween, type Rng } from '../../../game/rng.ts';
import { MARKET_TAKES_FROM_LEVEL } from '../../../game/trade/rescue.ts';
import type { Job } from '../../clock/jobs.ts';
import { onNews } from '../../db/news.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queuePlacings } from '../../leaderboards/count-standings.ts';
import { saveRead } from '../../news/news-queries.ts';
import { itemAt } from '../../testing/at-once.ts';
import { aShow } from '../../testing/builders/player-shows.ts';
import {
  aFedHorse,
  enter,
  changeHorse,
  leaveCoins,
  makeWinner,
  nextShows,
} from '../../testing/builders/stable.ts';
import { buyTack, equip } from '../../testing/builders/tack.ts';
import { appForFile, type TestPlayer } from '../../testing/app/test-app.ts';
import { expectBooksToBalance } from '../../testing/database/audit.ts';
import { whileWritesFail } from '../../testing/database/power-cut.ts';
import { lockEnteredShows } from '../entering/scratching-queries.ts';
import { dueShowsJob } from './run-due-shows.ts';
import { settleShows } from './settle-shows.ts';
import { lockShow } from './settling-queries.ts';

/* A show of more entries than fit one transaction. Here few fit. */

const app = await appForFile();
const DAY = 24 * 3600;
const log = pino({ level: 'silent' });

interface Stable {
  readonly player: TestPlayer;
  readonly horses: readonly string[];
}

/** With worn tack, and winners among the horses. */
async function someStables(players: number, horsesEach: number): Promise<Stable[]> {
  const stables: Stable[] = [];
  for (let index = 0; index < players; index++) {
    const player = await app.newPlayer(index % 2 === 0 ? 'trainer' : 'rider');
    await leaveCoins(app, player, 60_000, 10_000);
    const horses: string[] = [];
    for (let n = 0; n < horsesEach; n++)
      horses.push(await aFedHorse(player, { name: `Horse ${index} ${n}`, feed: 'biennially' }));
    await makeWinner(app.db, itemAt(horses, 0));
    await equip(player, itemAt(horses, 0), await buyTack(player, 'saddle'));
    await leaveCoins(app, player, 10_000, 5_000);
    stables.push({ player, horses });
  }
  // Store tack does not wear.
  await sql`update tack set quality = 1000000, maker_id = owner_id`.execute(app.db);
  return stables;
}

async function enterAll(kind: 'house' | 'player', stables: readonly Stable[]): Promise<string> {
  const { player, horses } = itemAt(stables, 0);
  const show =
    kind === 'player' ? await aShow(player) : itemAt(await nextShows(player, itemAt(horses, 0), 1), 0);
  for (const { player: each, horses: own } of stables)
    for (const id of own) expect((await enter(each, show, id)).body).toMatchObject({ receipt: {} });
  return show;
}

const runsAt = async (id: string) =>
  (await app.db.selectFrom('shows').select('runsAt').where('id', '=', id).executeTakeFirstOrThrow()).runsAt;
const statusOf = async (id: string) =>
  (await app.db.selectFrom('shows').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

const entriesOf = async (id: string) =>
  (await app.db.selectFrom('show_entries').select('id').where('showId', '=', id).orderBy('id').execute()).map(
    (entry) => entry.id,
  );

/** All that a run changes, but for new ids. */
async function outcome(db: typeof app.db) {
  const rows = async (text: string) => (await sql.raw(text).execute(db)).rows;
  return {
    shows: await rows(`select * from shows order by id`),
    entries: await rows(`select * from show_entries order by id`),
    horses: await rows(`select * from horses order by id`),
    players: await rows(`select * from players order by id`),
    tack: await rows(`select * from tack order by id`),
    ledger:
      await rows(`select account_id, at, type, description, amount, tradable, balance, line_number from ledger_entries
      where account_id <> '00000000-0000-0000-0000-000000000000' order by account_id, line_number`),
    totals: await rows(`select * from ledger_totals order by account_id, type`),
    days: await rows(`select day, type, week, sum(made) as made, sum(taken) as taken, sum(cut) as cut,
      sum(purses) as purses, sum(escrow) as escrow from ledger_days group by 1, 2, 3 order by 1, 2, 3`),
    starters: await rows(`select * from show_starters`),
    events: await rows(
      `select horse_id, kind, at, player_id, details from horse_events order by horse_id, kind, at`,
    ),
    breeders: await rows(`select * from breeders order by 1`),
  };
}

class Undo extends Error {}

async function inOneGo(id: string, now: Date): Promise<Awaited<ReturnType<typeof outcome>>> {
  let settled: Awaited<ReturnType<typeof outcome>> | undefined;
  const settling = inTransaction(app.db, async (tx) => {
    const show = await lockShow.rows(tx, { id });
    await settleShows({ db: app.db, tx, now, whenPlaced: [queuePlacings] }, show);
    settled = await outcome(tx);
    throw new Undo();
  });
  await expect(settling).rejects.toThrow(Undo);
  if (!settled) throw new Error('Not settled');
  return settled;
}

const aProcess = (most: number) => dueShowsJob([queuePlacings], log, { transaction: most, piece: most });
const doPiece = (job: Job, now: Date) => job.doSome(app.db, { now, rng: rngFromNumber(1) });

/** By two processes at once, which are replaced now and then. */
async function inPieces(
  id: string,
  { now, most, rng }: { now: Date; most: number; rng: Rng },
): Promise<number> {
  let pieces = 0;
  const run = async () => {
    let job = aProcess(most);
    while ((await statusOf(id)) === 'open') {
      if (rng.next() < 0.2) job = aProcess(wholeBetween(rng, most, 2 * most));
      const done = await doPiece(job, now).catch(() => {
        job = aProcess(most);
        return 0;
      });
      pieces += done;
    }
  };
  await Promise.all([run(), run()]);
  return pieces;
}

describe('run in pieces, in any order of processes', () => {
  test('gives the result of a run in one transaction', async () => {
    const stables = await someStables(5, 4);
    for (const [index, kind] of (['house', 'player', 'house'] as const).entries()) {
      const rng = rngFromNumber(index);
      const show = await enterAll(kind, stables);
      const now = new Date((await runsAt(show)).getTime() + 1_000);
      const expected = await inOneGo(show, now);
      const most = wholeBetween(rng, 1, 12);
      const published: string[] = [];
      const forget = onNews(app.db, (bulletin) => {
        for (const { results } of bulletin.values()) published.push(...results);
      });
      const pieces = await inPieces(show, { now, most, rng });
      forget();
      expect(published.toSorted()).toEqual(await entriesOf(show));
      expect(pieces).toBeGreaterThan(20 / most);
      expect(await outcome(app.db), `${kind}, at most ${most} at once`).toEqual(expected);
      await app.pass(4 * DAY);
      await expectBooksToBalance(app.db, app.clock.now());
    }
  });

  test('loses and doubles nothing when writes fail repeatedly', async () => {
    const stables = await someStables(3, 4);
    const show = await enterAll('player', stables);
    const now = new Date((await runsAt(show)).getTime() + 1_000);
    const expected = await inOneGo(show, now);
    await whileWritesFail(
      app.db,
      { tables: ['shows', 'show_entries', 'show_starters'], when: `nextval('cuts') % 5 < 2` },
      () => inPieces(show, { now, most: 2, rng: rngFromNumber(5) }),
    );
    expect(await outcome(app.db)).toEqual(expected);
    await app.pass(4 * DAY);
    await expectBooksToBalance(app.db, app.clock.now());
  });
});

test('shows that are due later wait while pieces fail', async () => {
  const stables = await someStables(2, 4);
  const large = await enterAll('house', stables);
  const { player, horses } = itemAt(stables, 0);
  const laterShow = itemAt(await nextShows(player, itemAt(horses, 0), 2), 1);
  expect((await enter(player, laterShow, itemAt(horses, 0))).body).toMatchObject({ receipt: {} });
  const now = new Date((await runsAt(laterShow)).getTime() + 1_000);
  const job = aProcess(2);
  await whileWritesFail(
    app.db,
    { tables: ['show_entries'], when: `nextval('cuts') % 2 = 1`, each: 'statement' },
    async () => {
      for (let left = 50; (await statusOf(laterShow)) === 'open' && left > 0; left -= 1) {
        await doPiece(job, now);
        if ((await statusOf(large)) === 'open') expect(await statusOf(laterShow)).toBe('open');
      }
    },
  );
  expect([await statusOf(large), await statusOf(laterShow)]).toEqual(['completed', 'completed']);
  await app.pass(4 * DAY);
  await expectBooksToBalance(app.db, app.clock.now());
});

test('publishes no partial result, and keeps what players change meanwhile', async () => {
  const stables = await someStables(4, 4);
  const late = await someStables(1, 1);
  const [seller, other] = [itemAt(stables, 0), itemAt(stables, 1)];
  const putBack = itemAt(other.horses, 1);
  for (const id of stables.flatMap(({ horses }) => horses)) await changeHorse(app.db, id, { grade: 'gold' });
  // Gold runs first.
  await changeHorse(app.db, putBack, { grade: 'silver', prizelessStarts: 10 });
  const show = await enterAll('house', stables);
  const now = new Date((await runsAt(show)).getTime() + 1_000);
  const job = aProcess(8);
  const placed = () =>
    app.db
      .selectFrom('show_entries')
      .select('horseId')
      .where('showId', '=', show)
      .where('status', '=', 'completed')
      .execute();

  const { player: visitor, horses: came } = itemAt(late, 0);
  await visitor.call('PUT /api/shows/:id/followed', { params: { id: show }, body: { followed: true } });
  let newsOfFollower = 0;
  const forget = onNews(app.db, (bulletin) => {
    if (bulletin.get(visitor.id)?.topics.has('news')) newsOfFollower += 1;
  });

  await doPiece(job, now);
  // Clocks differ: here it is not yet due.
  const tooLate = await visitor.call('POST /api/shows/:id/enter', {
    params: { id: show },
    body: { horse_id: came[0] },
  });
  expect(tooLate).toMatchObject({ status: 409, body: { code: 'SHOW_CLOSED' } });
  while ((await placed()).length === 0) await doPiece(job, now);

  const waiting = (of: Stable, done: readonly { horseId: string }[]) =>
    of.horses.filter((id) => !done.some(({ horseId }) => horseId === id));
  const done = await placed();
  const sold = waiting(seller, done).at(-1) ?? '';
  await changeHorse(app.db, sold, { level: MARKET_TAKES_FROM_LEVEL });
  // Or the next piece would be skipped, and shows that are due later would run.
  expect(await lockEnteredShows.rows(app.db, { horseIds: [sold] })).toEqual([]);
  expect(await seller.player.call('POST /api/market/sell-horse', { body: { horseId: sold } })).toMatchObject({
    status: 200,
  });
  expect(await other.player.call('POST /api/horses/:id/put-back', { params: { id: putBack } })).toMatchObject(
    {
      status: 200,
    },
  );
  await expectBooksToBalance(app.db, now);
  // Whatever tries it.
  const runWhole = sql`update shows set status = 'completed' where id = ${show}`.execute(app.db);
  await expect(runWhole).rejects.toThrow('runs in pieces');
  const scratch = sql`update show_entries set status = 'scratched' where show_id = ${show} and status = 'pending'`;
  await expect(scratch.execute(app.db)).rejects.toThrow('has begun to run');
  // What is placed later is unread.
  await saveRead.run(app.db, { playerId: other.player.id, now });
  const { readAt } = await app.db
    .selectFrom('news_readers')
    .select('readAt')
    .where('playerId', '=', other.player.id)
    .executeTakeFirstOrThrow();
  expect(readAt.getTime()).toBeLessThan((await runsAt(show)).getTime());
  expect(newsOfFollower).toBe(0);
  const shown = await app.call('GET /api/shows/:id', { params: { id: show } });
  expect(shown.body).toMatchObject({ status: 'open', entered: 16, run: null });
  expect((await app.call('GET /api/shows/:id/results', { params: { id: show } })).body).toEqual([]);
  const entrants = (await app.call('GET /api/shows/:id/entries', { params: { id: show } })).body;
  for (const entry of entrants) expect(entry).toMatchObject({ entropy: null, start: null });

  while ((await doPiece(job, now)) > 0);
  expect(newsOfFollower).toBe(1);
  forget();
  const horse = await app.db
    .selectFrom('horses')
    .selectAll()
    .where('id', '=', putBack)
    .executeTakeFirstOrThrow();
  expect(horse.grade).toBe('bronze');
  const { body: found } = await app.call('GET /api/shows/:id', { params: { id: show } });
  if (!found.run) throw new Error('It has not run');
  const { body: entries } = await app.call('GET /api/shows/:id/entries', { params: { id: show } });
  expect(entries).toHaveLength(16);
  expect(checkResult({ ...found, run: found.run }, entries).faults).toEqual([]);
  expect(entries.find(({ horseId }) => horseId === sold)?.start).not.toBeNull();
  await app.pass(DAY);
  await expectBooksToBalance(app.db, app.clock.now());
});
