import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { readValues, type Values } from '../../../game/breeding/values/stored-values.ts';
import { changeBetween } from '../../../game/breeding/values/value-row.ts';
import { bornAtAge, reachesAgeAt } from '../../../game/horses/age.ts';
import { readBodyWords } from '../../../game/horses/form/body-words.ts';
import { FORM_TRAITS } from '../../../game/horses/form/form.ts';
import { PROFILE_FROM } from '../../../game/horses/form/trait-rows.ts';
import { plainBody } from '../../../game/horses/form/plain-body.ts';
import { DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { aFamily } from '../../../world/family.ts';
import { appForFile, type TestApp } from '../../testing/app/test-app.ts';
import { auditBooks } from '../../audit/audit-books.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeHorse } from '../../testing/builders/stable.ts';
import { solveWorld } from './solve-world.ts';

const app = await appForFile();
const anna = await app.newPlayer();

const TROT = FORM_TRAITS.indexOf('trot');

/** A usual Hanoverian, with this much more trot. */
function formWith(trot: number): number[] {
  const { form } = plainBody(
    'hanoverian',
    DISCIPLINES.map(() => 500_000),
  );
  return form.map((value, at) => (at % FORM_TRAITS.length === TROT ? value + trot : value));
}

const USUAL_TROT = (formWith(0)[TROT] ?? 0) / 1000;

/** Two usual parents, and a foal of so many months with a great trot. */
async function aFamilyWith(months: number) {
  const now = app.clock.now();
  const family = aFamily(anna.id);
  const usual = { breed: 'hanoverian', form: formWith(0), createdAt: now } as const;
  const sire = family.founder('Sire', 'stallion', usual);
  const dam = family.founder('Dam', 'mare', usual);
  const foal = family.foal('Foal', sire, dam, {
    ...usual,
    form: formWith(3000),
    bornAt: bornAtAge(months, now),
  });
  await family.save(app.db);
  return { sire: sire.id, dam: dam.id, foal: foal.id };
}

async function valuesOf(id: string): Promise<{ values: Values | undefined; dueAt: Date | null }> {
  const row = await app.db
    .selectFrom('breeding_values')
    .select(['estimates', 'dueAt'])
    .where('horseId', '=', id)
    .executeTakeFirstOrThrow();
  return { values: row.estimates ? readValues(row.estimates) : undefined, dueAt: row.dueAt };
}

const trotOf = async (id: string) => (await valuesOf(id)).values?.estimates[TROT] ?? Number.NaN;
const runDue = (on: TestApp) => on.pass(0);
const HOUR = 3600;

test('a founder is judged by its own body, a foal by its parents until its own profile', async () => {
  const { sire, dam, foal } = await aFamilyWith(35);
  expect((await valuesOf(foal)).values).toBeUndefined();
  await runDue(app);
  for (const id of [sire, dam, foal]) expect(await trotOf(id)).toBeCloseTo(USUAL_TROT);
  expect(await valuesOf(sire)).toMatchObject({ dueAt: null });
  const young = await valuesOf(foal);
  expect(young.dueAt).toBeInstanceOf(Date);

  await app.pass(11 * HOUR);
  const grown = await valuesOf(foal);
  expect(grown.dueAt).toBeNull();
  expect(await trotOf(foal)).toBeGreaterThan(USUAL_TROT + 0.8);
  expect(await trotOf(foal)).toBeLessThan(USUAL_TROT + 1.5);
  for (const id of [sire, dam]) expect(await trotOf(id)).toBeGreaterThan(USUAL_TROT + 0.3);
  for (const [level, each] of (grown.values?.reliability ?? []).entries())
    expect(each).toBeGreaterThan(young.values?.reliability[level] ?? 1);
});

test('profiles of its siblings change what lists expect of a young horse', async () => {
  const now = app.clock.now();
  const family = aFamily(anna.id);
  const usual = { breed: 'hanoverian', form: formWith(0), createdAt: now } as const;
  const [sire, dam] = [family.founder('Sire', 'stallion', usual), family.founder('Dam', 'mare', usual)];
  for (let number = 0; number < 8; number++)
    family.foal(`Sibling ${number}`, sire, dam, {
      ...usual,
      form: formWith(3000),
      bornAt: bornAtAge(35, now),
    });
  const young = family.foal('Young', sire, dam, { ...usual, bornAt: bornAtAge(10, now) });
  await family.save(app.db);
  const wordsOf = async () => {
    const { expectedBodyWords } = await app.db
      .selectFrom('horses')
      .select('expectedBodyWords')
      .where('id', '=', young.id)
      .executeTakeFirstOrThrow();
    return readBodyWords(expectedBodyWords);
  };
  await runDue(app);
  expect(await wordsOf()).toEqual([]);
  await app.pass(11 * HOUR);
  expect(await wordsOf()).toEqual(['good trot']);
});

test('an hourglass brings the profile forward', async () => {
  const { foal } = await aFamilyWith(30);
  await runDue(app);
  const { dueAt } = await valuesOf(foal);
  const { bornAt } = await app.db
    .selectFrom('horses')
    .select('bornAt')
    .where('id', '=', foal)
    .executeTakeFirstOrThrow();
  await changeHorse(app.db, foal, { bornAt: new Date(bornAt.getTime() - HOUR * 1000) });
  const moved = await valuesOf(foal);
  expect((dueAt?.getTime() ?? 0) - (moved.dueAt?.getTime() ?? 0)).toBe(HOUR * 1000);
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test.runIf(inject('databaseTemplate').kind !== 'embedded').each([
  ['the job', () => runDue(app)],
  ['the full solution', () => inTransaction(app.db, (tx) => solveWorld(tx, app.clock.now()))],
])('an hourglass that commits while %s solves the horse counts', async (_, solve) => {
  const { foal } = await aFamilyWith(30);
  const hourglass = await app.database.pool.connect();
  await hourglass.query('begin');
  await hourglass.query(`update horses set born_at = born_at - interval '1 hour' where id = $1`, [foal]);
  const solved = solve();
  await expect.poll(async () => (await app.database.pool.query(WAITING)).rowCount).toBeGreaterThan(0);
  await hourglass.query('commit');
  hourglass.release();
  await solved;
  const { values, dueAt } = await valuesOf(foal);
  expect(values).toBeDefined();
  const bornAt = new Date(bornAtAge(30, app.clock.now()).getTime() - HOUR * 1000);
  expect(dueAt).toEqual(reachesAgeAt(bornAt, PROFILE_FROM));
});

test('what fails is still due, and is solved once it can be', async () => {
  const { sire, foal } = await aFamilyWith(35);
  await runDue(app);
  await sql`create function fail_here() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    app.db,
  );
  await sql`create trigger fail_here before update of due_at on breeding_values for each row execute function fail_here()`.execute(
    app.db,
  );
  const before = await valuesOf(foal);
  await expect(app.pass(11 * HOUR)).rejects.toThrow();
  await sql`drop trigger fail_here on breeding_values`.execute(app.db);
  expect(await valuesOf(foal)).toEqual(before);
  expect(await trotOf(sire)).toBeCloseTo(USUAL_TROT);
  await runDue(app);
  expect(await trotOf(sire)).toBeGreaterThan(USUAL_TROT + 0.3);
});

test('a full solution finds what jobs found, and mends a changed number that the audit finds', async () => {
  const { sire } = await aFamilyWith(36);
  await runDue(app);
  const all = async () =>
    new Map(
      (await app.db.selectFrom('breeding_values').select(['horseId', 'estimates', 'dueAt']).execute()).map(
        ({ horseId, estimates, dueAt }) => [horseId, { estimates, dueAt }],
      ),
    );
  const solve = () => inTransaction(app.db, (tx) => solveWorld(tx, app.clock.now()));
  const byJobs = await all();
  await solve();
  const anew = await all();
  expect(anew.size).toBe(byJobs.size);
  for (const [id, { estimates, dueAt }] of byJobs) {
    const solved = anew.get(id);
    if (!estimates || !solved?.estimates) throw new Error(`${id} is not solved`);
    expect(solved.dueAt).toEqual(dueAt);
    expect(changeBetween(readValues(estimates), readValues(solved.estimates))).toBeLessThan(0.1);
  }
  expect(await solve()).toMatchObject({ changed: 0 });

  const failing = async () => {
    const { checks } = await auditBooks(app.db, { now: app.clock.now() });
    return checks.find(({ name }) => name === 'breeding_values_recompute');
  };
  expect(await failing()).toMatchObject({ ok: true });
  await sql`update breeding_values set estimates = set_byte(estimates, 22, (get_byte(estimates, 22) + 4) % 256)
    where horse_id = ${sire}`.execute(app.db);
  expect(await failing()).toMatchObject({ ok: false });
  await solve();
  expect(await failing()).toMatchObject({ ok: true });
});

test.runIf(inject('databaseTemplate').kind !== 'embedded')(
  'two servers that solve at once find what one finds',
  async () => {
    const other = await appForFile({ database: app.database, seed: 2 });
    const families = await Promise.all(Array.from({ length: 6 }, () => aFamilyWith(35)));
    await runDue(app);
    await Promise.all([app.pass(11 * HOUR), other.pass(0), other.pass(0)]);
    await Promise.all([runDue(app), runDue(other)]);
    await runDue(app);
    for (const { sire, foal } of families) {
      expect(await valuesOf(foal)).toMatchObject({ dueAt: null });
      expect(await trotOf(sire)).toBeGreaterThan(USUAL_TROT + 0.3);
    }
    const checks = (await auditBooks(app.db, { now: app.clock.now() })).checks;
    expect(checks.find(({ name }) => name === 'breeding_values_recompute')).toMatchObject({ ok: true });
  },
);
