import { expect } from 'vitest';
import { aHorse, changeHorse } from './stable.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

/** Of level 5, so the market takes it. */
export async function aSellableHorse(app: TestApp, player: TestPlayer, name = 'Juniper'): Promise<string> {
  const id = await aHorse(player, { name });
  await changeHorse(app.db, id, { level: 5 });
  return id;
}

/** With a price, to players; without, to the market. */
export function sellHorse(player: TestPlayer, horseId: string, price?: unknown) {
  const body = { horseId, ...(price !== undefined && { price }) };
  return player.call('POST /api/market/sell-horse', { body });
}

export function sellTack(player: TestPlayer, tackId: string, price: unknown = 900) {
  return player.call('POST /api/market/sell-tack', { body: { tackId, price } });
}

export function buyRescue(player: TestPlayer, horseId: string) {
  return player.call('POST /api/market/buy-rescue-horse', { body: { horseId } });
}

/** At the market, sold by `player`. */
export async function aRescueHorse(app: TestApp, player: TestPlayer, name = 'Juniper'): Promise<string> {
  const id = await aSellableHorse(app, player, name);
  expect(await sellHorse(player, id)).toMatchObject({ status: 200 });
  return id;
}
