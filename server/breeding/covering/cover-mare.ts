import {
  refuseDam,
  refuseSire,
  registryFee,
  type DamRefusal,
  type SireRefusal,
} from '../../../game/breeding/breeding.ts';
import type { Telling } from '../../../game/breeding/take.ts';
import { spendOnGame } from '../../../game/ledger/coins.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { lockOwnHorses, type NotOwn } from '../../horses/own-horse.ts';
import { lockBalance, post, withHouse } from '../../ledger/ledger.ts';
import { lockGifts, takeFreeRegistryFee } from '../../players/player.ts';
import { lockOpenRequestsOf } from '../stud/stud-queries.ts';
import { drawEntropy, saveCover, type BirthReceipt, type BreedingContext } from './cover.ts';
import { damOf, parentOf } from './parents.ts';

interface CoverOrder {
  readonly playerId: string;
  readonly mareId: string;
  readonly stallionId: string;
  /** 32 hex digits from the browser. */
  readonly entropy?: string | undefined;
}

interface CoverReply {
  /** Null: the mare did not take, and nothing was paid. */
  readonly foalsAt: Date | null;
  readonly telling: Telling | null;
  readonly coins: number;
  readonly receipt: BirthReceipt;
  readonly mare: string;
  readonly stallion: string;
}

export async function coverMare(
  tx: Tx,
  now: Date,
  breeding: BreedingContext,
  { playerId, mareId, stallionId, entropy = drawEntropy() }: CoverOrder,
): Promise<
  CoverReply | NotOwn | SireRefusal | DamRefusal | Refusal<'ALREADY_REQUESTED' | 'NOT_ENOUGH_COINS'>
> {
  const {
    horses: [one, other],
    stud_requests: [waiting],
    players: gifts,
    ledger_accounts: balance,
  } = await lockInOrder(tx, {
    horses: () => lockOwnHorses(tx, [mareId, stallionId], playerId),
    stud_requests: () => lockOpenRequestsOf.rows(tx, { horseIds: [mareId] }),
    players: () => lockGifts(tx, playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  if (!one || !other) throw new Error('lockOwnHorses returns one result for each id');
  const [mare, stallion] = [one.horse, other.horse];
  if (isRefusal(mare)) return mare;
  if (isRefusal(stallion)) return stallion;
  const refused = refuseDam(damOf(mare, now), now) ?? refuseSire(parentOf(stallion, now), now);
  if (refused) return refused;
  if (waiting) return refuse('ALREADY_REQUESTED', { name: mare.name });
  const freeFee = gifts.freeRegistryFee;
  const paid = spendOnGame(balance, registryFee(freeFee));
  if (isRefusal(paid)) return paid;

  const cover = await saveCover(tx, now, breeding, { mare, stallion, entropy, requestId: null, freeFee });
  const names = { mare: mare.name, stallion: stallion.name };
  if (cover.foalsAt === null) return { ...cover, ...names, coins: balance.coins };
  const description = `Had ${mare.name} covered by ${stallion.name}`;
  if (freeFee) await takeFreeRegistryFee(tx, playerId);
  else await post(tx, now, [withHouse(balance, paid.balance, 'breeding', description)]);
  return { ...cover, ...names, coins: paid.balance.coins };
}
