import { setTimeout as wait } from 'node:timers/promises';
import { auditBooks } from '../../server/audit/audit-books.ts';
import { countPending } from '../fixtures/due-entries.ts';
import { inDatabase, type Lab } from '../lab.ts';
import type { Connection } from '../load/connection.ts';
import { take } from '../load/load.ts';
import type { PreparedStep } from '../load/request.ts';
import type { Size } from '../findings.ts';
import type { BenchDatabase } from '../databases/bench-database.ts';
import { startGame } from '../programs.ts';

const POLL_MS = 250;

export interface ToKill {
  readonly name: string;
  readonly database: BenchDatabase;
  readonly entries: number;
  readonly until: Date;
  /** Returns the step that makes the shows due. */
  readonly fallDue: (port: number) => Promise<{ connection: Connection; fallDue: PreparedStep }>;
}

/** Kills the server when half is settled, and checks that each entry is settled once. */
export async function settleThoughKilled(
  lab: Lab,
  { name, database: original, entries, until, fallDue: prepare }: ToKill,
): Promise<Size> {
  const database = await lab.copy(original);
  const game = await startGame(database, { devClock: true });
  const { connection, fallDue } = await prepare(game.port);
  const hungUp = take(connection, fallDue).catch(() => {});
  const left = await untilLeft(database, until, Math.ceil(entries / 2));
  await game.kill();
  await hungUp;
  const atDeath = await inDatabase(database, (db) => countPending(db, until));
  const restarted = await startGame(database, { devClock: true });
  const begun = performance.now();
  await untilLeft(database, until, 0);
  const seconds = (performance.now() - begun) / 1000;
  await restarted.stop();
  const report = await inDatabase(database, (db) => auditBooks(db));
  await lab.drop(database);
  const broken = report.checks.filter(({ ok }) => !ok).map(({ name }) => name);
  lab.log(
    `killed with ${atDeath} left (${left} seen), the rest in ${seconds.toFixed(1)} s; broken: ${broken.join(', ')}`,
  );
  return {
    kind: 'size',
    name: `${name} settled though the server is killed`,
    of: 'seconds for the rest',
    value: seconds,
    note: `${atDeath} of ${entries} left when it was killed; ${report.replayed.shows} shows replayed`,
    aims: [
      { aim: 'killed in the middle', met: atDeath > 0 && atDeath < entries },
      { aim: `every check of the audit (${broken.join(', ')})`, met: report.ok },
    ],
  };
}

async function untilLeft(database: BenchDatabase, until: Date, most: number): Promise<number> {
  return inDatabase(database, async (db) => {
    for (;;) {
      const left = await countPending(db, until);
      if (left <= most) return left;
      await wait(POLL_MS);
    }
  });
}
