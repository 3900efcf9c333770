import { giveTreat, TREATS, type TreatType } from '../../game/care/treats.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { settleMood } from '../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { takeItem } from '../inventory/take-item.ts';
import { moodOf, saveMood } from '../horses/state/moods.ts';

export interface Treating {
  readonly playerId: string;
  readonly horseId: string;
  readonly treatType: TreatType;
}

export interface Treated {
  /** Ten-thousandths of a point. */
  readonly gained: number;
  readonly happiness: number;
  readonly quantity: number;
}

/** Gives a horse one treat out of its owner's inventory. */
export async function treatHorse(
  tx: Tx,
  now: Date,
  { playerId, horseId, treatType }: Treating,
): Promise<Treated | NotOwn | Refusal<'NO_TREAT' | 'HORSE_CONTENT'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const mood = settleMood(moodOf(horse), GUILD_ROWS[horse.guild].restPerDay, now);
  const given = giveTreat(mood.happiness, treatType);
  if (isRefusal(given)) return refuse('HORSE_CONTENT', { name: horse.name });
  const quantity = await takeItem(tx, playerId, 'treat', treatType);
  if (quantity === undefined) return refuse('NO_TREAT', { item: TREATS[treatType].label.toLowerCase() });

  await saveMood(tx, horse, { ...mood, happiness: given.happiness });
  return { ...given, quantity };
}
