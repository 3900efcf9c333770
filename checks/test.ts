import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { makeScratch } from './scratch.ts';
import { firstLine, type FileTime, type VitestReport } from './vitest-report.ts';

/*
 * `npm test`: types, lint and build first; then every suite, even after a failure; then the ten slowest tests, a line
 * for each failure, and one line of totals.
 */
interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly times: readonly FileTime[];
}

interface PlaywrightReport {
  stats: { expected: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'skipped' | 'expected' | 'unexpected' | 'flaky';
  results: { duration: number; errors: PlaywrightError[] }[];
}

interface PlaywrightError {
  message?: string;
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
 * Runs these scripts of package.json in parallel, each on one core: the compiler and the linter are written in Go and
 * would do some work twice on two.
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
  return endOf('vitest', succeeded, report);
}

/** Starts its servers at once, and its journeys once `before` has ended. */
async function playwright(before: Promise<unknown>): Promise<Outcome> {
  const turn = `${OUT}/journeys-begin`;
  void before.finally(() => writeFileSync(turn, ''));
  const succeeded = await run('playwright', ['test', '--reporter=list,json'], {
    // Node imports TypeScript itself, in a third of the time that Playwright's compiler takes.
    PW_DISABLE_TS_ESM: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${OUT}/playwright.json`,
    JOURNEYS_WAIT_FOR: turn,
    JOURNEYS_STARTED_BY: String(process.pid),
  });
  const report = read('playwright.json') as PlaywrightReport | undefined;
  const journeys = report?.suites.flatMap(journeysOf) ?? [];
  return endOf(
    'playwright',
    succeeded,
    report && {
      passed: report.stats.expected,
      failures: [...report.errors.map(firstLine), ...journeys.flatMap(({ failures }) => failures)],
      times: journeys,
    },
  );
}

/** Counts a command as one failure if it failed without naming a failure or wrote no report. */
function endOf(command: string, succeeded: boolean, report: Outcome | undefined): Outcome {
  const { passed, failures, times } = report ?? { passed: 0, failures: [], times: [] };
  const isUnnamed = !report || (!succeeded && failures.length === 0);
  return { passed, failures: isUnnamed ? [`${command}, for the reason above`] : failures, times };
}

function journeysOf(suite: PlaywrightSuite): (FileTime & { readonly failures: readonly string[] })[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const file = `journeys/${suite.file}`;
      const error = results.flatMap(({ errors }) => errors)[0];
      const failed = status === 'unexpected' || status === 'flaky';
      return {
        file,
        project: projectName,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        failures: failed ? [`${file} (${projectName}) › ${title}: ${firstLine(error ?? {})}`] : [],
      };
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(journeysOf)];
}

/** The ten slowest test files, with their tests' times added per project. */
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
    env: { ...process.env, TMPDIR: scratch, NODE_COMPILE_CACHE: `${scratch}/compiled`, ...env },
  });
  return await once(child, 'close').then(
    ([code]) => code === 0,
    // The command could not be started.
    () => false,
  );
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(`${OUT}/${name}`, 'utf8'));
  } catch {
    return undefined;
  }
}

// Runs both in parallel, since each uses only one core while it prepares its databases and servers.
const tests = vitest();
const suites = await Promise.all([tests, playwright(tests)]);
console.log(`The ten slowest test files:\n${slowest(suites.flatMap(({ times }) => times)).join('\n')}`);
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
const failures = suites.flatMap((suite) => suite.failures);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
