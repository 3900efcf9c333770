import { beforeAll, expect, test } from 'vitest';
import { expectCorruptionFound, failing } from '../testing/database/audit.ts';
import { aCreator, aShow, entered } from '../testing/builders/player-shows.ts';
import { aFedHorse, leaveCoins } from '../testing/builders/stable.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { auditBooks } from './audit-books.ts';
import { PLAYER_SHOW_CORRUPTIONS } from './corruptions/player-show-queries.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

const app = await appForFile();
beforeAll(async () => {
  const [creator, other] = [await aCreator(app), await aCreator(app)];
  const player = await app.newPlayer();
  const horse = await aFedHorse(player);
  await leaveCoins(app, player, 500, 60);
  const soon = new Date(app.clock.now().getTime() + REAL_MS_PER_DAY).toISOString();
  await entered(player, await aShow(creator, { scheduled_date: soon }), horse);
  await app.pass(24 * 3600);
  await entered(player, await aShow(other), horse);
});

test('a completed show and an open one pass', async () => {
  const report = await auditBooks(app.db, { replay: 'all' });
  expect(failing(report)).toEqual([]);
  expect(report).toMatchObject({ shows: 2, entries: 2, replayed: { shows: 2 } });
  expect(report.coins).toBe(-report.house);
});

test.each(PLAYER_SHOW_CORRUPTIONS)('$check: $by', async (corruption) => {
  await expectCorruptionFound(app.db, corruption);
});
