import { PAIR_FREE_FROM, PAIR_LIMIT_MS, type PairSums } from '../../game/market/pair-limit.ts';
import type { CreatorDealings } from '../../game/shows/entering/entry-terms.ts';
import type { ShowRow } from '../../server/shows/show-queries.ts';
import type { Life } from './life.ts';
import type { Payment, Person } from './person.ts';

/** Records a payment for the limits of young accounts (docs/rules/trade.md#young-accounts). */
export function notePayment(life: Life, payer: Person, { to, coins, at }: Payment): void {
  payer.payments.push({ to, coins, at });
  life.people.get(to)?.receipts.push({ from: payer.id, coins, at });
}

/** Coins in the limits' period. */
export function paidTo({ payments }: Person, receiver: string, now: Date): number {
  return sumOf(
    payments.filter(({ to }) => to === receiver),
    now,
  );
}

export function pairSums(life: Life, payer: Person, receiver: string, now: Date): PairSums {
  return { paid: paidTo(payer, receiver, now), received: receivedBy(life, receiver, now) };
}

export function dealingsWith(
  life: Life,
  entrant: Person,
  { created_by: creator, prize }: ShowRow,
  now: Date,
): CreatorDealings {
  const creatorId = creator ?? '';
  const { level } = life.population.player(creatorId);
  return {
    fee: pairSums(life, entrant, creatorId, now),
    youngPrize: level < PAIR_FREE_FROM ? { level, prize, received: receivedBy(life, entrant.id, now) } : null,
  };
}

/** Coins from accounts that are young now; prizes that may be won count in full. */
function receivedBy(life: Life, receiver: string, now: Date): number {
  const receipts = life.people.get(receiver)?.receipts ?? [];
  return sumOf(
    receipts.filter(({ from }) => life.population.player(from).level < PAIR_FREE_FROM),
    now,
  );
}

function sumOf(rows: readonly { readonly coins: number; readonly at: Date }[], now: Date): number {
  const since = now.getTime() - PAIR_LIMIT_MS;
  return rows.reduce((sum, { coins, at }) => sum + (at.getTime() > since ? coins : 0), 0);
}
