import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

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

function vitest(): Counts {
  const ended = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${OUT}/vitest.json`,
  ]);
  const report = read('vitest.json') as Vitest | undefined;
  if (!report) return { passed: 0, failed: 1 };
  return counts(ended, report.numPassedTests, report.numFailedTests);
}

function playwright(): Counts {
  const ended = run('playwright', ['test', '--reporter=list,json'], {
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

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(`${OUT}/${name}`, 'utf8'));
  } catch {
    return undefined;
  }
}

const suites = [vitest(), playwright()];
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
