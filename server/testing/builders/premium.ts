import { expect } from 'vitest';
import { PRACTICE_CARDS, type PracticeOutcome } from '../../../game/premium/practice.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

export const DAY = 24 * 3600;
/** Longer than any month. */
export const MONTH = 31 * DAY;

export async function beginCheckout(player: TestPlayer): Promise<string> {
  const { status, body } = await player.call('POST /api/subscription/create');
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  return body.sessionUrl.slice('/checkout/'.length);
}

export function finishCheckout(player: TestPlayer, id: string, outcome: PracticeOutcome = 'succeeds') {
  return player.call('POST /api/practice/checkouts/:id/finish', { params: { id }, body: { outcome } });
}

/** Pays a first month by a practice payment. */
export async function subscribe(player: TestPlayer): Promise<void> {
  expect(await finishCheckout(player, await beginCheckout(player))).toMatchObject({ status: 200 });
}

export const userOf = async (player: TestPlayer) => (await player.call('GET /api/user')).body;

export const letHappen = (player: TestPlayer, what: 'refund' | 'dispute' | 'refuse_renewal') =>
  player.call('POST /api/practice/happenings', { body: { what } });

export const cancel = (player: TestPlayer, body: object = {}) =>
  player.call('POST /api/subscription/cancel', { body });

/** As the database stores a member of many paid months, which are over. */
export async function giveInsights({ db, clock }: TestApp, { id }: TestPlayer, count: number): Promise<void> {
  const now = clock.now();
  const subscription = `sub_gift_${id}`;
  await db
    .insertInto('subscriptions')
    .values({ id: subscription, playerId: id, practice: true, renews: false, endedAt: now, readAt: now })
    .execute();
  for (let index = 0; index < count; index++) {
    const start = new Date(now.getTime() - (index + 1) * MONTH * 1000);
    await db
      .insertInto('payments')
      .values({
        id: `in_gift_${index}_${id}`,
        playerId: id,
        kind: 'premium',
        subscription,
        cents: 500,
        currency: 'usd',
        periodStart: start,
        periodEnd: new Date(start.getTime() + 1000),
        state: 'paid',
        practice: true,
        paidAt: start,
        stateAt: start,
      })
      .execute();
  }
  await db
    .updateTable('players')
    .set(({ eb, fn, val }) => ({
      freeInsights: eb('freeInsights', '+', count),
      premiumUntil: fn('greatest', ['premiumUntil', val(new Date(now.getTime() - MONTH * 1000 + 1000))]),
    }))
    .where('id', '=', id)
    .execute();
}

interface Order {
  readonly horseId: string;
  readonly paymentMethodId: string;
}

export function buyInsight(
  player: TestPlayer,
  horseId: string,
  paymentMethodId: string = PRACTICE_CARDS.succeeds,
) {
  return player.call('POST /api/payments/genetic-insight', { body: { horseId, paymentMethodId } });
}

/** Returns the id of a payment that waits for its bank. */
export async function intentOf(player: TestPlayer, order: Order): Promise<string> {
  const { body } = await player.call('POST /api/payments/genetic-insight', { body: order });
  return body.clientSecret?.split('_secret_')[0] ?? '';
}

export async function confirmInsight(player: TestPlayer, horseId: string, confirmed = true) {
  const id = await intentOf(player, { horseId, paymentMethodId: PRACTICE_CARDS.confirm });
  return player.call('POST /api/practice/intents/:id/confirm', { params: { id }, body: { confirmed } });
}
