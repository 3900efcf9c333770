import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFedHorse, buyTreats, callVet, enterNext } from '../testing/stable.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { auditBooks, auditIn, type AuditReport } from './audit-books.ts';
import { completed, DAMAGES, type Damage } from './damage-rows.ts';
import { INVARIANTS } from './invariant-rows.ts';
import { REPLAYED_CHECKS } from './replay-show.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const stables = [];
  for (const guild of ['rider', 'equilibrium', 'trainer'] as const) {
    const player = await app.newPlayer(guild);
    await buyTreats(player, 'sugar');
    stables.push({ player, horse: await aFedHorse(player) });
  }
  for (const { player, horse } of stables) await enterNext(player, horse, 6);
  for (const { player, horse } of stables) await callVet(player, horse, 'checkup');
  await app.pass(24 * 3600);
  for (const { player, horse } of stables.slice(1)) await enterNext(player, horse, 2);
  for (const { player, horse } of stables.slice(1)) await callVet(player, horse, 'vet_shots');
});
afterAll(() => app.close());

const failing = ({ checks }: AuditReport) => checks.filter(({ ok }) => !ok).map(({ name }) => name);

test('a world made by calls passes, every show replayed', async () => {
  const report = await auditBooks(app.db, { replay: 'all' });
  expect(failing(report)).toEqual([]);
  expect(report).toMatchObject({ ok: true, players: 3, horses: 3, accounts: 3, entries: 22, shows: 8 });
  expect(report.replayed).toEqual({ shows: 8, of: 8, ofOtherRules: 0 });
  expect(report.coins).toBe(-report.house);
});

test('a sample is as large as asked for', async () => {
  expect(await auditBooks(app.db, { replay: 3 })).toMatchObject({ ok: true, replayed: { shows: 3, of: 8 } });
});

/** Carries the report out of a transaction so that the damage is undone. */
class Undo extends Error {
  readonly report: AuditReport;
  constructor(report: AuditReport) {
    super('The damage is undone');
    this.report = report;
  }
}

async function auditWith({ without = [], withoutIndex, by }: Damage): Promise<AuditReport> {
  const damaged = app.db.transaction().execute(async (tx) => {
    for (const constraint of without) {
      const [table, name] = constraint.split(' ');
      await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
    }
    if (withoutIndex) await sql.raw(`drop index ${withoutIndex}`).execute(tx);
    const { numAffectedRows = 0n } = await sql.raw(by).execute(tx);
    expect(numAffectedRows).toBeGreaterThan(0n);
    throw new Undo(await auditIn(tx, { replay: 'all' }));
  });
  return damaged.catch((error: unknown) => {
    if (error instanceof Undo) return error.report;
    throw error;
  });
}

test.each(DAMAGES)('$check: $by', async (damage) => {
  const report = await auditWith(damage);
  expect(failing(report).toSorted()).toEqual([damage.check, ...(damage.and ?? [])].toSorted());
  const found = report.checks.find(({ name }) => name === damage.check);
  expect(found?.offending).toBeGreaterThan(0);
  expect(found?.examples.length).toBeGreaterThan(0);
});

test('every check was seen to fail', () => {
  const damaged = new Set(DAMAGES.map(({ check }) => check));
  const all = [...INVARIANTS.map(({ name }) => name), ...REPLAYED_CHECKS];
  expect(all.filter((name) => !damaged.has(name))).toEqual([]);
});

test('shows of other rules keep their placings, whatever today’s rules say', async () => {
  const by = `with old as (update shows set rules_version = 0 where id = ${completed}) update show_entries set score = 1 where show_id = ${completed}`;
  const report = await auditWith({ check: 'scores_recompute', by });
  expect(failing(report)).toEqual([]);
  expect(report.replayed.ofOtherRules).toBe(1);
});

test('where no server runs, nothing is overdue', async () => {
  const now = new Date(app.clock.now().getTime() + 86_400_000);
  const overdue = ['no_vet_request_is_overdue', 'no_open_show_is_overdue'];
  expect(failing(await auditBooks(app.db, { now }))).toEqual(overdue);
  const report = await auditBooks(app.db, { now, dueWorkRuns: false });
  expect(report.checks.filter(({ skipped }) => skipped).map(({ name }) => name)).toEqual(overdue);
  expect(failing(report)).toEqual([]);
});
