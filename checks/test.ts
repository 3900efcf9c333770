import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { makeScratch } from './scratch.ts';

/*
 * What needs no test to be wrong comes first, and the build. Then every suite runs, whatever the one before said, and
 * one plain line over all of them closes.
 */
interface Counts {
  passed: number;
  failed: number;
}

interface Vitest {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

interface Playwright {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

if (!(await succeed(['types', 'lint', 'build']))) process.exit(1);

const OUT = 'node_modules/.cache/test-results';
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const scratch = makeScratch();
// Also when somebody has seen enough: the suite that runs is told by the same signal.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs these scripts of package.json side by side: none of them keeps two cores busy. */
async function succeed(scripts: readonly string[]): Promise<boolean> {
  const codes = await Promise.all(
    scripts.map(async (script) => {
      const [code] = await once(spawn('npm', ['run', '-s', script], { stdio: 'inherit' }), 'close');
      return code as number | null;
    }),
  );
  return codes.every((code) => code === 0);
}

async function vitest(): Promise<Counts> {
  const ended = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${OUT}/vitest.json`,
  ]);
  const report = read('vitest.json') as Vitest | undefined;
  if (!report) return { passed: 0, failed: 1 };
  return counts(ended, report.numPassedTests, report.numFailedTests);
}

async function playwright(): Promise<Counts> {
  const ended = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${OUT}/playwright.json`,
  });
  const report = read('playwright.json') as Playwright | undefined;
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return counts(ended, expected, unexpected + flaky + report.errors.length);
}

/** A file that cannot be loaded, or an error outside any test, fails the suite without a failed test in it. */
function counts(endedWell: boolean, passed: number, failed: number): Counts {
  return { passed, failed: endedWell ? failed : Math.max(1, failed) };
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
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
