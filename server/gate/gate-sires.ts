import { GATE_FOALS_DAYS, GATE_FOALS_MOST, type GateSire } from '../../game/gate/gate.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { bornAtAge, RETIRED_FROM } from '../../game/horses/age.ts';
import { isBreedId } from '../../game/horses/breeds.ts';
import { pick, type Rng } from '../../game/rng.ts';
import { countGateFoals } from '../breeding/covering/cover.ts';
import type { Db } from '../db/connection.ts';
import { findGateSireRow, findGateSireRows } from './gate-queries.ts';

const since = (now: Date) => new Date(now.getTime() - GATE_FOALS_DAYS * REAL_MS_PER_DAY);

/** A stallion that stands at a house stable and has not sired too many foals of the gate. Null: the gate has no dam. */
export async function drawGateSire(db: Db, now: Date, rng: Rng): Promise<string | null> {
  const search = { now, bornAfter: bornAtAge(RETIRED_FROM, now), since: since(now), most: GATE_FOALS_MOST };
  const sires = (await findGateSireRows.rows(db, search)).filter(({ breed }) => isBreedId(breed));
  return sires.length === 0 ? null : pick(rng, sires).id;
}

/** Undefined once he has left the house stables. */
export async function readGateSire(db: Db, id: string): Promise<GateSire | undefined> {
  const row = await findGateSireRow.first(db, { id });
  if (!row || !isBreedId(row.breed)) return undefined;
  const { breed, ...sire } = row;
  return { ...sire, breed };
}

/** Whether he still stands at a house stable, with foals of the gate left. Lock him first. */
export async function isGateSire(db: Db, now: Date, stallionId: string): Promise<boolean> {
  const [sire, foals] = await Promise.all([
    readGateSire(db, stallionId),
    countGateFoals(db, { stallionId, since: since(now) }),
  ]);
  return sire !== undefined && foals < GATE_FOALS_MOST;
}
