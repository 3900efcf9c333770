import {
  OWN_COVER_FEE,
  refuseDam,
  refuseSire,
  type DamRefusal,
  type SireRefusal,
} from '../../game/breeding/breeding.ts';
import { spendOnGame } from '../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { lockPurse, post, withHouse } from '../ledger/ledger.ts';
import { lockOpenRequestsOf } from './breeding-queries.ts';
import { drawEntropy, keepCover, type BirthReceipt, type BreedingOf } from './keep-cover.ts';
import { damOf, parentOf } from './parents.ts';

export interface CoverOrder {
  readonly playerId: string;
  readonly mareId: string;
  readonly stallionId: string;
  /** 32 hex digits from the breeder's browser. */
  readonly entropy?: string | undefined;
}

export interface Covered {
  readonly foalsAt: Date;
  readonly coins: number;
  readonly receipt: BirthReceipt;
  readonly mare: string;
  readonly stallion: string;
}

/** A mare and a stallion of one stable, for the fee of the registry. */
export async function coverMare(
  tx: Tx,
  now: Date,
  breeding: BreedingOf,
  { playerId, mareId, stallionId, entropy = drawEntropy() }: CoverOrder,
): Promise<Covered | NotOwn | SireRefusal | DamRefusal | Refusal<'ALREADY_ASKED' | 'NOT_ENOUGH_COINS'>> {
  const {
    horses: [one, other],
    stud_requests: [waiting],
    ledger_accounts: purse,
  } = await lockInOrder(tx, {
    horses: () => lockOwnHorses(tx, [mareId, stallionId], playerId),
    stud_requests: () => lockOpenRequestsOf.rows(tx, { horseIds: [mareId] }),
    ledger_accounts: () => lockPurse(tx, playerId),
  });
  if (!one || !other) throw new Error('Two horses were asked for');
  const [mare, stallion] = [one.horse, other.horse];
  if (isRefusal(mare)) return mare;
  if (isRefusal(stallion)) return stallion;
  const refused = refuseDam(damOf(mare, now), now) ?? refuseSire(parentOf(stallion, now), now);
  if (refused) return refused;
  if (waiting) return refuse('ALREADY_ASKED', { name: mare.name });
  const paid = spendOnGame(purse, OWN_COVER_FEE);
  if (isRefusal(paid)) return paid;

  const cover = await keepCover(tx, now, breeding, { mare, stallion, entropy, requestId: null });
  const description = `Had ${mare.name} covered by ${stallion.name}`;
  await post(tx, now, [withHouse(purse, paid.purse, 'breeding', description)]);
  return { ...cover, coins: paid.purse.coins, mare: mare.name, stallion: stallion.name };
}
