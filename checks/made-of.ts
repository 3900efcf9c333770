import { writeFile } from 'node:fs/promises';
import { MADE_OF, readMadeOf } from './sheet-sources.ts';

/** Records what pictures were painted from, so that a test can tell when they are stale. */
export async function noteMadeOf(name: string, hash: string): Promise<void> {
  await writeFile(MADE_OF, `${JSON.stringify({ ...readMadeOf(), [name]: hash }, null, 2)}\n`);
}
