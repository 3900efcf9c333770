import { FEEDS, giveFeed, type FeedType } from '../../game/care/feed.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import type { Mood } from '../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { takeItems } from '../inventory/take-item.ts';
import { moodOf, saveMoods } from '../horses/state/moods.ts';

export interface FeedingRound {
  readonly playerId: string;
  /** Each once. */
  readonly horseIds: readonly string[];
  readonly feedType: FeedType;
}

type NotFed = NotOwn | Refusal<'NO_FEED'>;

export interface FedRound {
  readonly fed: readonly { readonly horseId: string; readonly expiresAt: Date }[];
  readonly refusals: readonly { readonly horseId: string; readonly refusal: NotFed }[];
  /** Of this feed, left in the inventory. */
  readonly quantity: number;
}

/** Feeds horses once each, in the order given, until the inventory is empty; what cannot be fed says why. */
export async function feedMany(
  tx: Tx,
  now: Date,
  { playerId, horseIds, feedType }: FeedingRound,
): Promise<FedRound> {
  const horses = await lockOwnHorses(tx, horseIds, playerId);
  const own = horses.filter(({ horse }) => !isRefusal(horse));
  const { taken, quantity } = await takeItems(tx, playerId, 'feed', feedType, own.length);

  const moods: { id: string; mood: Mood }[] = [];
  const refusals: FedRound['refusals'][number][] = [];
  for (const { id, horse } of horses) {
    if (isRefusal(horse)) {
      refusals.push({ horseId: id, refusal: horse });
    } else if (moods.length === taken) {
      const refusal = refuse('NO_FEED', { item: FEEDS[feedType].label.toLowerCase() });
      refusals.push({ horseId: id, refusal });
    } else {
      const mood = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now, feedType);
      moods.push({ id, mood });
    }
  }
  await saveMoods(tx, playerId, moods);
  const fed = moods.map(({ id, mood }) => ({ horseId: id, expiresAt: mood.feedExpiresAt ?? now }));
  return { fed, refusals, quantity };
}
