import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { makeScratch } from './scratch.ts';
import type { FileTime, VitestReport } from './vitest-report.ts';

/*
 * `npm test`: types, lint and build first; then every suite, even after a failure; then the ten slowest tests and one
 * line of totals.
 */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly times: readonly FileTime[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { projectName: string; results: { duration: number }[] }[] }[];
}

if (!(await succeed(['types', 'lint', 'build']))) process.exit(1);

const OUT = 'node_modules/.cache/test-results';
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const scratch = makeScratch();
// On interruption the running suite gets the same signal.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs these scripts of package.json in parallel, each on one core: the compiler and the linter, which are written in
 * Go, do some work twice on two.
 */
async function succeed(scripts: readonly string[]): Promise<boolean> {
  const env = { ...process.env, GOMAXPROCS: '1' };
  const codes = await Promise.all(
    scripts.map(async (script) => {
      const [code] = await once(spawn('npm', ['run', '-s', script], { stdio: 'inherit', env }), 'close');
      return code as number | null;
    }),
  );
  return codes.every((code) => code === 0);
}

async function vitest(): Promise<Outcome> {
  const succeeded = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=./checks/vitest-report.ts'],
    { REPORT_FILE: `${OUT}/vitest.json` },
  );
  const report = read('vitest.json') as VitestReport | undefined;
  if (!report) return { passed: 0, failed: 1, times: [] };
  return { ...report, failed: failures(succeeded, report.failed) };
}

async function playwright(): Promise<Outcome> {
  const succeeded = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${OUT}/playwright.json`,
  });
  const report = read('playwright.json') as PlaywrightReport | undefined;
  if (!report) return { passed: 0, failed: 1, times: [] };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: failures(succeeded, unexpected + flaky + report.errors.length),
    times: report.suites.flatMap(journeyTimes),
  };
}

/** A file that does not load, or an error outside a test, counts as one failure. */
function failures(succeeded: boolean, failed: number): number {
  return succeeded ? failed : Math.max(1, failed);
}

function journeyTimes(suite: PlaywrightSuite): FileTime[] {
  const own = suite.specs.flatMap(({ tests }) =>
    tests.map(({ projectName, results }) => ({
      file: `journeys/${suite.file}`,
      project: projectName,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(journeyTimes)];
}

/** The ten slowest test files, the tests of a file added up per project. */
function slowest(times: readonly FileTime[]): string[] {
  const sums = new Map<string, number>();
  for (const { file, project, ms } of times) {
    const name = `${file} (${project})`;
    sums.set(name, (sums.get(name) ?? 0) + ms);
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: scratch, ...env },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(`${OUT}/${name}`, 'utf8'));
  } catch {
    return undefined;
  }
}

const suites = [await vitest(), await playwright()];
console.log(`The ten slowest test files:\n${slowest(suites.flatMap(({ times }) => times)).join('\n')}`);
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
