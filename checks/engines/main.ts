import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { inSeededWorld, type SeededWorld } from '../seeded-world.ts';
import { chromium } from './chromium.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { Page } from './page.ts';
import { WAYS, type Way } from './ways.ts';
import { webkit } from './webkit.ts';

/*
 * `npm run test:engines`: tries the ten most used ways in Firefox and WebKit from Debian's packages, and in Chromium to
 * compare the pictures, which are in `test-results/engines/`. `-- --engine firefox --way "first horse"` tries one.
 */
const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
const FOLDER = new URL('../../test-results/engines/', import.meta.url);
const WORLD = { players: 12, horses: 120 };
const DESKTOP = { width: 1280, height: 900 };
const METRICS_TOKEN = 'metrics-of-the-engines';

const { values } = parseArgs({ options: { engine: { type: 'string' }, way: { type: 'string' } } });
const engines = ENGINES.filter(({ name }) => name === (values.engine ?? name));
const ways = WAYS.filter(({ name }) => name === (values.way ?? name));
if (engines.length === 0 || ways.length === 0)
  throw new RangeError(
    `There are the engines ${ENGINES.map(({ name }) => name).join(', ')} and the ways ${WAYS.map(({ name }) => name).join(', ')}`,
  );

install(engines);
Object.assign(process.env, { DEV_CLOCK: '1', METRICS_TOKEN });
process.exitCode = await inSeededWorld(WORLD, goEverywhere);

/** As root, installs missing packages; otherwise says what to install. */
function install(wanted: readonly Engine[]): void {
  const isThere = (program: string) => spawnSync('which', [program]).status === 0;
  const lacking = wanted.flatMap(({ needs }) =>
    Object.entries(needs).flatMap(([program, name]) => (isThere(program) ? [] : [name])),
  );
  if (lacking.length === 0) return;
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...lacking];
  if (process.getuid?.() !== 0 || !isThere('apt-get'))
    throw new Error(`Please install ${lacking.join(', ')} first. On Debian: sudo ${command.join(' ')}`);
  console.log(`Installing ${lacking.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  const [program = '', ...args] = command;
  if (spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0)
    throw new Error(`${command.join(' ')} failed`);
}

async function goEverywhere(world: SeededWorld): Promise<number> {
  let failed = 0;
  for (const engine of engines) {
    const before = await errorsIn(world);
    const driver = await engine.open();
    console.log(`\n${driver.version}`);
    try {
      for (const way of ways) {
        const problem = await go(engine, way, new Page(driver, world.address, saveIn(engine, way)));
        if (problem !== undefined) failed += 1;
        console.log(
          `  ${problem === undefined ? 'passed' : 'FAILED'}  ${way.name}${problem ? `: ${problem}` : ''}`,
        );
      }
      // Leaving a page sends its errors.
      await driver.goTo(`${world.address}/robots.txt`);
    } finally {
      await driver.close();
    }
    const errors = (await errorsIn(world)) - before;
    if (errors > 0) failed += 1;
    console.log(`  ${errors} errors of scripts`);
  }
  const all = engines.length * (ways.length + 1);
  console.log(`\n${all - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function go(engine: Engine, way: Way, page: Page): Promise<string | undefined> {
  await rm(folderOf(engine, way), { recursive: true, force: true });
  try {
    await page.resize(DESKTOP.width, DESKTOP.height);
    await way.go(page);
    return undefined;
  } catch (error) {
    await page.shot('failed').catch(() => undefined);
    return error instanceof Error ? error.message : String(error);
  }
}

function folderOf({ name }: Engine, way: Way): URL {
  return new URL(`${way.name.replaceAll(' ', '-')}/${name}/`, FOLDER);
}

function saveIn(engine: Engine, way: Way) {
  let saved = 0;
  return async (name: string, picture: Buffer) => {
    saved += 1;
    const folder = folderOf(engine, way);
    await mkdir(folder, { recursive: true });
    await writeFile(new URL(`${saved}-${name.replaceAll(/\W+/g, '-')}.png`, folder), picture);
  };
}

/** Errors of scripts that browsers reported so far. */
async function errorsIn({ address }: SeededWorld): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('page_errors_total{'));
  for (const line of lines) console.log(`    ${line}`);
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
