import { changeBetween, solveRow } from '../../../game/breeding/values/value-row.ts';
import { StoredRelatives } from '../../breeding/values/relatives.ts';
import type { Tx } from '../../db/connection.ts';
import { sampleHorseIds } from './replay-queries.ts';

/** Checks that need the rules. */
export const VALUE_CHECKS = ['breeding_values_recompute'] as const;
export type ValueCheck = (typeof VALUE_CHECKS)[number];

export interface ValueFinding {
  readonly name: ValueCheck;
  readonly example: Readonly<Record<string, unknown>>;
}

const SAMPLE = 500;
const BATCH = 100;

/** Deviations: changes below `STOP` are not passed on, and add up. */
const MOST_OFF = 0.3;
const MOST_RELIABILITY_OFF = 0.02;

/** Solves the rows of a random sample of horses again, from their relatives as stored. */
export async function* replayValues(tx: Tx): AsyncGenerator<ValueFinding> {
  const ids = await sampleHorseIds(tx, SAMPLE);
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const relatives = new StoredRelatives();
    await relatives.load(tx, some);
    for (const id of some) {
      const row = relatives.row(id);
      if (!row?.isSolved) continue;
      const solved = solveRow(relatives, id);
      const off = changeBetween(row.values, solved);
      const reliabilityOff = Math.max(
        ...solved.reliability.map((each, level) => Math.abs(each - (row.values.reliability[level] ?? 0))),
      );
      if (off > MOST_OFF || reliabilityOff > MOST_RELIABILITY_OFF)
        yield { name: 'breeding_values_recompute', example: { horse_id: id, off, reliabilityOff } };
    }
  }
}
