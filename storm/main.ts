import { parseArgs } from 'node:util';
import { CONTRACT } from '../contract/contract.ts';
import { startPostgres } from '../checks/postgres-server.ts';
import { Machine } from './machine.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    plant: { type: 'string' },
    embedded: { type: 'boolean' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const begun = performance.now();
const minutes = Number(values.minutes ?? 1);
const steps = values.steps === undefined ? Infinity : Number(values.steps);
const server = values.embedded ? undefined : await startPostgres();
const machine = new Machine(seed, new Date('2030-05-01T08:01:00Z'));
machine.takeOver();
// Modules of the server draw when they are loaded.
const { watchStatements } = await import('./statement-faults.ts');
const { Storm } = await import('./storm.ts');
const { World } = await import('./world.ts');
watchStatements();
const world = await machine.run('founding', () => World.open(machine, server?.url));
const storm = new Storm(
  {
    seed,
    isOver: (step) => step >= steps || (steps === Infinity && performance.now() - begun > minutes * 60_000),
    plantAt: values.plant === undefined ? undefined : Number(values.plant),
  },
  machine,
  world,
);
const { granted, refusals, found, ...report } = await storm.run();
const missing = CONTRACT.map(({ method, path }) => `${method} ${path}`).filter((route) => !granted.has(route));
console.log(JSON.stringify({ seed, ...report, granted: granted.size, of: CONTRACT.length }, null, 1));
if (process.env['STORM_MISSING']) for (const route of missing) console.log(`never granted: ${route}: ${[...(refusals.get(route) ?? [])].join(' ')}`);
if (found) console.log(JSON.stringify(found, null, 1));
console.log(`${Math.round(performance.now() - begun)} ms`);
console.log('closing');
await world.close();
console.log('closed');
await server?.stop();
process.exit(found ? 1 : 0);
