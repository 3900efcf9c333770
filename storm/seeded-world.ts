import { trueChance } from '../server/clock/moment.ts';
import type { Db } from '../server/db/connection.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { foundWorld, RESCUES_AT_FOUNDING } from '../server/found-world.ts';
import { seededEmail } from '../world/seeded-usernames.ts';
import { SEEDED_PASSWORD, seedWorld } from '../world/seed-world.ts';
import { giveCoinsToAll } from './world-queries.ts';

/** Enough for grown mares and stallions, and for horses that have shown for long. */
const [PLAYERS, HORSES] = [6, 36];

export interface Rider {
  readonly email: string;
  readonly password: string;
}

/** The players that a storm begins with, who have horses of all ages. */
export const SEEDED_RIDERS: readonly Rider[] = Array.from({ length: PLAYERS }, (_, index) => ({
  email: seededEmail(index + 1),
  password: SEEDED_PASSWORD,
}));

/** `db` is empty. */
export async function openSeededWorld(db: Db, { seed, now }: { seed: number; now: Date }): Promise<void> {
  await migrate(db);
  await foundWorld(db, trueChance, now, RESCUES_AT_FOUNDING);
  await seedWorld(db, { players: PLAYERS, horses: HORSES, seed: String(seed), now });
  await giveCoinsToAll(db, now);
}
