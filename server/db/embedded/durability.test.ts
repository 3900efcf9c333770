import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshDataFolder } from '../../testing/database/data-folder.ts';
import { spawnProgram } from '../../testing/programs/spawn-program.ts';
import { openDatabase } from '../open-database.ts';

const ROUNDS = 5;
/** Written before each kill, however slow the machine is. */
const LEAST_PAIRS = 11;

describe('the embedded database of a killed process', () => {
  test('has every acknowledged transaction and no partial one', async () => {
    const { dataDir, remove } = await freshDataFolder();
    try {
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round++) {
        acknowledged = await writeAndKill(dataDir, acknowledged, 200 + 150 * round);
        const database = await openDatabase({ dataDir });
        const { rows } = await sql<{ pairs: number; halves: number; last: number }>`
          select count(distinct pair) as pairs, count(*) as halves, max(pair) as last from stalls
        `.execute(database.db);
        await database.close();
        const found = rows[0] ?? { pairs: 0, halves: 0, last: 0 };
        expect(found.halves).toBe(2 * found.pairs);
        expect(found.pairs).toBe(found.last);
        expect(found.last).toBeGreaterThanOrEqual(acknowledged);
        acknowledged = found.last;
      }
      expect(acknowledged).toBeGreaterThan(ROUNDS * 10);
    } finally {
      await remove();
    }
  });
});

/** Returns the last acknowledged pair. */
async function writeAndKill(dataDir: string, before: number, milliseconds: number): Promise<number> {
  const writer = spawnProgram('write-until-killed', dataDir);
  let last = before;
  const reader = (async () => {
    for (let line = await writer.lines.next(); !line.done; line = await writer.lines.next())
      last = Number(line.value);
  })();
  while (last < before + LEAST_PAIRS) await wait(10);
  await wait(milliseconds);
  await writer.kill();
  await reader;
  return last;
}
