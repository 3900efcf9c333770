import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { auditBooks } from '../audit/audit-books.ts';
import { findSecret } from '../clock/world.ts';
import { inTransaction } from '../db/transaction.ts';
import { foundHouseStables } from '../founding/house-stables/found-house-stables.ts';
import { appForFile, appForTest } from '../testing/app/test-app.ts';
import { aMare, request } from '../testing/builders/breeding.ts';
import { leaveCoins } from '../testing/builders/stable.ts';
import { failing } from '../testing/database/audit.ts';

const STABLES = 3;
const app = await appForFile({ houseStables: 'auto' });
beforeAll(() =>
  inTransaction(app.db, async (tx) => foundHouseStables(tx, app.clock.now(), await findSecret(tx), STABLES)),
);

test('two processes visit no stable twice', async () => {
  await app.newPlayer();
  const other = await appForTest({ houseStables: 'auto', database: app.database });
  await app.db.updateTable('house_stables').set({ visitsAt: app.clock.now() }).execute();
  for (let minute = 0; minute <= STABLES; minute += 1) {
    await Promise.all([app.pass(30), other.pass(0), app.pass(0), other.pass(30)]);
  }
  const { rows } = await sql<{ entries: number }>`
    select count(entry.id)::integer as entries from house_stables stable
    left join show_entries entry on entry.player_id = stable.player_id
      and entry.entered_at >= stable.visited_at
    group by stable.player_id`.execute(app.db);
  expect(rows).toHaveLength(STABLES);
  expect(rows.every(({ entries }) => entries > 0 && entries <= 4)).toBe(true);
});

test('on Monday purses are set while house stallions are paid, and no coin is lost', async () => {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 50_000, 50_000);
  const studs = await app.db
    .selectFrom('studs')
    .select(['stallionId', 'fee'])
    .orderBy('stallionId')
    .limit(STABLES)
    .execute();
  const mares: string[] = [];
  for (const _ of studs) mares.push(await aMare(app, player));
  const now = app.clock.now();
  const visitedAt = new Date(now.getTime() - 7 * REAL_MS_PER_DAY);
  await app.db.updateTable('house_stables').set({ visitsAt: now, visitedAt }).execute();
  const asked = studs.map(({ stallionId, fee }, nth) => request(player, mares[nth] ?? '', stallionId, fee));
  const [answers] = await Promise.all([Promise.all(asked), app.pass(1)]);
  // The visit may have been first, with other studs or another fee.
  const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
  expect(codes).toContain('ok');
  expect(['ok', 'NOT_AT_STUD', 'FEE_CHANGED']).toEqual(expect.arrayContaining(codes));
  for (let minute = 0; minute < STABLES; minute += 1) await app.pass(60);
  expect(failing(await auditBooks(app.db))).toEqual([]);
});
