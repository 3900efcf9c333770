import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal } from '../../../game/refusal.ts';
import type { EntryRefusal } from '../../../game/shows/entering/entry.ts';
import type { Tx } from '../../db/connection.ts';
import { countFoalLevels } from '../../horses/foal-levels.ts';
import { lockOwnHorse, type NotOwn } from '../../horses/own-horse.ts';
import { lockContender } from '../../players/contender.ts';
import { decideLocked, postFees, writeEntry, type AlreadyEntered, type Entered } from './new-entry.ts';
import { holdShowToEnter } from './hold-show.ts';

export interface EntryRequest {
  readonly playerId: string;
  readonly showId: string;
  readonly horseId: string;
  /** 32 hex digits from the player's browser. */
  readonly entropy: string | undefined;
}

export type NotEntered = EntryRefusal | NotOwn | AlreadyEntered | Refusal<'SHOW_NOT_FOUND'>;

/** Entropy of an entry that the browser sent none for. */
export function drawEntryEntropy(): string {
  return randomBytes(16).toString('hex');
}

/** Enters a horse in a show: lock show, horse, player and purse, in this order; decide; write. */
export async function enterShow(
  tx: Tx,
  now: Date,
  secret: Buffer,
  { playerId, showId, horseId, entropy = drawEntryEntropy() }: EntryRequest,
): Promise<(Entered & { readonly coins: number }) | NotEntered> {
  const [show, horse, contender] = await Promise.all([
    holdShowToEnter(tx, secret, showId, now),
    lockOwnHorse(tx, horseId, playerId),
    lockContender(tx, playerId),
  ]);
  if (isRefusal(show)) return show;
  if (isRefusal(horse)) return horse;
  const made = await decideLocked(tx, now, show, { horse, contender }, entropy);
  if (isRefusal(made)) return made;
  const [refusal] = await Promise.all([
    writeEntry(tx, now, made),
    postFees(tx, now, [made]),
    countFoalLevels(tx, [horse], [made.after.horse]),
  ]);
  if (refusal) return refusal;
  return { ...made.entered, coins: made.after.contender.purse.coins };
}
