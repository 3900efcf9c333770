import { FEEDS, type FeedType } from '../../game/care/feed.ts';
import { giveFeed } from '../../game/care/give-feed.ts';
import { giveTreat, TREATS, type TreatType } from '../../game/care/treats.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { happinessLimit, settleMood, type Mood } from '../../game/horses/happiness.ts';
import { isOnGrass } from '../../game/horses/fed.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { moodOf, saveMoods } from '../horses/state/horse-state.ts';
import { takeItem } from '../inventory/inventory.ts';

export async function feedHorse(
  tx: Tx,
  now: Date,
  {
    playerId,
    horseId,
    feedType,
  }: { readonly playerId: string; readonly horseId: string; readonly feedType: FeedType },
): Promise<{ mood: Mood; quantity: number } | NotOwn | Refusal<'ON_PASTURE' | 'NO_FEED'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  if (isOnGrass(horse.grassFrom, now)) return refuse('ON_PASTURE', { name: horse.name });
  const mood = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now, { [feedType]: 1 });
  const quantity = await takeItem(tx, { playerId, kind: 'feed', item: feedType });
  if (quantity === undefined) return refuse('NO_FEED', { item: FEEDS[feedType].label.toLowerCase() });

  await saveMoods(tx, playerId, [{ id: horseId, mood }]);
  return { mood, quantity };
}

export interface TreatResult {
  /** Ten-thousandths of a point. */
  readonly gained: number;
  readonly happiness: number;
  readonly quantity: number;
}

export async function treatHorse(
  tx: Tx,
  now: Date,
  {
    playerId,
    horseId,
    treatType,
  }: { readonly playerId: string; readonly horseId: string; readonly treatType: TreatType },
): Promise<TreatResult | NotOwn | Refusal<'NO_TREAT' | 'HORSE_CONTENT'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const mood = settleMood(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now);
  const given = giveTreat(mood.happiness, treatType, happinessLimit(mood, now));
  if (isRefusal(given)) return refuse('HORSE_CONTENT', { name: horse.name });
  const quantity = await takeItem(tx, { playerId, kind: 'treat', item: treatType });
  if (quantity === undefined) return refuse('NO_TREAT', { item: TREATS[treatType].label.toLowerCase() });

  await saveMoods(tx, playerId, [{ id: horseId, mood: { ...mood, happiness: given.happiness } }]);
  return { ...given, quantity };
}
