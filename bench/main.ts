import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DatabaseKind } from '../server/db/open-database.ts';
import { openLab, type Lab } from './lab.ts';
import { type Finding, type FindingRecord } from './findings.ts';
import { FULL_PACE, QUICK_PACE } from './pace.ts';
import { MEASUREMENTS } from './measurements.ts';
import { buildFloor } from './programs.ts';
import { saveFindings } from './report/save-findings.ts';
import { reportOf } from './report/table.ts';
import { HOUR } from '../game/game-time.ts';

const USAGE = `npm run bench -- [--only name[,name]] [--database embedded|postgres|both] [--quick] [--horses N] [--save] [--profile folder]
  --only      measurements whose name contains this (long ones only so); there are: ${MEASUREMENTS.map(({ name }) => name).join(', ')}
  --database  both by default; PostgreSQL is that of DATABASE_URL, else one started for this
  --quick     short rounds, to see that it works
  --horses    in the large world of 'search growth'; 1,000,000 by default
  --save      adds the figures to docs/bench.jsonl and docs/bench.md
  --profile   writes profiles of the servers' processor time into this folder`;

const DATABASES = {
  embedded: ['embedded'],
  postgres: ['postgres'],
  both: ['embedded', 'postgres'],
} as const satisfies Record<string, readonly DatabaseKind[]>;

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      database: { type: 'string', default: 'both' },
      quick: { type: 'boolean', default: false },
      horses: { type: 'string' },
      save: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  const names = values.only?.split(',');
  const measurements = MEASUREMENTS.filter(({ name, long }) =>
    names ? names.some((part) => name.includes(part)) : !long,
  );
  if (measurements.length === 0) throw new Error(`Nothing that is measured is called ${values.only}`);
  const databases = Object.entries(DATABASES).find(([name]) => name === values.database)?.[1];
  if (!databases) throw new Error(`--database takes ${Object.keys(DATABASES).join(', ')}`);
  return { ...values, measurements, databases };
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function commit(): string {
  const head = git('rev-parse', '--short', '--verify', 'HEAD');
  if (!head) return 'none';
  return git('status', '--porcelain') === '' ? head : `${head}+`;
}

function log(sentence: string): void {
  console.error(sentence);
}

let lab: Lab | undefined;
const lines: FindingRecord[] = [];

async function bench(): Promise<void> {
  const { measurements, databases, quick, horses, profile } = readOptions();
  const pace = quick ? QUICK_PACE : FULL_PACE;
  const where = { commit: commit(), node: process.versions.node, cpus: cpus().length };
  await buildFloor();
  for (const [index, database] of databases.entries()) {
    log(`Making a world on ${database}`);
    lab = await openLab(database, {
      pace: horses === undefined ? pace : { ...pace, search: { horses: Number(horses) } },
      profileTo: profile,
      log: (sentence) => log(`  ${sentence}`),
    });
    for (const measurement of measurements) {
      if (measurement.once && index > 0) continue;
      if (measurement.on && measurement.on !== database) continue;
      log(`${measurement.name}, on ${lab.description}`);
      const findings = await inTime(
        measurement.take(lab),
        measurement.long ? LONGEST_OF_LONG_MS : LONGEST_MS,
      );
      const date = new Date().toISOString();
      const taken = { date, ...where, database, databaseDescription: lab.description };
      lines.push(...findings.map((finding) => ({ ...taken, ...finding })));
    }
    await lab.close();
  }
}

/** Only a dead process takes this long. */
const LONGEST_MS = 600_000;
const LONGEST_OF_LONG_MS = HOUR;

async function inTime(taking: Promise<readonly Finding[]>, longestMs: number): Promise<readonly Finding[]> {
  const tooLong = wait(longestMs, undefined, { ref: false }).then(() => {
    throw new Error(`It was not done after ${longestMs / 1000} s`);
  });
  return Promise.race([taking, tooLong]);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void (lab?.close() ?? Promise.resolve()).finally(() => process.exit(1));
  });
}

let failed = false;
try {
  await bench();
} catch (error) {
  failed = true;
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  console.error(`\n${USAGE}`);
  await lab?.close();
}
if (lines.length > 0) console.log(`\n${reportOf(lines)}`);
if (!failed && readOptions().save) saveFindings(lines);
process.exit(failed ? 1 : 0);
