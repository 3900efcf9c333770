import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { entryPointBeside } from '../server/db/embedded/entry-point.ts';
import { freshDatabase } from '../server/testing/database/database.ts';
import { QUICK_START } from '../server/testing/programs/spawn-program.ts';

/** Other seeds, and more of each, are for `npm run storm`. */
const SEED = '7';

interface Ended {
  readonly code: number;
  readonly report: Readonly<Record<string, unknown>>;
  readonly complaint: string;
}

interface Coverage {
  readonly calls: string;
  readonly neverGranted: readonly string[];
  readonly waiting: readonly string[];
}

/** Runs a storm in a separate process and world. */
async function storm(...args: readonly string[]): Promise<Ended> {
  const database = await freshDatabase();
  try {
    const { connectionString = '' } = database.pool.options;
    const program = fileURLToPath(entryPointBeside(import.meta.url, 'storm-command'));
    const child = spawn(process.execPath, [...QUICK_START, program, '--seed', SEED, ...args], {
      env: { ...process.env, DATABASE_URL: connectionString },
    });
    const [out, complaint, [code]] = (await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])) as [string, string, [number]];
    return { code, complaint, report: JSON.parse(out) as Ended['report'] };
  } finally {
    await database.close();
  }
}

/** One call of each kind that needs preparation: a storm in which they are never granted tests little. */
const MOVES = [
  'POST /api/breeding/cover',
  'GET /api/horses/:id/mates',
  'POST /api/horses/request-vet',
  'POST /api/horses/feed',
  'POST /api/store/purchase',
  'POST /api/marketplace/buy',
  'PUT /api/horses/:id/style',
  'POST /api/messages',
] as const;
const LEAST_GRANTED = 80;

test('the game survives a storm; the same seed repeats it exactly, and it finds coins without a source', async () => {
  const [one, planted] = await Promise.all([
    storm('--steps', '350'),
    storm('--steps', '350', '--plant', '350'),
  ]);
  expect(one).toMatchObject({ code: 0, complaint: '' });
  expect(one.report).toMatchObject({ steps: 350, digest: expect.stringMatching(/^[\da-f]{64}$/) });
  const { calls, neverGranted, waiting } = one.report as unknown as Coverage;
  expect(Number.parseInt(calls, 10)).toBeGreaterThan(LEAST_GRANTED);
  expect(MOVES.filter((move) => neverGranted.includes(move))).toEqual([]);

  expect(waiting).not.toEqual([]);

  expect(planted.report).toEqual(one.report);
  expect(planted.code).toBe(1);
  expect(planted.complaint).toContain('Wrong at step 350 of seed 7:');
  expect(planted.complaint).toMatch(/The audit: \w+, 1 times/);
  expect(planted.complaint).toContain('npm run storm -- --seed 7 --steps 350 --plant 350\n');
});
