import { parseArgs } from 'node:util';
import { startPostgres } from '../checks/postgres-server.ts';
import { CONTRACT } from '../contract/contract.ts';
import { Machine } from './machine.ts';
import type { StormPlan, StormReport } from './report.ts';
import { routeOf } from './requests.ts';
import { MINUTE } from '../game/game-time.ts';

/*
 * `npm run storm [-- --seed N] [--minutes M | --steps N] [--processes 1|3]`: bots play the whole game while faults
 * happen, all drawn from the seed. On one process the same seed and steps give the same answers. `--plant STEP` creates
 * coins without a source at that step. `DATABASE_URL` names an empty database to use; `STORM_LOG=1` prints every call.
 * Exit code 0: no problems; 1: problems found; 2: it could not run.
 */

const START = new Date('2030-05-01T08:01:00Z');

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    processes: { type: 'string' },
    plant: { type: 'string' },
  },
});
const seed = numberOf('seed') ?? Date.now() % 1_000_000;
const processes = numberOf('processes') ?? 1;
const steps = numberOf('steps');
const minutes = numberOf('minutes') ?? 10;
const plantAt = numberOf('plant');
const begun = performance.now();
const lasts = () => (performance.now() - begun) / MINUTE;
const plan: StormPlan = {
  seed,
  isOver: (step) => (steps === undefined ? lasts() > minutes : step >= steps),
  plantAt,
};

const given = process.env['DATABASE_URL'];
const server = given === undefined ? await startPostgres() : undefined;
const databaseUrl = given ?? server?.url ?? '';
const report = processes === 1 ? await onOne() : await onThree();
await server?.stop();
print(report);
process.exit(report.found ? 1 : 0);

async function onOne(): Promise<StormReport> {
  const machine = new Machine(seed, START);
  machine.takeOver();
  // Imported here because some server modules draw chance when they load.
  const { watchStatements } = await import('./statement-faults.ts');
  const { World } = await import('./world.ts');
  const { Storm } = await import('./storm.ts');
  watchStatements();
  const world = await machine.run('founding', () => World.open(machine, databaseUrl, seed));
  const done = await new Storm(plan, machine, world).run();
  await world.close();
  return done;
}

async function onThree(): Promise<StormReport> {
  const { StormOnThree } = await import('./storm-on-three.ts');
  return (await StormOnThree.open(plan, databaseUrl)).run();
}

function print({ granted, waiting, refusals, found, ...counts }: StormReport): void {
  const neverGranted = CONTRACT.map(routeOf).filter((route) => !granted.has(route));
  const calls = `${granted.size} of ${CONTRACT.length} granted`;
  console.log(
    JSON.stringify({ seed, processes, ...counts, calls, neverGranted, waiting: [...waiting.keys()] }),
  );
  if (process.env['STORM_LOG'] === '1')
    for (const route of neverGranted)
      console.error(`Never granted: ${route} ${[...(refusals.get(route) ?? [])].join(' ')}`);
  if (!found) return;
  const plant = plantAt === undefined ? '' : ` --plant ${plantAt}`;
  console.error(`\nWrong at step ${found.step} of seed ${seed}:`);
  for (const problem of found.problems) console.error(`  ${problem}`);
  console.error('The last calls:');
  for (const call of found.calls) console.error(`  ${call}`);
  console.error(
    processes === 1
      ? `This replays it: npm run storm -- --seed ${seed} --steps ${found.step}${plant}`
      : `On ${processes} processes only the plan of faults comes again, not the order of answers: npm run storm -- --seed ${seed} --processes ${processes} --steps ${found.step}`,
  );
}

function numberOf(name: keyof typeof values): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  const isUsable = Number.isFinite(number) && (name !== 'processes' || number === 1 || number === 3);
  if (!isUsable) {
    console.error(`--${name} ${text} is no number that can be used here.`);
    process.exit(2);
  }
  return number;
}
