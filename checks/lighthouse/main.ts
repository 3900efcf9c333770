import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Reply } from '../../contract/call.ts';
import type { listMoments } from '../../contract/moments.ts';
import { freePort } from '../postgres-server.ts';
import { resolveChromium } from '../resolve-chromium.ts';
import { inSeededWorld, type SeededWorld } from '../seeded-world.ts';

/*
 * `npm run lighthouse`: measures the built game on a throttled phone and on a desktop, as a visitor and as a player
 * with a full stable. Prints the median of several runs and fails below the minimum.
 * `-- --runs 7 --only "stable, phone"` measures one page more closely.
 */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];
const { values } = parseArgs({ options: { runs: { type: 'string' }, only: { type: 'string' } } });
const RUNS = Number(values.runs ?? 3);
const PAGES = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'stable', path: '/stable', signedIn: true },
] as const;
const DEVICES = { phone: undefined, desktop: desktopConfig } as const;

type Scores = Record<Category, number>;

process.exitCode = await inSeededWorld({ players: 1, horses: 12 }, measure);

async function measure({ address, folder, token }: SeededWorld): Promise<number> {
  await seeMoments(address, token);
  const rows = await measureAll(address, folder, token);
  if (rows.length === 0) throw new Error(`No page is called ${values.only ?? ''}, or no run was wanted`);
  print(rows);
  const below = rows.some(({ scores }) => CATEGORIES.some((category) => scores[category] < LEAST[category]));
  return below ? 1 : 0;
}

/** Marks great moments as seen: otherwise they would cover the page and be measured instead. */
async function seeMoments(address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/moments`, { headers });
  const { births, starts, classes, level } = (await response.json()) as Reply<typeof listMoments>;
  const seen = {
    foalId: births.at(-1)?.foal.id,
    entryId: starts.at(-1)?.entryId,
    eventId: classes.at(-1)?.eventId,
    level: level ?? undefined,
  };
  const answer = await fetch(`${address}/api/moments/seen`, {
    method: 'POST',
    headers,
    body: JSON.stringify(seen),
  });
  if (!answer.ok) throw new Error(`The moments stay unseen: ${answer.status}`);
}

interface Row {
  readonly name: string;
  readonly scores: Scores;
  readonly notes: readonly string[];
}

async function measureAll(address: string, folder: string, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, signedIn } of PAGES) {
    for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[]) {
      if (!`${name}, ${device}`.includes(values.only ?? '')) continue;
      const runs: Row[] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await measureOnce(address, folder, { path, token: signedIn ? token : null, device }));
      }
      // All figures come from the run with the median performance.
      runs.sort((a, b) => a.scores.performance - b.scores.performance);
      const middle = runs[Math.floor(RUNS / 2)];
      if (!middle) continue;
      const all = `of ${runs.map(({ scores }) => scores.performance).join(' ')}`;
      rows.push({ ...middle, name: `${name}, ${device}`, notes: [...middle.notes, all] });
    }
  }
  return rows;
}

interface Visit {
  readonly path: string;
  readonly token: string | null;
  readonly device: keyof typeof DEVICES;
}

/** A browser with an empty cache and, for a player, a token. */
async function measureOnce(address: string, folder: string, { path, token, device }: Visit): Promise<Row> {
  const { executablePath, args, env } = await resolveChromium();
  const port = await freePort();
  const profile = await mkdtemp(join(folder, 'profile-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  try {
    if (token !== null) {
      const page = await browser.newPage();
      // A file without scripts, so that the game does not load yet.
      await page.goto(`${address}/robots.txt`);
      await page.evaluate(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
      await page.close();
    }
    const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' } as const;
    const result = await lighthouse(`${address}${path}`, flags, DEVICES[device]);
    if (!result) throw new Error('Lighthouse answered nothing');
    const { categories, audits } = result.lhr;
    const scores = Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ) as Scores;
    const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
    const notes = [...timings, 'cumulative-layout-shift'].map((id) => audits[id]?.displayValue ?? '?');
    const failed = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    );
    return { name: path, scores, notes: [...notes, ...failed] };
  } finally {
    await browser.close();
  }
}

function print(rows: readonly Row[]): void {
  const heads = ['page', ...CATEGORIES, 'FCP, LCP, blocking, shift'];
  const lines = rows.map(({ name, scores, notes }) => [
    name,
    ...CATEGORIES.map((category) => `${scores[category]}${scores[category] < LEAST[category] ? ' !' : ''}`),
    notes.join(', '),
  ]);
  const least = ['at least', ...CATEGORIES.map((category) => String(LEAST[category])), ''];
  const table = [heads, ...lines, least];
  const widths = heads.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table) {
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}
