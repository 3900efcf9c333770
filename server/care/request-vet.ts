import { vetDoneAt, vetRefusal, type VetRefusal } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS, type VetService } from '../../game/care/vet-services.ts';
import { spendOnGame, type Balance } from '../../game/ledger/coins.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { vetRecordOf } from '../horses/state/horse-state.ts';
import { lockBalance, post, withHouse, type Journal, type LockedBalance } from '../ledger/ledger.ts';
import { findPendingOf, insertRequests, type VetRequestRow } from './vet-queries.ts';

export interface VetOrder {
  readonly playerId: string;
  readonly horseIds: readonly string[];
  readonly service: VetService;
}

export type VetOrderRefusal = NotOwn | VetRefusal | Refusal<'NOT_ENOUGH_COINS'>;

export interface VetOrderResult {
  readonly requests: readonly VetRequestRow[];
  readonly refusals: readonly { readonly horseId: string; readonly refusal: VetOrderRefusal }[];
  readonly cost: number;
  readonly coins: number;
}

/**
 * In order, while the coins last; each horse may refuse alone. Paid now, completed by `vetJob`. The locks prevent two
 * requests for a horse.
 */
export async function requestVet(
  tx: Tx,
  now: Date,
  { playerId, horseIds, service }: VetOrder,
): Promise<VetOrderResult> {
  const locked = await lockInOrder(tx, {
    horses: () => Promise.all([lockOwnHorses(tx, horseIds, playerId), findPendingOf.rows(tx, { horseIds })]),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  const [horses, waiting] = locked.horses;
  const pending = new Map(waiting.map((request) => [request.horseId, request.completesAt]));
  const balance = locked.ledger_accounts;

  const { label, price } = VET_SERVICE_ROWS[service];
  let left: LockedBalance = balance;
  const requests: VetRequestRow[] = [];
  const journals: Journal[] = [];
  const refusals: VetOrderResult['refusals'][number][] = [];
  for (const { id, horse } of horses) {
    const pendingUntil = pending.get(id) ?? null;
    const paid = payFor({ service, horse, pendingUntil, balance: left, now });
    if (isRefusal(paid)) {
      refusals.push({ horseId: id, refusal: paid });
      continue;
    }
    journals.push(withHouse(left, paid.balance, 'vet', `${label} for ${paid.name}`));
    requests.push({
      id: newId(now),
      horseId: id,
      playerId,
      service,
      price,
      requestedAt: now,
      completesAt: vetDoneAt(now),
      status: 'pending',
    });
    left = { ...left, ...paid.balance };
  }
  if (requests.length > 0) {
    await insertRequests.run(tx, {
      ids: requests.map(({ id }) => id),
      horseIds: requests.map(({ horseId }) => horseId),
      playerId,
      service,
      price,
      requestedAt: now,
      completesAt: vetDoneAt(now),
    });
    publish(tx, playerId, { topics: ['vet'] });
    await post(tx, now, journals);
  }
  return { requests, refusals, cost: balance.coins - left.coins, coins: left.coins };
}

/** By horse, for those whose request is under way. */
export async function readVetDoneAt(
  db: Db,
  horses: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Date>> {
  const requests = await findPendingOf.rows(db, { horseIds: horses.map(({ id }) => id) });
  return new Map(requests.map((request) => [request.horseId, request.completesAt]));
}

function payFor({
  service,
  horse,
  pendingUntil,
  balance,
  now,
}: {
  readonly service: VetService;
  readonly horse: HorseRow | NotOwn;
  readonly pendingUntil: Date | null;
  readonly balance: Balance;
  readonly now: Date;
}): { name: string; balance: Balance } | VetOrderRefusal {
  if (isRefusal(horse)) return horse;
  const { name } = horse;
  const patient = { ...vetRecordOf(horse), ageInMonths: ageInMonths(horse.bornAt, now), pendingUntil };
  const refused = vetRefusal(service, patient, now);
  if (refused) return refuse(refused.refused, { ...refused.details, name });
  const { label, price } = VET_SERVICE_ROWS[service];
  const paid = spendOnGame(balance, price);
  if (isRefusal(paid)) return refuse('NOT_ENOUGH_COINS', { ...paid.details, name, service: label });
  return { name, balance: paid.balance };
}
