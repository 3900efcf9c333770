import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal } from '../../game/refusal.ts';
import type { EntryRefusal } from '../../game/shows/entry.ts';
import type { Tx } from '../db/transaction.ts';
import { countFoalLevels } from '../horses/foal-levels.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { lockContender } from '../players/contender.ts';
import { enterLocked, postFees, type Entered } from './enter-locked.ts';
import { holdShowToEnter } from './open-show.ts';

export interface EntryRequest {
  readonly playerId: string;
  readonly showId: string;
  readonly horseId: string;
  /** 32 hex digits from the player's browser. */
  readonly entropy: string | undefined;
}

export type NotEntered = EntryRefusal | NotOwn | Refusal<'SHOW_NOT_FOUND' | 'ALREADY_ENTERED'>;

/** Entropy of an entry that the browser sent none for. */
export function drawEntryEntropy(): string {
  return randomBytes(16).toString('hex');
}

/** Enters a horse in a show: lock show, horse, player and purse; decide; write. */
export async function enterShow(
  tx: Tx,
  now: Date,
  secret: Buffer,
  { playerId, showId, horseId, entropy = drawEntryEntropy() }: EntryRequest,
): Promise<(Entered & { readonly coins: number }) | NotEntered> {
  const show = await holdShowToEnter(tx, secret, showId, now);
  if (isRefusal(show)) return show;
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const contender = await lockContender(tx, playerId);
  const made = await enterLocked(tx, now, show, { horse, contender }, entropy);
  if (isRefusal(made)) return made;
  await postFees(tx, now, [made]);
  await countFoalLevels(tx, [horse], [made.after.horse]);
  return { ...made.entered, coins: made.after.contender.purse.coins };
}
