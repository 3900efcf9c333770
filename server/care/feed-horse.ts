import { FEEDS, giveFeed, type FeedType } from '../../game/care/feed.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import type { Mood } from '../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { takeItem } from '../inventory/take-item.ts';
import { moodOf, saveMood } from '../horses/state/moods.ts';

export interface Feeding {
  readonly playerId: string;
  readonly horseId: string;
  readonly feedType: FeedType;
}

/** Feeds a horse once out of its owner's inventory. */
export async function feedHorse(
  tx: Tx,
  now: Date,
  { playerId, horseId, feedType }: Feeding,
): Promise<{ mood: Mood; quantity: number } | NotOwn | Refusal<'NO_FEED'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const mood = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now, feedType);
  const quantity = await takeItem(tx, playerId, 'feed', feedType);
  if (quantity === undefined) return refuse('NO_FEED', { item: FEEDS[feedType].label.toLowerCase() });

  await saveMood(tx, horse, mood);
  return { mood, quantity };
}
