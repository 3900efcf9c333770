import type { Updateable } from 'kysely';
import { expect } from 'vitest';
import type { FeedType } from '../../../game/care/feed.ts';
import { planFeeding, type FeedingDays } from '../../../game/care/feeding-plan.ts';
import type { TreatType } from '../../../game/care/treats.ts';
import type { VetService } from '../../../game/care/vet-services.ts';
import type { BreedId } from '../../../game/horses/breeds.ts';
import type { Sex } from '../../../game/horses/age.ts';
import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { TEN_THOUSAND } from '../../../game/shows/running/ten-thousand.ts';
import type { Tables } from '../../db/statements.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { bodyColumns } from '../../horses/body-columns.ts';
import { payFromHouse, post, lockBalance } from '../../ledger/ledger.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

/* Builders use calls as players do, unless they say otherwise. */

interface HorseWishes {
  readonly breedId?: BreedId;
  readonly name?: string;
  readonly gender?: Sex;
  readonly discipline?: Discipline;
}

/** Buys from the breed's first tier. */
export async function aHorse(player: TestPlayer, wishes: HorseWishes = {}): Promise<string> {
  const { breedId = 'hanoverian', name = 'Juniper', gender = 'mare', discipline = 'dressage' } = wishes;
  const offers = await player.call('GET /api/store/horses', { query: { breedId } });
  const storeHorseId = offers.body.tiers[0]?.horses[0]?.storeHorseId;
  const body = { storeHorseId, horseName: name, gender, discipline };
  const bought = await player.call('POST /api/store/purchase', { body });
  expect(bought).toMatchObject({ status: 200 });
  return bought.body.horse.id;
}

export async function aFedHorse(
  player: TestPlayer,
  { feed = 'quarterly', ...wishes }: HorseWishes & { readonly feed?: FeedType } = {},
): Promise<string> {
  const id = await aHorse(player, wishes);
  await buyFeed(player, feed);
  const fed = await player.call('POST /api/horses/:id/use-feed', {
    params: { id },
    body: { feed_type: feed },
  });
  expect(fed).toMatchObject({ status: 200 });
  return id;
}

export async function buyFeed(player: TestPlayer, feed_type: FeedType, quantity = 1): Promise<void> {
  const bought = await player.call('POST /api/inventory/buy-feed', { body: { feed_type, quantity } });
  expect(bought).toMatchObject({ status: 200 });
}

interface Feeding {
  readonly days?: unknown;
  readonly longBags?: unknown;
  readonly price?: unknown;
}

/** As the dialog does: with the feed and, unless given, the price that the player sees. */
export async function feedHorses(player: TestPlayer, ids: readonly string[], wishes: Feeding = {}) {
  return player.call('POST /api/horses/feed', { body: await feedingOf(player, ids, wishes) });
}

export async function feedingOf(
  player: TestPlayer,
  ids: readonly string[],
  { days = 1, longBags = false, ...wishes }: Feeding = {},
) {
  const [own, stock] = [
    (await player.call('GET /api/horses')).body,
    (await player.call('GET /api/inventory/feed')).body,
  ];
  const bags = Object.fromEntries(stock.map(({ feedType, quantity }) => [feedType, quantity]));
  const wish = { horses: ids.length, days: days as FeedingDays, long: longBags === true };
  const price = 'price' in wishes ? wishes.price : planFeeding(wish, bags).price;
  const horses = ids.map((id) => ({
    id,
    feedExpiresAt: own.find((horse) => horse.id === id)?.feedExpiresAt ?? null,
  }));
  return { horses, days, longBags, price };
}

export function turnOut(player: TestPlayer, horseIds: unknown) {
  return player.call('POST /api/horses/turn-out', { body: { horseIds } });
}

export function bringIn(player: TestPlayer, horseIds: unknown) {
  return player.call('POST /api/horses/bring-in', { body: { horseIds } });
}

export async function buyTreats(player: TestPlayer, treat_type: TreatType, quantity = 1): Promise<void> {
  const bought = await player.call('POST /api/inventory/buy-treats', { body: { treat_type, quantity } });
  expect(bought).toMatchObject({ status: 200 });
}

export function callVet(player: TestPlayer, horseId: string, service_type: VetService) {
  return player.call('POST /api/horses/:id/request-vet', { params: { id: horseId }, body: { service_type } });
}

export function train(player: TestPlayer, id: string, sent: object = {}) {
  return player.call('POST /api/train/:id', { params: { id }, body: { discipline: 'dressage', ...sent } });
}

export function useMagic(player: TestPlayer, horseId: string, wish: object = { item: 'whistle' }) {
  return player.call('POST /api/magic-shop/use', { body: { horseId, ...wish } });
}

