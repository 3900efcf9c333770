import { sql } from 'kysely';
import { bornAtAge } from '../../game/horses/age.ts';
import { PROFILE_FROM } from '../../game/horses/form/trait-rows.ts';
import { rngFromNumber } from '../../game/rng.ts';
import { liftTimeLimits } from '../../server/audit/audit-queries.ts';
import { solveWorld } from '../../server/breeding/values/solve-world.ts';
import { valuesJob } from '../../server/breeding/values/values-job.ts';
import type { Db } from '../../server/db/connection.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { seedWorld } from '../../world/seed-world.ts';
import type { Size } from '../findings.ts';
import { inDatabase } from '../lab.ts';
import { percentile } from '../load/figures.ts';
import type { Measurement } from '../measurement.ts';

const PROFILES = 60;
const PROFILE_MS = 10;
const WORLD_SECONDS = 30;

/** Breeding values in the database: of a family after a profile, and of a large world anew. */
export const storedValues: Measurement = {
  name: 'stored values',
  on: 'postgres',
  long: true,
  async take(lab) {
    const { horses, players, times } = lab.pace.growth;
    const seeded = await lab.makeFixture('seeded', publishProfiles);
    await lab.drop(seeded.database);
    const large = await lab.makeFixture('empty', async (db, now) => {
      await seedWorld(db, { players, horses, seed: 'values', now, starts: 0.01 });
      await multiplyHorses(db, times);
      return now;
    });
    const world = await inDatabase(large.database, (db) => solveAnew(db, large.prepared));
    await lab.drop(large.database);
    return [...sizesOfProfiles(seeded.prepared), sizeOfWorld(world)];
  },
};

/** Milliseconds of the job, for one bred horse after the other whose profile is published. */
async function publishProfiles(db: Db, now: Date): Promise<readonly number[]> {
  const bred = await sql<{ id: string; bornAt: Date }>`
    select id, born_at from horses where sire_id is not null and born_at <= ${bornAtAge(PROFILE_FROM, now)}
    order by md5(id::text) limit ${PROFILES}`.execute(db);
  const times: number[] = [];
  for (const { id, bornAt } of bred.rows) {
    const move = (to: Date) => sql`update horses set born_at = ${to} where id = ${id}`.execute(db);
    await move(now);
    await inTransaction(db, (tx) => solveWorld(tx, now));
    await move(bornAt);
    const begun = performance.now();
    const solved = await valuesJob.doSome(db, { now, rng: rngFromNumber(1) });
    times.push(performance.now() - begun);
    if (solved !== 1) throw new Error(`${solved} profiles were published`);
  }
  return times;
}

/** Copies all horses, each family within its copy. */
async function multiplyHorses(db: Db, times: number): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = 'horses'`.execute(db);
  const columns = rows.map(({ column }) => column);
  const values = columns.map((column) =>
    ['id', 'sire_id', 'dam_id'].includes(column)
      ? `overlay(${column}::text placing lpad(to_hex(copy), 8, '0') from 29)::uuid`
      : column,
  );
  await sql
    .raw(
      `insert into horses (${columns.join(', ')}) select ${values.join(', ')}
       from generate_series(1, ${times - 1}) copy cross join horses`,
    )
    .execute(db);
}

async function solveAnew(db: Db, now: Date): Promise<{ readonly seconds: number; readonly horses: number }> {
  await sql`update breeding_values set estimates = decode(repeat('00', 44), 'hex')`.execute(db);
  await sql`vacuum analyze breeding_values`.execute(db);
  const begun = performance.now();
  const { horses } = await inTransaction(db, async (tx) => {
    await liftTimeLimits(tx);
    return solveWorld(tx, now);
  });
  return { seconds: (performance.now() - begun) / 1000, horses };
}

function sizesOfProfiles(times: readonly number[]): Size[] {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return [
    {
      kind: 'size',
      name: 'breeding values after a profile',
      of: 'ms',
      value: p50,
      note: `the job, in the middle of ${times.length} profiles; p99 ${p99.toFixed(1)} ms`,
      aims: [{ aim: `at most ${PROFILE_MS} ms`, met: p50 <= PROFILE_MS }],
    },
  ];
}

function sizeOfWorld({ seconds, horses }: { readonly seconds: number; readonly horses: number }): Size {
  return {
    kind: 'size',
    name: `breeding values of ${horses} horses anew`,
    of: 'seconds',
    value: seconds,
    note: 'read, solved and written by npm run values',
    aims: [{ aim: `at most ${WORLD_SECONDS} s`, met: seconds <= WORLD_SECONDS }],
  };
}
