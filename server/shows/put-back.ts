import { mayPutBack, standingPutBack, type Standing } from '../../game/shows/grades.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { saveStanding, standingOf } from '../horses/state/horse-state.ts';

/** Entries keep the grade in which they were made. */
export async function putBack(
  tx: Tx,
  horseId: string,
  playerId: string,
): Promise<Standing | NotOwn | Refusal<'NOT_TO_PUT_BACK'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const standing = standingOf(horse);
  if (!mayPutBack(standing)) return refuse('NOT_TO_PUT_BACK', { name: horse.name });
  const after = standingPutBack(standing, horse.level);
  await saveStanding(tx, horse, after);
  return after;
}
