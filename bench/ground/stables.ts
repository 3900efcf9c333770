import { createHash, randomBytes } from 'node:crypto';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { GUILDS } from '../../game/guild-work/guilds.ts';
import { between, pick, rngFromNumber } from '../../game/rng.ts';
import type { OpenHouseShow } from '../../game/shows/house-shows.ts';
import { findSecret } from '../../server/clock/world.ts';
import type { Db, Tx } from '../../server/db/connection.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { findPurseIndex } from '../../server/shows/show-queries.ts';
import { Books } from '../../world/books.ts';
import { enterHorse } from '../../world/enter-horse.ts';
import type { Row } from '../../world/rows.ts';
import { Population } from '../../world/population.ts';
import { seededIds } from '../../world/seeded-ids.ts';
import { ShowDays } from '../../world/show-days.ts';
import { WorldWriter } from '../../world/world-writer.ts';
import { fedHorse, settleStable } from './settle-stable.ts';

export interface StableOptions {
  readonly now: Date;
  readonly players: number;
  readonly horsesEach: number;
  readonly from?: number;
  readonly coins?: number;
  readonly enter?: (level: number) => readonly OpenHouseShow[];
}

export interface BenchPlayer {
  readonly id: string;
  readonly token: string;
  readonly horses: readonly { readonly id: string; readonly level: number }[];
}

const DAYS_PLAYED = 200;
/** Allows 60 pending entries. */
const PLAYER_LEVEL = 50;
/** Above the numbers that seeding uses. */
const FIRST_NUMBER = 1_000_001;

export async function settlePlayers(db: Db, wanted: StableOptions): Promise<BenchPlayer[]> {
  return inTransaction(db, (tx) => settle(tx, wanted));
}

async function settle(
  tx: Tx,
  { now, players, horsesEach, from = 0, coins = 0, enter = () => [] }: StableOptions,
): Promise<BenchPlayer[]> {
  const rng = rngFromNumber(from + players);
  const newId = seededIds(rng);
  const books = new Books(newId);
  const population = new Population();
  const secret = await findSecret(tx);
  const shows = new ShowDays({ secret, purseIndex: await findPurseIndex(tx), population, books });
  const writer = new WorldWriter({ tx, books, shows, population, passwordHash: 'matches no password' });
  const making = { rng, newId, books };
  const settled: BenchPlayer[] = [];
  const inventory: Row<'inventory'>[] = [];
  const horse_events: Row<'horse_events'>[] = [];

  const first = FIRST_NUMBER + from;
  for (let number = first; number < first + players; number++) {
    const newcomer = {
      number,
      guild: pick(rng, GUILDS),
      joinedAt: new Date(now.getTime() - DAYS_PLAYED * REAL_MS_PER_DAY),
      activity: between(rng, 0.15, 1),
      level: PLAYER_LEVEL,
      horses: horsesEach,
    };
    const stable = settleStable(making, newcomer, `Rider ${number}`, now);
    const horses = stable.horses.map((horse) => fedHorse(horse, now, 'annually'));
    const { id } = stable.player;
    // Avoids the hourly update of `last_seen_at`.
    population.add({ ...stable, player: { ...stable.player, lastSeenAt: now }, horses });
    books.saveUpFor(now, id, coins, PLAYER_LEVEL);
    for (const { id: horseId, level } of horses) {
      for (const run of enter(level)) {
        enterHorse({ ...making, population, shows, mayEnter: () => true }, { horseId, run, at: now });
      }
    }
    writer.addAccount(number, stable.player);
    inventory.push(...stable.inventory);
    horse_events.push(...stable.events);
    writer.writeWaiting();
    settled.push({
      id,
      token: newToken(),
      horses: horses.map(({ id, level }) => ({ id, level })),
    });
  }
  await writer.finish({ inventory, horse_events });
  await signIn(tx, settled, now);
  return settled;
}

export const newToken = () => randomBytes(32).toString('base64url');

export async function signIn(
  tx: Tx,
  players: readonly Pick<BenchPlayer, 'id' | 'token'>[],
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + REAL_MS_PER_DAY);
  const sessions = players.map(({ id, token }) => ({
    tokenHash: createHash('sha256').update(token).digest(),
    accountId: id,
    createdAt: now,
    usedAt: now,
    expiresAt,
  }));
  for (let from = 0; from < sessions.length; from += 1_000) {
    await tx
      .insertInto('sessions')
      .values(sessions.slice(from, from + 1_000))
      .execute();
  }
}
