import { FEEDS, giveFeed, type FeedType } from '../../game/care/feed.ts';
import { giveTreat, TREATS, type TreatType } from '../../game/care/treats.ts';
import { ageInMonths, isNursing } from '../../game/horses/age.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { settleMood, type Mood } from '../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorse, lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { moodOf, saveMood, saveMoods } from '../horses/state/horse-state.ts';
import { takeItem, takeItems } from '../inventory/inventory.ts';

type FeedingRefusal = NotOwn | Refusal<'NURSING' | 'NO_FEED'>;

/** Milk is feed enough: bought feed would be wasted on it. */
function refuseNursing({ name, born_at }: HorseRow, now: Date): Refusal<'NURSING'> | undefined {
  return isNursing(ageInMonths(born_at, now)) ? refuse('NURSING', { name }) : undefined;
}

const noFeed = (feedType: FeedType) => refuse('NO_FEED', { item: FEEDS[feedType].label.toLowerCase() });

export async function feedHorse(
  tx: Tx,
  now: Date,
  {
    playerId,
    horseId,
    feedType,
  }: { readonly playerId: string; readonly horseId: string; readonly feedType: FeedType },
): Promise<{ mood: Mood; quantity: number } | FeedingRefusal> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const nursing = refuseNursing(horse, now);
  if (nursing) return nursing;
  const mood = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now, feedType);
  const quantity = await takeItem(tx, { playerId, kind: 'feed', item: feedType });
  if (quantity === undefined) return noFeed(feedType);

  await saveMood(tx, horse, mood);
  return { mood, quantity };
}

export interface FeedingRound {
  readonly playerId: string;
  readonly horseIds: readonly string[];
  readonly feedType: FeedType;
}

export interface FeedingRoundResult {
  readonly fed: readonly { readonly horseId: string; readonly expiresAt: Date }[];
  readonly refusals: readonly { readonly horseId: string; readonly refusal: FeedingRefusal }[];
  readonly quantity: number;
}

/** In order, while the inventory lasts. Each horse may refuse alone. */
export async function feedMany(
  tx: Tx,
  now: Date,
  { playerId, horseIds, feedType }: FeedingRound,
): Promise<FeedingRoundResult> {
  const horses = (await lockOwnHorses(tx, horseIds, playerId)).map(({ id, horse }) => ({
    id,
    horse: isRefusal(horse) ? horse : (refuseNursing(horse, now) ?? horse),
  }));
  const own = horses.filter(({ horse }) => !isRefusal(horse));
  const { taken, quantity } = await takeItems(tx, { playerId, kind: 'feed', item: feedType }, own.length);

  const moods: { id: string; mood: Mood }[] = [];
  const refusals: FeedingRoundResult['refusals'][number][] = [];
  for (const { id, horse } of horses) {
    if (isRefusal(horse)) {
      refusals.push({ horseId: id, refusal: horse });
    } else if (moods.length === taken) {
      refusals.push({ horseId: id, refusal: noFeed(feedType) });
    } else {
      const mood = giveFeed(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now, feedType);
      moods.push({ id, mood });
    }
  }
  await saveMoods(tx, playerId, moods);
  const fed = moods.map(({ id, mood }) => ({ horseId: id, expiresAt: mood.feedExpiresAt ?? now }));
  return { fed, refusals, quantity };
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
  const given = giveTreat(mood.happiness, treatType);
  if (isRefusal(given)) return refuse('HORSE_CONTENT', { name: horse.name });
  const quantity = await takeItem(tx, { playerId, kind: 'treat', item: treatType });
  if (quantity === undefined) return refuse('NO_TREAT', { item: TREATS[treatType].label.toLowerCase() });

  await saveMood(tx, horse, { ...mood, happiness: given.happiness });
  return { ...given, quantity };
}
