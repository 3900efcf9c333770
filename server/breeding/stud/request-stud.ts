import {
  BOUND_STUD_FEE,
  refuseDam,
  refuseSire,
  refuseTerms,
  REQUEST_OPEN_MS,
  type DamRefusal,
  type SireRefusal,
} from '../../../game/breeding/breeding.ts';
import type { Telling } from '../../../game/breeding/take.ts';
import { payPlayer } from '../../../game/ledger/coins.ts';
import { refusePair } from '../../../game/market/pair-limit.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import { refuseUnconfirmed } from '../../accounts/accounts.ts';
import { newId } from '../../db/new-id.ts';
import type { Tx } from '../../db/connection.ts';
import { lockInOrder } from '../../db/lock-order.ts';
import { lockHorsesById, ownOf, type NotOwn } from '../../horses/own-horse.ts';
import { refuseRequest, type NoteRefusal, type ReceiverRefusal } from '../../moderation/writing.ts';
import { handOver, lockBalances, openEscrow, post } from '../../ledger/ledger.ts';
import { lockPairSums, lockProgress } from '../../players/player.ts';
import { coverAtHouse, refusedByHouse } from './house-stud.ts';
import { findStud, insertRequest, lockOpenRequestsOf, type RequestRow } from './stud-queries.ts';
import { drawEntropy, nextBirth, type BirthReceipt, type BreedingContext } from '../covering/cover.ts';
import { damOf, parentOf } from '../covering/parents.ts';
import { publishToBothSides } from './stud-request.ts';

interface RequestOrder {
  readonly playerId: string;
  readonly mareId: string;
  readonly stallionId: string;
  readonly fee: number;
  readonly note: string;
  readonly entropy?: string | undefined;
}

interface RequestReceipt {
  readonly request: RequestRow;
  readonly coins: number;
  readonly receipt: BirthReceipt;
  /** Set if a house stable covered the mare and she did not take. */
  readonly telling: Telling | null;
}

type StudRefusal = Refusal<
  | 'STALLION_NOT_FOUND'
  | 'OWN_STALLION'
  | 'NOT_AT_STUD'
  | 'OTHER_BREED'
  | 'TOO_CLOSE_KIN'
  | 'STUD_FULL'
  | 'FEE_CHANGED'
  | 'ALREADY_REQUESTED'
  | 'EMAIL_NOT_CONFIRMED'
  | 'PAIR_LIMIT'
  | 'RECEIVER_LIMIT'
  | 'NOT_ENOUGH_COINS'
  | 'NOT_ENOUGH_TRADABLE_COINS'
>;

/** The fee is in escrow until the answer, at most three days; a house stable answers at once. */
export async function requestStud(
  tx: Tx,
  now: Date,
  breeding: BreedingContext,
  { playerId, mareId, stallionId, fee, note, entropy = drawEntropy() }: RequestOrder,
): Promise<RequestReceipt | NotOwn | SireRefusal | DamRefusal | StudRefusal | ReceiverRefusal | NoteRefusal> {
  const offered = await findStud.first(tx, { stallionId });
  const house = offered?.ofHouse ? offered.playerId : undefined;
  const {
    horses,
    stud_requests: waiting,
    players: { level },
    ledger_accounts: balances,
  } = await lockInOrder(tx, {
    horses: () => lockHorsesById(tx, [mareId, stallionId]),
    stud_requests: async () => (house ? lockOpenRequestsOf.rows(tx, { horseIds: [mareId] }) : []),
    players: () => lockProgress(tx, playerId),
    ledger_accounts: () => lockBalances(tx, house ? [playerId, house] : [playerId]),
  });
  const balance = balances.get(playerId);
  if (!balance) throw new Error(`No balance ${playerId}`);
  const mare = ownOf(horses.get(mareId), playerId);
  if (isRefusal(mare)) return mare;
  const stallion = horses.get(stallionId);
  if (!stallion) return refuse('STALLION_NOT_FOUND');
  if (stallion.ownerId === playerId) return refuse('OWN_STALLION', { name: stallion.name });
  const stud = await findStud.first(tx, { stallionId });
  // Between the two reads he may have been sold.
  if (!stud || (stud.ofHouse ? stud.playerId : undefined) !== house)
    return refuse('NOT_AT_STUD', { name: stallion.name });
  if (stud.fee !== fee) return refuse('FEE_CHANGED', { name: stallion.name, fee: stud.fee });
  const refused =
    refuseTerms({ ownBreedOnly: stud.ownBreedOnly }, stallion, mare) ??
    refuseDam(damOf(mare, now), now) ??
    refuseSire(parentOf(stallion, now), now);
  if (refused) return refused;
  const unkind = await refuseRequest(tx, now, { writerId: playerId, toId: stallion.ownerId, note });
  if (unkind) return unkind;
  const unconfirmed = fee > 0 ? await refuseUnconfirmed(tx, playerId) : undefined;
  if (unconfirmed) return unconfirmed;
  const limited = house
    ? await refusedByHouse(tx, now, breeding, { mare, stallion })
    : refusePair({
        ...(await lockPairSums(tx, now, { id: playerId, level }, stallion.ownerId)),
        level,
        price: fee,
      });
  if (limited) return limited;
  const paid = payPlayer(balance, fee, BOUND_STUD_FEE);
  if (isRefusal(paid)) return paid;
  const { taken } = paid;
  const { coins } = paid.balance;
  if (house) {
    if (waiting.length > 0) return refuse('ALREADY_REQUESTED', { name: mare.name });
    const covered = await coverAtHouse(tx, now, breeding, { mare, stallion, fee, taken, entropy });
    return { ...covered, coins: covered.telling ? balance.coins : coins };
  }

  const id = newId(now);
  const request = await insertRequest.first(tx, {
    id,
    stallionId,
    mareId,
    fromId: playerId,
    toId: stallion.ownerId,
    fee,
    feeTradable: taken.tradable,
    entropy,
    note,
    now,
    expiresAt: new Date(now.getTime() + REQUEST_OPEN_MS),
  });
  if (!request) return refuse('ALREADY_REQUESTED', { name: mare.name });
  if (fee > 0) {
    await openEscrow(tx, id);
    const description = `Stud fee for ${stallion.name}, held until he is answered for`;
    await post(tx, now, [{ kind: 'breeding', description, lines: handOver(playerId, id, taken) }]);
  }
  publishToBothSides(tx, request);
  const receipt = { mareId, stallionId, ...nextBirth(breeding, mare), entropy };
  return { request, coins, receipt, telling: null };
}
