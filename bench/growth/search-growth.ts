import { sql } from 'kysely';
import { seedWorld } from '../../world/seed-world.ts';
import type { Size } from '../findings.ts';
import { settlePlayers } from '../fixtures/stables.ts';
import { inDatabase, type Lab } from '../lab.ts';
import { figuresOf, type Round } from '../load/figures.ts';
import { load, overAndOver } from '../load/load.ts';
import { prepareSteps, type PreparedStep, type Step } from '../load/request.ts';
import type { Measurement } from '../measurement.ts';
import type { BenchDatabase } from '../databases/bench-database.ts';
import { startGame, type Program } from '../programs.ts';
import { alike, type Answered } from './alike.ts';
import { buffersOf } from './buffers.ts';
import { enlargeWorld, type WorldSize } from './large-world.ts';
import { SEARCHES, searchCalls, type SearchCaller, type Search } from './search-calls.ts';

const CALLERS = 10;
const SMALL_HORSES = 10_000;
const MOST = { buffers: 1.5, p50: 1.5, p99Ms: 60 } as const;

type OfEach<T> = Readonly<Record<Search, T>>;

interface World {
  readonly database: BenchDatabase;
  readonly game: Program;
  /** Before both worlds' pages are cut to equal length. */
  readonly questions: OfEach<readonly Answered[]>;
}

interface Measured {
  readonly steps: readonly PreparedStep[];
  /** Mean over all steps. */
  readonly buffers: number;
}

/** Searches and lists in a large and a small world, one request at a time. */
export const searchGrowth: Measurement = {
  name: 'search growth',
  on: 'postgres',
  long: true,
  async take(lab) {
    const { horses } = lab.pace.search;
    const fixture = await lab.makeFixture('empty', async (db, now) => {
      await seedWorld(db, { players: 50, horses: 400, seed: 'search', now });
      const players = await settlePlayers(db, { now, players: CALLERS, horsesEach: 1 });
      const callers = players.flatMap(({ token, horses: [horse] }): SearchCaller[] =>
        horse ? [{ token, mare: horse.id }] : [],
      );
      await sql`update horses set sex = 'mare' where id = any(${callers.map(({ mare }) => mare)}::uuid[])`.execute(
        db,
      );
      return { now, callers };
    });
    const { prepared } = fixture;
    const database = await lab.copy(fixture.database);
    const small = await serve(lab, fixture.database, sizeFor(Math.min(SMALL_HORSES, horses)), prepared);
    const large = await serve(lab, database, sizeFor(horses), prepared);
    const sizes: Size[] = [];
    for (const search of SEARCHES) sizes.push(...(await compare(lab, search, { small, large })));
    for (const world of [small, large]) {
      await world.game.stop();
      await lab.drop(world.database);
    }
    const note = `${horses.toLocaleString('en')} horses against ${SMALL_HORSES.toLocaleString('en')}`;
    return sizes.map((size) => ({ ...size, note: `${size.note}; ${note}` }));
  },
};

const sizeFor = (horses: number): WorldSize => ({ horses, players: horses / 10, listings: horses / 5 });

async function serve(
  lab: Lab,
  database: BenchDatabase,
  size: WorldSize,
  { now, callers }: { readonly now: Date; readonly callers: readonly SearchCaller[] },
): Promise<World> {
  const begun = performance.now();
  const calls = await inDatabase(database, async (db) => {
    await enlargeWorld(db, size, now);
    await sql`vacuum analyze`.execute(db);
    return await searchCalls(db, callers);
  });
  lab.log(`${size.horses} horses made in ${Math.round((performance.now() - begun) / 1000)} s`);
  const questions = {} as Record<Search, readonly Answered[]>;
  for (const search of SEARCHES) {
    const steps = prepareSteps(calls[search]);
    const { replies } = (await recordInOrder(lab, database, steps)).recording;
    questions[search] = calls[search].map((step, index) => {
      const reply = replies.get(steps[index]?.requests[0]?.id ?? -1);
      return { step, rows: Array.isArray(reply) ? reply.length : undefined };
    });
  }
  return { database, game: await startGame(database), questions };
}

const recordInOrder = (lab: Lab, database: BenchDatabase, steps: readonly PreparedStep[]) =>
  lab.record(database, steps, { inPlace: true, inOrder: true });

async function measureBuffers(lab: Lab, { database }: World, questions: readonly Step[]): Promise<Measured> {
  const steps = prepareSteps(questions);
  const { recording } = await recordInOrder(lab, database, steps);
  const each = await buffersOf(database.settings.databaseUrl ?? '', recording, steps, 'force_custom_plan');
  each.forEach((count, index) => lab.log(`${count} buffers: ${steps[index]?.requests[0]?.name}`));
  return { steps, buffers: each.reduce((sum, count) => sum + count, 0) / each.length };
}

interface Both {
  readonly small: World;
  readonly large: World;
}

async function compare(
  lab: Lab,
  search: Search,
  { small, large }: Both,
): Promise<(Size & { note: string })[]> {
  const same = alike(small.questions[search], large.questions[search]);
  const measured = {
    small: await measureBuffers(lab, small, same.one),
    large: await measureBuffers(lab, large, same.other),
  };
  const full = prepareSteps(large.questions[search].map(({ step }) => step));
  const rounds = { small: [] as Round[], large: [] as Round[], full: [] as Round[] };
  const { pace, log } = lab;
  for (let round = 0; round <= pace.rounds; round++) {
    for (const [which, { game }, steps] of [
      ['small', small, measured.small.steps],
      ['large', large, measured.large.steps],
      ['full', large, full],
    ] as const) {
      const forMs = round === 0 ? pace.warmUpMs / 2 : pace.roundMs / 2;
      const sample = await load({ port: game.port, next: overAndOver(steps), forMs, connections: 1 });
      if (round > 0) rounds[which].push({ ...sample, cpuSeconds: null });
    }
  }
  const figures = {
    small: figuresOf(rounds.small),
    large: figuresOf(rounds.large),
    full: figuresOf(rounds.full),
  };
  const finding = (what: string, of: string, value: number, most: number, note: string) => {
    log(`${search}: ${what} ${value.toFixed(2)} (${note})`);
    const aims = [{ aim: `at most ${most}`, met: value <= most }];
    return { kind: 'size' as const, name: `growth of ${search}: ${what}`, of, value, aims, note };
  };
  const against = (after: number | null, before: number | null) =>
    `${(after ?? 0).toFixed(1)} against ${(before ?? 0).toFixed(1)}`;
  const times = 'times as much';
  const [before, after] = [measured.small.buffers, measured.large.buffers];
  const [p50Before, p50After] = [figures.small.p50 ?? 0, figures.large.p50 ?? 0];
  return [
    finding('buffers', times, after / before, MOST.buffers, against(after, before)),
    finding('p50', times, p50After / p50Before, MOST.p50, against(p50After, p50Before)),
    finding('p99', 'ms', figures.full.p99 ?? 0, MOST.p99Ms, 'full pages'),
  ];
}
