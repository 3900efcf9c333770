import { beforeAll, describe, expect, test } from 'vitest';
import { HOUSE_STABLES } from '../../game/house-stables/stables.ts';
import { auditBooks } from '../audit/audit-books.ts';
import { inTransaction } from '../db/transaction.ts';
import { aPlayer, aPurse } from '../founding/played/builders.ts';
import { insertRows } from '../founding/played/row-queries.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { LETTER } from '../testing/builders/mail.ts';
import { failing } from '../testing/database/audit.ts';
import { handOver, lockBalances, payFromHouse, post, readDays } from './ledger.ts';

const app = await appForFile();
const now = () => app.clock.now();

const STABLE = aPlayer({ houseStable: 3, username: HOUSE_STABLES[3]?.name, lastSeenAt: new Date(0) });

beforeAll(async () => {
  await insertRows(app.db, 'players', [STABLE]);
  await insertRows(app.db, 'ledger_accounts', [
    aPurse({ id: STABLE.id, kind: 'house_purse', coins: 0, tradable: 0 }),
  ]);
});

const day = async () => {
  const today = now().toISOString().slice(0, 10);
  const rows = await readDays(app.db, today, today);
  return rows.find(({ type }) => type === 'horse_sale');
};

describe('the purse of a house stable', () => {
  test('is the house in the books: filling it makes no coins, and what a player pays it is taken', async () => {
    const player = await app.newPlayer();
    await inTransaction(app.db, async (tx) => {
      await lockBalances(tx, [STABLE.id, player.id].toSorted());
      await post(tx, now(), [
        payFromHouse(STABLE.id, { coins: 20_000, tradable: 0 }, 'house_stable', 'Purse of the week'),
        {
          kind: 'horse_sale',
          description: 'A horse',
          lines: handOver(player.id, STABLE.id, { coins: 1200, tradable: 0 }),
        },
      ]);
    });
    expect(await day()).toMatchObject({ made: 0, taken: 1200, purses: -1200, traded: 0, trades: 0 });
    const week = await readDays(app.db, now().toISOString().slice(0, 10), now().toISOString().slice(0, 10));
    expect(week.find(({ type }) => type === 'house_stable')).toMatchObject({ made: 0, taken: 0, purses: 0 });
    expect(failing(await auditBooks(app.db, { replay: 'all' }))).toEqual([]);
  });
});

describe('a house stable', () => {
  test('gets no letters, is not suggested, and cannot be blocked', async () => {
    const player = await app.newPlayer();
    const letter = await player.call('POST /api/messages', {
      body: { toUsername: STABLE.username, ...LETTER },
    });
    expect(letter.status).toBe(404);
    const { body } = await player.call('GET /api/users/search', { query: { q: 'Loch' } });
    expect(body).toEqual([]);
    const blocked = await player.call('PUT /api/blocked-players/:id', { params: { id: STABLE.id } });
    expect(blocked.status).toBe(404);
  });

  test('does not count among the players, nor among those who are here', async () => {
    const before = await app.db.selectFrom('players').select('id').where('houseStable', 'is', null).execute();
    const { body } = await (await app.newPlayer()).call('GET /api/search/counts');
    expect(body.players.count).toBe(before.length + 1);
  });
});
