import { Gauge, type Registry } from '@prometheus-io/client';
import { NEWCOMER_STEPS, newcomerDays, type NewcomerStep } from '../../game/newcomers/newcomers.ts';
import { LAST_ROSETTE } from '../../game/shows/ordinal.ts';
import { utcDay } from '../../game/game-time.ts';
import type { Db, Tx } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import { addFirstRosettes, addNewcomer, findNewcomers } from './newcomer-queries.ts';

/* Counts of people by day, for the host: whose steps they were is stored nowhere (decision 159). */

/** In the transaction of the step, so that a repeat is not counted. */
export async function countNewcomer(db: Db, now: Date, step: NewcomerStep): Promise<void> {
  await addNewcomer.run(db, { now, step });
}

/** The entries are those of shows that have just run. */
export async function countFirstRosettes(tx: Tx, now: Date, entryIds: readonly string[]): Promise<void> {
  await addFirstRosettes.run(tx, { now, entryIds, lastRosette: LAST_ROSETTE });
}

/** By day, the oldest first, each with all steps in their order. */
export async function readNewcomers(db: Db, now: Date) {
  const days = newcomerDays(now);
  const [from = utcDay(now)] = days;
  const rows = await findNewcomers.rows(db, { from });
  const counts = new Map(rows.map(({ day, step, players }) => [`${day} ${step}`, players]));
  return days.map((day) => ({
    day,
    counts: NEWCOMER_STEPS.map((step) => ({ step, players: counts.get(`${day} ${step}`) ?? 0 })),
  }));
}

/** Today's counts, of all processes. */
export function measureNewcomersOn(metrics: Registry, db: Db, now: () => Date): void {
  const today: Gauge<'step'> = new Gauge({
    name: 'newcomers_today',
    help: 'People who came to the gate, by how far they got today (UTC); the same from every process',
    labelNames: ['step'],
    registers: [metrics],
    async collect() {
      try {
        const counts = (await readNewcomers(db, now())).at(-1)?.counts ?? [];
        for (const { step, players } of counts) today.set({ step }, players);
      } catch (error) {
        // The other figures are wanted most while the database is away.
        if (!isOutage(error)) throw error;
      }
    },
  });
}
