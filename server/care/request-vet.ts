import {
  VET_SERVICE_ROWS,
  vetDoneAt,
  vetRefusal,
  type VetRefusal,
  type VetService,
} from '../../game/care/vet.ts';
import { spendOnGame, type Purse } from '../../game/ledger/coins.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { vetRecordOf } from '../horses/vet-record.ts';
import { lockPurse, post, withHouse, type Journal, type LockedPurse } from '../ledger/ledger.ts';
import { findPendingOf, insertRequests, type VetRequestRow } from './vet-queries.ts';

export interface VetCall {
  readonly playerId: string;
  /** Each once. */
  readonly horseIds: readonly string[];
  readonly service: VetService;
}

export type NotSeen = NotOwn | VetRefusal | Refusal<'NOT_ENOUGH_COINS'>;

export interface VetCalled {
  readonly requests: readonly VetRequestRow[];
  readonly refusals: readonly { readonly horseId: string; readonly refusal: NotSeen }[];
  /** Coins paid for all of them, and left in the purse. */
  readonly cost: number;
  readonly coins: number;
}

/**
 * Asks the vet for one service to horses, in the order given, until the purse is empty; a horse that may not have it
 * says why. What is asked is paid at once, and done by `vetWork`. No horse waits for the vet twice: whoever asks
 * holds the horse.
 */
export async function requestVet(
  tx: Tx,
  now: Date,
  { playerId, horseIds, service }: VetCall,
): Promise<VetCalled> {
  const locked = await lockInOrder(tx, {
    horses: () => Promise.all([lockOwnHorses(tx, horseIds, playerId), findPendingOf.rows(tx, { horseIds })]),
    ledger_accounts: () => lockPurse(tx, playerId),
  });
  const [horses, waiting] = locked.horses;
  const pending = new Map(waiting.map((request) => [request.horse_id, request.completes_at]));
  const purse = locked.ledger_accounts;

  const { label, price } = VET_SERVICE_ROWS[service];
  let left: LockedPurse = purse;
  const requests: VetRequestRow[] = [];
  const journals: Journal[] = [];
  const refusals: VetCalled['refusals'][number][] = [];
  for (const { id, horse } of horses) {
    const paid = payFor(service, horse, pending.get(id) ?? null, left, now);
    if (isRefusal(paid)) {
      refusals.push({ horseId: id, refusal: paid });
      continue;
    }
    journals.push(withHouse(left, paid.purse, 'vet', `${label} for ${paid.name}`));
    requests.push({
      id: newId(now),
      horse_id: id,
      player_id: playerId,
      service,
      price,
      requested_at: now,
      completes_at: vetDoneAt(now),
      status: 'pending',
    });
    left = { ...left, ...paid.purse };
  }
  if (requests.length > 0) {
    await insertRequests.run(tx, {
      ids: requests.map(({ id }) => id),
      horseIds: requests.map(({ horse_id }) => horse_id),
      playerId,
      service,
      price,
      requestedAt: now,
      completesAt: vetDoneAt(now),
    });
    tell(tx, playerId, { topics: ['vet'] });
    await post(tx, now, journals);
  }
  return { requests, refusals, cost: purse.coins - left.coins, coins: left.coins };
}

/** What is in the purse once this horse is paid for, or why it is not. */
function payFor(
  service: VetService,
  horse: HorseRow | NotOwn,
  pendingUntil: Date | null,
  purse: Purse,
  now: Date,
): { name: string; purse: Purse } | NotSeen {
  if (isRefusal(horse)) return horse;
  const { name } = horse;
  const patient = { ...vetRecordOf(horse), ageInMonths: ageInMonths(horse.born_at, now), pendingUntil };
  const refused = vetRefusal(service, patient, now);
  if (refused) return refuse(refused.refused, { ...refused.details, name });
  const { label, price } = VET_SERVICE_ROWS[service];
  const paid = spendOnGame(purse, price);
  if (isRefusal(paid)) return refuse('NOT_ENOUGH_COINS', { ...paid.details, name, service: label });
  return { name, purse: paid.purse };
}
