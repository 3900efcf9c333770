import { expect } from 'vitest';
import { aHorse, changeHorse, leaveCoins } from './stable.ts';
import { buyTack } from './tack.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

/** Level 5, so the market takes it. */
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

export function buyListing(player: TestPlayer, listingId: string, price: unknown) {
  return player.call('POST /api/marketplace/buy', { body: { listingId, price } });
}

/** A store horse for sale; returns the listing's id. */
export async function aListing(seller: TestPlayer, price: number, name = 'Juniper'): Promise<string> {
  const { body } = await sellHorse(seller, await aHorse(seller, { name }), price);
  return body.listing?.id ?? '';
}

/** A store saddle for sale; returns the listing's id. */
export async function aTackListing(seller: TestPlayer, price: number): Promise<string> {
  const { body } = await sellTack(seller, await buyTack(seller, 'saddle'), price);
  return body.listing.id;
}

/** A saddle bought by a young account that may pay so much to one player. */
export async function soldToYoung(app: TestApp, seller: TestPlayer, price: number): Promise<void> {
  const buyer = await app.newPlayer();
  await app.db.updateTable('players').set({ level: 9 }).where('id', '=', buyer.id).execute();
  await leaveCoins(app, buyer, price, price);
  expect(await buyListing(buyer, await aTackListing(seller, price), price)).toMatchObject({ status: 200 });
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
