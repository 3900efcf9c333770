import fc from 'fast-check';
import { expect } from 'vitest';
import { FEED_TYPES, FEEDS, type FeedType } from '../../../game/care/feed.ts';
import { TREAT_TYPES, TREATS, type TreatType } from '../../../game/care/treats.ts';
import { vetPrice } from '../../../game/care/vet.ts';
import { VET_SERVICES, type VetService } from '../../../game/care/vet-services.ts';
import { BREED_IDS } from '../../../game/horses/breeds.ts';
import { utcDay } from '../../../game/game-time.ts';
import { callVet, coinsOf, train } from './stable.ts';
import type { TestApp, TestPlayer } from '../app/test-app.ts';

/* For model-based property tests. */

export interface PlayerModel {
  coins: number;
  readonly items: Map<string, number>;
  salaryDay: string | null;
  readonly horses: string[];
  /** The first breeding check is still to be had, for nothing. */
  freeCheck: boolean;
}

export interface PlayedGame {
  readonly app: TestApp;
  readonly player: TestPlayer;
  readonly strangersHorse: string;
}

type Command = fc.AsyncCommand<PlayerModel, PlayedGame>;

function command(what: string, run: (model: PlayerModel, game: PlayedGame) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => what,
    async run(model, game) {
      await run(model, game);
      expect(await coinsOf(game.player), `coins after ${what}`).toBe(model.coins);
    },
  };
}

type Outcome = { readonly status: number; readonly body: { readonly code?: string } };
const outcome = ({ status, body }: Outcome) => (status === 200 ? 'ok' : (body.code ?? String(status)));

const has = ({ items }: PlayerModel, item: string) => items.get(item) ?? 0;

function buying(item: FeedType | TreatType, quantity: number): Command {
  return command(`buy ${quantity} ${item}`, async (model, { player }) => {
    const feed = (FEED_TYPES as readonly string[]).includes(item);
    const price = feed ? FEEDS[item as FeedType].buy : TREATS[item as TreatType].buy;
    const answer = feed
      ? await player.call('POST /api/inventory/buy-feed', { body: { feed_type: item, quantity } })
      : await player.call('POST /api/inventory/buy-treats', { body: { treat_type: item, quantity } });
    const legal = Number.isInteger(quantity) && quantity >= 1 && quantity <= 99;
    const payable = model.coins >= price * quantity;
    expect(outcome(answer)).toBe(!legal ? 'INVALID_INPUT' : payable ? 'ok' : 'NOT_ENOUGH_COINS');
    if (!legal || !payable) return;
    model.coins -= price * quantity;
    model.items.set(item, has(model, item) + quantity);
    expect(answer.body.quantity).toBe(has(model, item));
  });
}

const horseOf = ({ horses }: PlayerModel, index: number) => horses[index % Math.max(1, horses.length)];
const NO_HORSE = '0190a000-0000-7000-8000-000000000000';

function feeding(item: FeedType, index: number): Command {
  return command(`feed horse ${index} ${item}`, async (model, { player }) => {
    const id = horseOf(model, index);
    const sent = { params: { id: id ?? NO_HORSE }, body: { feed_type: item } };
    const answer = await player.call('POST /api/horses/:id/use-feed', sent);
    expect(outcome(answer)).toBe(!id ? 'HORSE_NOT_FOUND' : has(model, item) > 0 ? 'ok' : 'NO_FEED');
    if (answer.status === 200) model.items.set(item, has(model, item) - 1);
  });
}

function treating(item: TreatType, index: number): Command {
  return command(`treat horse ${index} to ${item}`, async (model, { player }) => {
    const id = horseOf(model, index);
    const sent = { params: { id: id ?? NO_HORSE }, body: { treat_type: item } };
    const answer = await player.call('POST /api/horses/:id/use-treat', sent);
    if (!id) return expect(outcome(answer)).toBe('HORSE_NOT_FOUND');
    expect(['HORSE_CONTENT', has(model, item) > 0 ? 'ok' : 'NO_TREAT']).toContain(outcome(answer));
    if (answer.status === 200) model.items.set(item, has(model, item) - 1);
  });
}

const VET_REFUSES = ['VET_PENDING', 'STILL_VALID', 'HORSE_TOO_YOUNG', 'HORSE_RETIRED', 'WRONG_SEX'];

function callingTheVet(service: VetService, index: number): Command {
  return command(`ask the vet for ${service} of horse ${index}`, async (model, { player }) => {
    const id = horseOf(model, index);
    const answer = await callVet(player, id ?? NO_HORSE, service);
    const price = vetPrice(service, model.freeCheck);
    if (!id) return expect(outcome(answer)).toBe('HORSE_NOT_FOUND');
    expect([...VET_REFUSES, model.coins >= price ? 'ok' : 'NOT_ENOUGH_COINS']).toContain(outcome(answer));
    if (answer.status !== 200) return;
    model.coins -= price;
    if (service === 'breeding_check') model.freeCheck = false;
  });
}

const TRAINING_REFUSES = ['HORSE_UNFED', 'HORSE_TOO_YOUNG', 'NO_TRAINING_LEFT'];

