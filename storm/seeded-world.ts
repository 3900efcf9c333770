import { trueChance } from '../server/clock/context.ts';
import type { Db } from '../server/db/connection.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { foundWorld, RESCUES_AT_FOUNDING } from '../server/found-world.ts';
import { seededEmail } from '../world/seeded-usernames.ts';
import { SEEDED_PASSWORD, seedWorld } from '../world/seed-world.ts';
import { PRIZELESS_TO_PUT_BACK } from '../game/shows/grades.ts';
import { findBreeders, giveCoinsToAll, loseForm } from './world-queries.ts';

/** Enough for grown mares and stallions, and for horses with a long show record. */
const [PLAYERS, HORSES] = [6, 36];

export interface Rider {
  readonly email: string;
  readonly password: string;
}

/**
 * `db` is empty. Returns the seeded players, who have horses of all ages. Players with a mare and a stallion to breed
 * come first, because bots take over the first ones.
 */
export async function openSeededWorld(
  db: Db,
  { seed, now }: { seed: number; now: Date },
): Promise<readonly Rider[]> {
  await migrate(db);
  await foundWorld(db, trueChance, now, { rescues: RESCUES_AT_FOUNDING });
  await seedWorld(db, { players: PLAYERS, horses: HORSES, seed: String(seed), now });
  await giveCoinsToAll(db, now);
  await loseForm(db, PRIZELESS_TO_PUT_BACK);
  const breeders = await findBreeders(db, now);
  const emails = Array.from({ length: PLAYERS }, (_, index) => seededEmail(index + 1));
  const first = emails.filter((email) => breeders.has(email));
  const others = emails.filter((email) => !breeders.has(email));
  return [...first, ...others].map((email) => ({ email, password: SEEDED_PASSWORD }));
}
