import { beforeAll, expect, test } from 'vitest';
import { aFedHorse, buyTreats, callVet, enterNext } from '../testing/builders/stable.ts';
import { buyTack, equip, undress, wornBy } from '../testing/builders/tack.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { auditDamaged, expectDamageFound, failing } from '../testing/database/audit.ts';
import { auditBooks } from './audit-books.ts';
import { ARCHIVE_DAMAGES } from './damages/archive-queries.ts';
import { BREEDING_DAMAGES } from './damages/breeding-queries.ts';
import { SHOWING_WORLD_DAMAGES } from './damages/damages.ts';
import { PLAYER_SHOW_DAMAGES } from './damages/player-show-queries.ts';
import { TRADE_DAMAGES } from './damages/trade-queries.ts';
import { completed } from './damages/show-queries.ts';
import { INVARIANTS } from './invariants/invariants.ts';
import { BIRTH_CHECKS } from './replays/replay-births.ts';
import { REPLAYED_CHECKS } from './replays/replay-show.ts';

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

test('a sample is as large as asked for', async () => {
  expect(await auditBooks(app.db, { replay: 3 })).toMatchObject({ ok: true, replayed: { shows: 3, of: 5 } });
});

test.each(SHOWING_WORLD_DAMAGES)('$check: $by', (damage) => expectDamageFound(app.db, damage));

test('every check has been seen to fail', () => {
  const damages = [
    ...SHOWING_WORLD_DAMAGES,
    ...BREEDING_DAMAGES,
    ...PLAYER_SHOW_DAMAGES,
    ...TRADE_DAMAGES,
    ...ARCHIVE_DAMAGES,
  ];
  const damaged = new Set(damages.map(({ check }) => check));
  const all = [...INVARIANTS.map(({ name }) => name), ...REPLAYED_CHECKS, ...BIRTH_CHECKS];
  expect(all.filter((name) => !damaged.has(name))).toEqual([]);
});

test('placings of shows under old rules are not recomputed', async () => {
  const by = `with old as (update shows set rules_version = 0 where id = ${completed}) update show_entries set score = 1 where show_id = ${completed}`;
  const report = await auditDamaged(app.db, { check: 'scores_recompute', by });
  expect(failing(report)).toEqual(['disciplines_of_horses_equal_their_placings']);
  expect(report.replayed.ofOtherRules).toBe(1);
});

test('where no server runs, nothing is overdue', async () => {
  const now = new Date(app.clock.now().getTime() + 86_400_000);
  const overdue = ['no_vet_request_is_overdue', 'no_open_show_is_overdue'];
  expect(failing(await auditBooks(app.db, { now }))).toEqual(overdue);
  const report = await auditBooks(app.db, { now, dueWorkRuns: false });
  const skipped = report.checks.filter((check) => check.skipped).map(({ name }) => name);
  expect(skipped).toEqual(expect.arrayContaining(overdue));
  expect(skipped.every((name) => name.endsWith('_is_overdue'))).toBe(true);
  expect(failing(report)).toEqual([]);
});