function training(sessions: number | 'all', index: number): Command {
  return command(`train horse ${index}, ${sessions}`, async (model, { player }) => {
    const id = horseOf(model, index);
    const answer = await train(player, id ?? NO_HORSE, { sessions });
    const legal = sessions === 'all' || [1, 2, 3, 4, 5, 6].includes(sessions);
    if (!legal) return expect(outcome(answer)).toBe('INVALID_INPUT');
    if (!id) return expect(outcome(answer)).toBe('HORSE_NOT_FOUND');
    const payable = model.coins >= 50 * (sessions === 'all' ? 1 : sessions);
    expect([...TRAINING_REFUSES, payable ? 'ok' : 'NOT_ENOUGH_COINS']).toContain(outcome(answer));
    if (answer.status === 200) model.coins -= 50 * answer.body.sessions;
  });
}

function feedingAStranger(item: FeedType): Command {
  return command(`feed a stranger's horse ${item}`, async (_, { player, strangersHorse }) => {
    const sent = { params: { id: strangersHorse }, body: { feed_type: item } };
    expect(outcome(await player.call('POST /api/horses/:id/use-feed', sent))).toBe('NOT_YOUR_HORSE');
  });
}

function buyingAHorse(breedId: string): Command {
  return command(`buy a horse of ${breedId}`, async (model, { player }) => {
    const { body: store } = await player.call('GET /api/store/horses', { query: { breedId } });
    const offer = store.tiers[0]?.horses[0];
    const body = {
      storeHorseId: offer?.storeHorseId,
      horseName: 'Iris',
      gender: 'mare',
      discipline: 'halter',
    };
    const answer = await player.call('POST /api/store/purchase', { body });
    const price = offer?.totalPrice ?? 0;
    expect(outcome(answer)).toBe(model.coins >= price ? 'ok' : 'NOT_ENOUGH_COINS');
    if (answer.status !== 200) return;
    model.coins -= price;
    model.horses.push(answer.body.horse.id);
  });
}

const MAY_REFUSE = [
  'SHOW_NOT_FOUND',
  'ALREADY_ENTERED',
  'HORSE_UNFED',
  'QUOTA_FULL',
  'HORSE_STARTS_SPENT',
  'HOUSE_STARTS_SPENT',
  'LEVEL_TOO_LOW',
  'LEVEL_TOO_HIGH',
  'NOT_ENOUGH_COINS',
  'HORSE_NOT_FOUND',
];

function entering(index: number, show: number): Command {
  return command(`enter horse ${index} in show ${show}`, async (model, { player }) => {
    // Some shows exceed a newcomer's level.
    const query = { limit: '60', max_level: show % 8 === 7 ? '5' : '1' };
    const { body: shows } = await player.call('GET /api/shows', { query });
    const params = { id: shows[show]?.id ?? NO_HORSE };
    const body = { horse_id: horseOf(model, index) ?? NO_HORSE };
    const answer = await player.call('POST /api/shows/:id/enter', { params, body });
    if (answer.status === 200) model.coins -= answer.body.fee;
    else expect(MAY_REFUSE).toContain(outcome(answer));
  });
}

const collecting = command('collect the salary', async (model, { app, player }) => {
  const today = utcDay(app.clock.now());
  const answer = await player.call('POST /api/goldsmith/salary');
  expect(outcome(answer)).toBe(model.salaryDay === today ? 'SALARY_COLLECTED' : 'ok');
  if (answer.status === 200) model.coins += answer.body.amount;
  model.salaryDay = today;
});

function waiting(minutes: number): Command {
  return command(`wait ${minutes} minutes`, async (model, { app, player }) => {
    const won = async () => {
      const { body } = await player.call('GET /api/transactions/summary');
      return body.income.find(({ label }) => label === 'Show prizes')?.amount ?? 0;
    };
    const before = await won();
    await app.pass(minutes * 60);
    model.coins += (await won()) - before;
  });
}

const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) },
  fc.constantFrom(99, 0, -1, 0.5, 100),
);
const index = fc.nat(3);

export const playerCommands = fc.commands(
  [
    fc.tuple(fc.constantFrom(...FEED_TYPES, ...TREAT_TYPES), quantity).map((args) => buying(...args)),
    fc.tuple(fc.constantFrom(...FEED_TYPES), index).map((args) => feeding(...args)),
    fc.tuple(fc.constantFrom(...TREAT_TYPES), index).map((args) => treating(...args)),
    fc.tuple(fc.constantFrom(...VET_SERVICES), index).map((args) => callingTheVet(...args)),
    fc.tuple(fc.constantFrom(1, 2, 'all' as const, 0, -1, 0.5), index).map((args) => training(...args)),
    fc.constantFrom(...FEED_TYPES).map(feedingAStranger),
    fc.constantFrom(...BREED_IDS).map(buyingAHorse),
    fc.tuple(index, fc.nat(60)).map((args) => entering(...args)),
    fc.tuple(index, fc.nat(60)).map((args) => entering(...args)),
    fc.tuple(index, fc.nat(60)).map((args) => entering(...args)),
    fc.tuple(index, fc.nat(60)).map((args) => entering(...args)),
    fc.constant(collecting),
    fc.nat(2000).map(waiting),
  ],
  { maxCommands: 50, size: '+1' },
);
