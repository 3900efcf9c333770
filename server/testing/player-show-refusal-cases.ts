import { aCreator, aShow, makePremium, TERMS } from './builders/player-shows.ts';
import type { RefusalCases, Stage } from './refusal-case.ts';
import { aFedHorse, enter, leaveCoins } from './builders/stable.ts';

/** Somebody with 1,000 tradable coins asks for a show. */
const asksFor =
  (terms: object, coins = 1_000, tradable = coins) =>
  async ({ app }: Stage) => {
    const by = await app.newPlayer('trainer');
    await leaveCoins(app, by, coins, tradable);
    return { by, sent: { body: { ...TERMS, ...terms } } };
  };

/** Every refusal of creating shows, and those of entering that only the shows of players know. */
export const PLAYER_SHOW_REFUSALS: RefusalCases = {
  'POST /api/shows/create 400 SHOW_LEVEL_OUT_OF_RANGE': [
    'The minimum level is from 1 to 25.',
    asksFor({ min_level: 26 }),
  ],
  'POST /api/shows/create 400 ENTRY_FEE_TOO_LOW': [
    'The entry fee must be at least 50 coins.',
    asksFor({ entry_fee: 49 }),
  ],
  'POST /api/shows/create 400 PRIZE_TOO_LOW': [
    'Prize multiplier must be at least 2x',
    asksFor({ entry_fee: 100, prize_amount: 199 }),
  ],
  'POST /api/shows/create 400 SHOW_DATE_OUT_OF_RANGE': [
    'A show runs 1 day from now at the soonest, and 14 days at the latest.',
    async (stage) => {
      const inHalfADay = new Date(stage.app.clock.now().getTime() + 12 * 3_600_000);
      return asksFor({ scheduled_date: inHalfADay.toISOString() })(stage);
    },
  ],
  'POST /api/shows/create 409 NOT_ENOUGH_COINS': ['You need 450 coins to create a show', asksFor({}, 449)],
  'POST /api/shows/create 409 NOT_ENOUGH_TRADABLE_COINS': [
    'A prize is put up in tradable coins, such as prizes won: you need 400 of those and have 399.',
    asksFor({}, 1_000, 399),
  ],
  'POST /api/shows/create 409 PAIR_LIMIT': [
    'Below level 10 prizes you put up and fees you pay one player are at most 500 coins in 30 days; it would be more with the 400 so far.',
    async (stage) => {
      const asking = await asksFor({ prize_amount: 101 })(stage);
      await aShow(asking.by);
      return asking;
    },
  ],
  'POST /api/shows/:id/enter 409 PAIR_LIMIT': [
    'Below level 10 you may pay one player at most 500 coins in 30 days; it would be more with the 300 so far.',
    async ({ app }) => {
      const creator = await aCreator(app);
      await app.db.updateTable('players').set({ level: 10 }).where('id', '=', creator.id).execute();
      await leaveCoins(app, creator, 3_000, 3_000);
      const one = await aShow(creator, { entry_fee: 300, prize_amount: 600 });
      const other = await aShow(creator, { entry_fee: 201, prize_amount: 600 });
      const by = await app.newPlayer('trainer');
      const horse_id = await aFedHorse(by);
      await leaveCoins(app, by, 1_000, 900);
      await enter(by, one, horse_id);
      return { by, sent: { params: { id: other }, body: { horse_id } } };
    },
  ],
  'POST /api/shows/bulk-enter 403 PREMIUM_ONLY': [
    'Bulk entry is only available for premium members',
    async ({ app, anna, juniper }) => {
      const show = await aShow(await aCreator(app));
      return { by: anna, sent: { body: { horse_id: juniper, show_ids: [show] } } };
    },
  ],
  'POST /api/shows/bulk-enter 404 HORSE_NOT_FOUND': [
    'Horse not found',
    async ({ app }) => {
      const by = await aCreator(app);
      await makePremium(app, by);
      const show = await aShow(by);
      return { by, sent: { body: { horse_id: show, show_ids: [show] } } };
    },
  ],
  'POST /api/shows/bulk-enter 403 NOT_YOUR_HORSE': [
    'Horse not found',
    async ({ app, bertsHorse }) => {
      const by = await aCreator(app);
      await makePremium(app, by);
      return { by, sent: { body: { horse_id: bertsHorse, show_ids: [await aShow(by)] } } };
    },
  ],
};
