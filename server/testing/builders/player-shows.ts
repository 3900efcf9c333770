import { expect } from 'vitest';
import { enter, leaveCoins } from './stable.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

/** Terms allowed to newcomers. */
export const TERMS = { show_type: 'dressage', min_level: 1, entry_fee: 50, prize_amount: 400 };

export function create(player: TestPlayer, terms: object = {}) {
  return player.call('POST /api/shows/create', { body: { ...TERMS, ...terms } });
}

export async function aShow(player: TestPlayer, terms: object = {}): Promise<string> {
  const created = await create(player, terms);
  expect(created).toMatchObject({ status: 200 });
  return created.body.show.id;
}

/** Has 1,000 coins, `tradable` of them tradable. */
export async function aCreator(app: TestApp, tradable = 1_000): Promise<TestPlayer> {
  const player = await app.newPlayer('trainer');
  await leaveCoins(app, player, 1_000, tradable);
  return player;
}

export async function entered(player: TestPlayer, showId: string, horseId: string): Promise<void> {
  expect(await enter(player, showId, horseId)).toMatchObject({ status: 200 });
}

export async function makePremium({ db }: TestApp, { id }: TestPlayer): Promise<void> {
  const [start, end] = [new Date('2020-01-01'), new Date('2099-01-01')];
  const subscription = `sub_${id}`;
  await db
    .insertInto('subscriptions')
    .values({
      id: subscription,
      playerId: id,
      practice: true,
      renews: false,
      endedAt: null,
      readAt: start,
    })
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: `in_${id}`,
      playerId: id,
      kind: 'premium',
      subscription,
      cents: 500,
      currency: 'usd',
      periodStart: start,
      periodEnd: end,
      state: 'paid',
      practice: true,
      paidAt: start,
      stateAt: start,
    })
    .execute();
  await db
    .updateTable('players')
    .set(({ eb }) => ({ premiumUntil: end, freeInsights: eb('freeInsights', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
