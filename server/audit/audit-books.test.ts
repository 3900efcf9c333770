import { beforeAll, expect, test } from 'vitest';
import { aFedHorse, buyTreats, callVet, enterNext } from '../testing/builders/stable.ts';
import { buyTack, equip, undress, wornBy } from '../testing/builders/tack.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { auditCorrupted, expectCorruptionFound, failing } from '../testing/database/audit.ts';
import { auditBooks } from './audit-books.ts';
import { ARCHIVE_CORRUPTIONS } from './corruptions/archive-queries.ts';
import { BREEDING_CORRUPTIONS } from './corruptions/breeding-queries.ts';
import { SHOWING_WORLD_CORRUPTIONS } from './corruptions/corruptions.ts';
import { PLAYER_SHOW_CORRUPTIONS } from './corruptions/player-show-queries.ts';
import { TRADE_CORRUPTIONS } from './corruptions/trade-queries.ts';
import { completed } from './corruptions/show-queries.ts';
import { INVARIANTS } from './invariants/invariants.ts';
import { BIRTH_CHECKS } from './replays/replay-births.ts';
import { REPLAYED_CHECKS } from './replays/replay-show.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

const app = await appForFile();
beforeAll(async () => {
  const stables = [];
  for (const guild of ['rider', 'equilibrium', 'trainer'] as const) {
    const player = await app.newPlayer(guild);
    await buyTreats(player, 'sugar');
    stables.push({ player, horse: await aFedHorse(player) });
  }
  for (const { player, horse } of stables.slice(0, 1)) {
    const { saddle = '' } = await wornBy(player, horse);
    await undress(player, horse);
    await equip(player, horse, saddle);
    await buyTack(player, 'saddle');
  }
  for (const { player, horse } of stables.slice(1)) await undress(player, horse);
  for (const { player, horse } of stables) await enterNext(player, horse, 3);
  for (const { player, horse } of stables) await callVet(player, horse, 'checkup');
  for (const { player, horse } of stables.slice(0, 1))
    await player.call('POST /api/horses/:id/health-test', { params: { id: horse } });
  await app.pass(24 * 3600);
  for (const { player, horse } of stables.slice(1)) await enterNext(player, horse, 2);
  for (const { player, horse } of stables.slice(1)) await callVet(player, horse, 'vet_shots');
});

test('a world made by calls passes with every show replayed', async () => {
  const report = await auditBooks(app.db, { replay: 'all' });
  expect(failing(report)).toEqual([]);
  expect(report).toMatchObject({ ok: true, players: 3, horses: 3, accounts: 3, entries: 13, shows: 5 });
  expect(report.replayed).toEqual({ shows: 5, of: 5, ofOtherRules: 0 });
  expect(report.coins).toBe(-report.house);
});

test('a sample is as large as requested', async () => {
  expect(await auditBooks(app.db, { replay: 3 })).toMatchObject({ ok: true, replayed: { shows: 3, of: 5 } });
});

test.each(SHOWING_WORLD_CORRUPTIONS)('$check: $by', (corruption) =>
  expectCorruptionFound(app.db, corruption),
);

test('every check has a corruption that it finds', () => {
  const corruptions = [
    ...SHOWING_WORLD_CORRUPTIONS,
    ...BREEDING_CORRUPTIONS,
    ...PLAYER_SHOW_CORRUPTIONS,
    ...TRADE_CORRUPTIONS,
    ...ARCHIVE_CORRUPTIONS,
  ];
  const corrupted = new Set(corruptions.map(({ check }) => check));
  const all = [...INVARIANTS.map(({ name }) => name), ...REPLAYED_CHECKS, ...BIRTH_CHECKS];
  expect(all.filter((name) => !corrupted.has(name))).toEqual([]);
});

test('placings of shows under old rules are not recomputed', async () => {
  const by = `with old as (update shows set rules_version = 0 where id = ${completed}) update show_entries set score = 1 where show_id = ${completed}`;
  const report = await auditCorrupted(app.db, { check: 'scores_recompute', by });
  expect(failing(report)).toEqual(['disciplines_of_horses_equal_their_placings']);
  expect(report.replayed.ofOtherRules).toBe(1);
});

test('where no server runs, nothing is overdue', async () => {
  const now = new Date(app.clock.now().getTime() + REAL_MS_PER_DAY);
  const overdue = ['no_vet_request_is_overdue', 'no_open_show_is_overdue'];
  expect(failing(await auditBooks(app.db, { now }))).toEqual(overdue);
  const report = await auditBooks(app.db, { now, jobsRun: false });
  const skipped = report.checks.filter((check) => check.skipped).map(({ name }) => name);
  expect(skipped).toEqual(expect.arrayContaining(overdue));
  expect(skipped.every((name) => name.endsWith('_is_overdue'))).toBe(true);
  expect(failing(report)).toEqual([]);
});
