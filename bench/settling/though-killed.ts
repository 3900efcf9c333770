import { setTimeout as wait } from 'node:timers/promises';
import { auditBooks } from '../../server/audit/audit-books.ts';
import { countPending } from '../ground/due-entries.ts';
import { inDatabase, type Lab } from '../lab.ts';
import type { Connection } from '../load/connection.ts';
import { take } from '../load/load.ts';
import type { PreparedStep } from '../load/request.ts';
import type { Size } from '../findings.ts';
import type { Place } from '../places/place.ts';
import { startGame } from '../programs.ts';

const LOOK_EVERY_MS = 250;

export interface ToKill {
  readonly name: string;
  readonly place: Place;
  readonly entries: number;
  readonly until: Date;
  /** Returns the step that makes the shows due. */
  readonly fallDue: (port: number) => Promise<{ connection: Connection; fallDue: PreparedStep }>;
}

/** Kills the server when half is settled, and checks that each entry is settled once. */
export async function settleThoughKilled(
  lab: Lab,
  { name, place: ground, entries, until, fallDue: prepare }: ToKill,
): Promise<Size> {
  const place = await lab.copy(ground);
  const game = await startGame(place, { devClock: true });
  const { connection, fallDue } = await prepare(game.port);
  const hungUp = take(connection, fallDue).catch(() => {});
  const left = await untilLeft(place, until, Math.ceil(entries / 2));
  await game.kill();
  await hungUp;
  const atDeath = await inDatabase(place, (db) => countPending(db, until));
  const again = await startGame(place, { devClock: true });
  const begun = performance.now();
  await untilLeft(place, until, 0);
  const seconds = (performance.now() - begun) / 1000;
  await again.stop();
  const report = await inDatabase(place, (db) => auditBooks(db));
  await lab.drop(place);
  const broken = report.checks.filter(({ ok }) => !ok).map(({ name }) => name);
  lab.tell(
    `killed with ${atDeath} left (${left} seen), the rest in ${seconds.toFixed(1)} s; broken: ${broken.join(', ')}`,
  );
  return {
    kind: 'size',
    name: `${name} settled though the server is killed`,
    of: 'seconds for the rest',
    value: seconds,
    note: `${atDeath} of ${entries} left when it was killed; ${report.replayed.shows} shows computed anew`,
    aims: [
      { aim: 'killed in the middle', met: atDeath > 0 && atDeath < entries },
      { aim: `every check of the audit (${broken.join(', ')})`, met: report.ok },
    ],
  };
}

async function untilLeft(place: Place, until: Date, most: number): Promise<number> {
  return inDatabase(place, async (db) => {
    for (;;) {
      const left = await countPending(db, until);
      if (left <= most) return left;
      await wait(LOOK_EVERY_MS);
    }
  });
}