/** A nameplate of carved oak unless `wish` says otherwise. */
export function wearCosmetic(player: TestPlayer, id: string, wish: object = {}) {
  const body = { cosmetic: 'nameplate', item: 'oak', price: 600, ...wish };
  return player.call('PUT /api/horses/:id/style', { params: { id }, body });
}

/** Earliest first. */
export async function nextShows(player: TestPlayer, horseId: string, count: number): Promise<string[]> {
  const query = { horse_id: horseId, limit: String(count) };
  const { body: shows } = await player.call('GET /api/shows', { query });
  expect(shows).toHaveLength(count);
  return shows.map(({ id }) => id);
}

/** As `POST /api/shows/enter-each` takes them. */
export async function nextShowOfEach(player: TestPlayer, horseIds: readonly string[]) {
  const { body } = await player.call('GET /api/shows/next', { query: { horseIds: horseIds.join() } });
  return body.next.map(({ horseId, show }) => ({ horseId, showId: show.id }));
}

export function enter(player: TestPlayer, showId: string, horseId: string) {
  return player.call('POST /api/shows/:id/enter', { params: { id: showId }, body: { horse_id: horseId } });
}

export async function enterNext(player: TestPlayer, horseId: string, count: number): Promise<string[]> {
  const showIds = await nextShows(player, horseId, count);
  for (const id of showIds) expect(await enter(player, id, horseId)).toMatchObject({ status: 200 });
  return showIds;
}

export async function requestWhy(player: TestPlayer) {
  const { body: entries } = await player.call('GET /api/shows/my-entries', {
    query: { status: 'completed', limit: 1 },
  });
  return player.call('POST /api/first-steps/score-sheet', { body: { entryId: entries[0]?.id } });
}

export async function owned(player: TestPlayer, item: FeedType | TreatType): Promise<number> {
  const feed = await player.call('GET /api/inventory/feed');
  const treats = await player.call('GET /api/inventory/treats');
  return (
    feed.body.find(({ feedType }) => feedType === item)?.quantity ??
    treats.body.find(({ treatType }) => treatType === item)?.quantity ??
    Number.NaN
  );
}

export async function coinsOf(player: TestPlayer): Promise<number> {
  return (await player.call('GET /api/auth/me')).body.coins;
}

/** As if the free breeding check and the free registry fee were taken. */
export async function withoutGifts(app: TestApp, { id }: TestPlayer): Promise<void> {
  const taken = { freeBreedingCheck: false, freeRegistryFee: false };
  await app.db.updateTable('players').set(taken).where('id', '=', id).execute();
}

export async function leaveCoins(
  app: TestApp,
  { id }: TestPlayer,
  coins: number,
  tradable = 0,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const balance = await lockBalance(tx, id);
    const change = { coins: coins - balance.coins, tradable: tradable - balance.tradable };
    // A line must move coins, so one coin goes in and out.
    const changes =
      change.coins === 0
        ? [
            { ...change, coins: 1 },
            { coins: -1, tradable: 0 },
          ]
        : [change];
    await post(
      tx,
      app.clock.now(),
      changes.map((some) => payFromHouse(id, some, 'salary', 'Left by a test')),
    );
  });
}

/** For states that calls reach late or never. A class or grade is also the best that the horse has reached. */
export async function changeHorse(db: Db, id: string, change: Updateable<Tables['horses']>): Promise<void> {
  const { classLevel, grade } = change;
  const best = { ...(classLevel && { bestClass: classLevel }), ...(grade && { bestGrade: grade }) };
  await db
    .updateTable('horses')
    .set({ ...best, ...change })
    .where('id', '=', id)
    .execute();
  if (['breed', 'traits', 'form'].some((column) => column in change) && !('heightCm' in change))
    await changeHorse(db, id, await bodyOf(db, id));
}

/** What lists say of it. */
async function bodyOf(db: Db, id: string) {
  const horse = await db
    .selectFrom('horses')
    .select(['breed', 'traits', 'form'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { heightCm, bodyWords } = bodyColumns(horse);
  return { heightCm, bodyWords };
}

/** As after a sale: the tack stays with the former owner. */
export async function moveHorse(db: Db, id: string, ownerId: string): Promise<void> {
  await db.updateTable('tack').set({ horseId: null }).where('horseId', '=', id).execute();
  await changeHorse(db, id, { ownerId });
}

/** Prizes are then certain in class 1. */
export function makeWinner(db: Db, id: string): Promise<void> {
  return changeHorse(db, id, { skill: DISCIPLINES.map(() => 10_000 * TEN_THOUSAND) });
}
