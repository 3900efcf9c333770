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

/** A storm in a process and a world of its own. */
async function storm(...args: readonly string[]): Promise<Ended> {
  const database = await freshDatabase();
  try {
    const { connectionString = '' } = database.pool.options;
    const { file, argv } = entryPointBeside(import.meta.url, 'storm-command');
    const child = spawn(
      process.execPath,
      [...QUICK_START, fileURLToPath(file), ...argv, '--seed', SEED, ...args],
      { env: { ...process.env, DATABASE_URL: connectionString } },
    );
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

test('the game stands a storm, which comes again exactly from its seed', async () => {
  const [one, other] = await Promise.all([storm('--steps', '150'), storm('--steps', '150')]);
  expect(one).toMatchObject({ code: 0, complaint: '' });
  expect(one.report).toMatchObject({ steps: 150, digest: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(other.report).toEqual(one.report);
});

test('coins that come from nowhere are found, and found again by the command that is printed', async () => {
  const found = await storm('--steps', '30', '--plant', '20');
  expect(found.code).toBe(1);
  expect(found.complaint).toContain('Wrong at step 30 of seed 7:');
  expect(found.complaint).toMatch(/The audit: \w+, 1 times/);
  const [, command = ''] = /npm run storm -- --seed 7 (.+)$/m.exec(found.complaint) ?? [];
  expect(await storm(...command.split(' '))).toEqual(found);
});
