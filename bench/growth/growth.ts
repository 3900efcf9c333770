import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import { seedWorld } from '../../world/seed-world.ts';
import { inDatabase, type Lab } from '../lab.ts';
import { figuresOf, type Round } from '../load/figures.ts';
import { load, overAndOver } from '../load/load.ts';
import { prepareSteps, type PreparedStep } from '../load/request.ts';
import type { Size } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import type { BenchDatabase } from '../databases/bench-database.ts';
import { startGame, type Program } from '../programs.ts';
import { callsOf, findPlayers, KINDS, type Caller, type Kind } from './calls.ts';
import { buffersOf } from './buffers.ts';
import { multiplyWorld } from './multiply-world.ts';

/** Enough for about five starts per horse. */
const STARTS = 0.5;
/** Few, to avoid queueing. */
const CONNECTIONS = 2;

const MOST_BUFFERS = 1.5;
const MOST_P50 = 1.5;
const MOST_P99 = 2.5;

interface World {
  readonly database: BenchDatabase;
  readonly game: Program;
  readonly steps: Readonly<Record<Kind, readonly PreparedStep[]>>;
  readonly buffers: Readonly<Record<Kind, number>>;
}

/** Lists and results in a much larger world, alternating between the worlds. */
export const growth: Measurement = {
  name: 'growth',
  on: 'postgres',
  long: true,
  async take(lab) {
    const { players, horses, times } = lab.pace.growth;
    const fixture = await lab.makeFixture('empty', async (db, now) => {
      const { completedEntries } = await seedWorld(db, {
        players,
        horses,
        seed: 'growth',
        now,
        starts: STARTS,
      });
      // No show may run during the measurement.
      await sql`update shows set runs_at = runs_at + interval '2 days' where status = 'open'`.execute(db);
      await sql`update show_entries set runs_at = runs_at + interval '2 days' where status = 'pending'`.execute(
        db,
      );
      return { now, completedEntries, callers: await findPlayers(db) };
    });
    const { callers, now, completedEntries } = fixture.prepared;
    lab.log(`${horses} horses with ${completedEntries} completed entries`);
    const begun = performance.now();
    const database = await lab.copy(fixture.database);
    await inDatabase(database, (db) => multiplyWorld(db, times, lab.log));
    const small = await serve(lab, fixture.database, { now, callers, copies: 1 });
    const large = await serve(lab, database, { now, callers, copies: times });
    const size = await inDatabase(database, sizeOf);
    const note = `${formatCount(horses * times)} horses and ${formatCount(completedEntries * times)} completed entries against ${formatCount(horses)} and ${formatCount(completedEntries)}; ${size} made in ${Math.round((performance.now() - begun) / 1000)} s`;
    lab.log(note);

    const sizes: Size[] = [];
    for (const kind of KINDS) sizes.push(...(await compare(lab, kind, { small, large })));
    for (const world of [small, large]) {
      await world.game.stop();
      await lab.drop(world.database);
    }
    return sizes.map((found) => ({ ...found, note: `${found.note}; ${note}` }));
  },
};

async function sizeOf(db: Db): Promise<string> {
  const { rows } = await sql<{ size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
  return rows[0]?.size ?? '';
}

async function serve(
  lab: Lab,
  database: BenchDatabase,
  input: { now: Date; callers: readonly Caller[]; copies: number },
): Promise<World> {
  const calls = await inDatabase(database, async (db) => {
    const calls = await callsOf(db, input);
    await sql`vacuum analyze`.execute(db);
    return calls;
  });
  const steps = { leaderboards: [], 'show lists': [], results: [] } as Record<Kind, readonly PreparedStep[]>;
  const buffers = { leaderboards: 0, 'show lists': 0, results: 0 };
  for (const kind of KINDS) {
    steps[kind] = prepareSteps(calls[kind]);
    const { recording } = await lab.record(database, steps[kind], { inPlace: true });
    const each = await buffersOf(database.settings.databaseUrl ?? '', recording, steps[kind]);
    buffers[kind] = each.reduce((sum, count) => sum + count, 0) / each.length;
    for (const line of dearest(steps[kind], each)) lab.log(line);
  }
  return { database, game: await startGame(database), steps, buffers };
}

const MOST_LOGGED = 5;

function dearest(steps: readonly PreparedStep[], buffers: readonly number[]): string[] {
  const calls = steps.map(({ requests }, index) => ({
    name: requests[0]?.name,
    buffers: buffers[index] ?? 0,
  }));
  const sorted = calls.toSorted((one, other) => other.buffers - one.buffers);
  return sorted.slice(0, MOST_LOGGED).map((call) => `${call.buffers} buffers: ${call.name}`);
}

type Both = Readonly<Record<'small' | 'large', World>>;

async function compare({ pace, log }: Lab, kind: Kind, both: Both): Promise<(Size & { note: string })[]> {
  const rounds = { small: [] as Round[], large: [] as Round[] };
  for (let round = 0; round <= pace.rounds; round++) {
    for (const which of round % 2 === 1 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const { game, steps } = both[which];
      const forMs = round === 0 ? pace.warmUpMs : pace.roundMs;
      const sample = await load({
        port: game.port,
        next: overAndOver(steps[kind]),
        forMs,
        connections: CONNECTIONS,
      });
      if (round > 0) rounds[which].push({ ...sample, cpuSeconds: null });
    }
  }
  const [small, large] = [figuresOf(rounds.small), figuresOf(rounds.large)];
  const finding = (what: string, [before = 0, after = 0]: readonly (number | null)[], most: number) => {
    const value = (after ?? 0) / (before ?? 0);
    const note = `${(after ?? 0).toFixed(1)} against ${(before ?? 0).toFixed(1)}`;
    log(`${kind}: ${what} ${value.toFixed(2)} (${note})`);
    const aims = [{ aim: `at most ${most}`, met: value <= most }];
    return {
      kind: 'size' as const,
      name: `growth of ${kind}: ${what}`,
      of: 'times as much',
      value,
      aims,
      note,
    };
  };
  return [
    finding('buffers', [both.small.buffers[kind], both.large.buffers[kind]], MOST_BUFFERS),
    finding('p50', [small.p50, large.p50], MOST_P50),
    finding('p99', [small.p99, large.p99], MOST_P99),
  ];
}

const formatCount = (count: number) => count.toLocaleString('en');
