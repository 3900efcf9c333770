import { randomBytes } from 'node:crypto';
import { happinessPoints } from '../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { EntryRefusal } from '../../game/shows/entry.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/transaction.ts';
import { countFoalLevels } from '../horses/foal-levels.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { post, withHouse } from '../ledger/ledger.ts';
import { lockContender } from '../players/contender.ts';
import { insertEntry } from './entry-queries.ts';
import { holdShowToEnter } from './open-show.ts';
import { planEntry } from './plan-entry.ts';

export interface EntryRequest {
  readonly playerId: string;
  readonly showId: string;
  readonly horseId: string;
  /** 32 hex digits from the player's browser. */
  readonly entropy: string | undefined;
}

export interface Entered {
  readonly xpEarned: number;
  readonly happinessLost: number;
  readonly newHappiness: number;
  readonly fee: number;
  readonly coins: number;
  readonly receipt: { entryId: string; showId: string; seedHash: string; entropy: string };
}

/** Enters a horse in a show: lock show, horse, player and purse; decide; write. */
export async function enterShow(
  tx: Tx,
  now: Date,
  secret: Buffer,
  { playerId, showId, horseId, entropy = randomBytes(16).toString('hex') }: EntryRequest,
): Promise<Entered | EntryRefusal | NotOwn | Refusal<'SHOW_NOT_FOUND' | 'ALREADY_ENTERED'>> {
  const show = await holdShowToEnter(tx, secret, showId, now);
  if (isRefusal(show)) return show;
  const before = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(before)) return before;
  const contender = await lockContender(tx, playerId);
  const planned = planEntry(show, before, contender, now);
  if (isRefusal(planned)) return planned;

  const { plan, horse, player, description } = planned;
  const entryId = newId(now);
  const entered = await insertEntry.first(
    tx,
    ...([entryId, show.id, horseId, playerId, show.discipline, show.level, show.runs_at] as const),
    ...([plan.fee, plan.payment.taken.tradable, entropy, now, plan.horseXp] as const),
    ...([horse.level, horse.xp, horse.form, horse.class_level, horse.happiness, horse.happiness_at] as const),
    ...([
      horse.next_entry_calm,
      horse.skill,
      horse.starts_day,
      horse.starts_today,
      horse.shows_entered,
    ] as const),
    ...([player.level, player.xp, player.house_starts, player.active_entries] as const),
  );
  if (!entered) return refuse('ALREADY_ENTERED', { name: horse.name });
  tell(tx, playerId, { topics: ['entries', 'horses', 'user'] });
  await post(tx, now, [withHouse(contender.purse, plan.payment.purse, 'show_entry', description)]);
  await countFoalLevels(tx, [before], [horse]);

  return {
    xpEarned: plan.horseXp,
    happinessLost: plan.happinessLost,
    newHappiness: happinessPoints(horse.happiness),
    fee: plan.fee,
    coins: plan.payment.purse.coins,
    receipt: { entryId, showId: show.id, seedHash: show.seed_hash, entropy },
  };
}
