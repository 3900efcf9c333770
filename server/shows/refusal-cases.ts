import { sql } from 'kysely';
import { unconfirm } from '../testing/builders/accounts.ts';
import { aCreator, aShow, makePremium, TERMS } from '../testing/builders/player-shows.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import {
  dressageIn,
  NEXT_SHOW,
  type RefusalCases,
  type RefusalScene,
  type RefusedRequest,
} from '../testing/refusal-case.ts';
import {
  aFedHorse,
  aHorse,
  changeHorse,
  enter,
  enterNext,
  leaveCoins,
  nextShows,
  turnOut,
  bringIn,
} from '../testing/builders/stable.ts';
import { soldToYoung } from '../testing/builders/trade.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { TEST_START } from '../testing/app/test-app.ts';
import { MOST_FOLLOWED } from './following/follow-show.ts';

const monthsOld = (months: number) => bornAtAge(months, TEST_START);
const TODAY = TEST_START.toISOString().slice(0, 10);

const annaEnters = ({ anna, juniper }: RefusalScene, id: string, horse_id = juniper): RefusedRequest => ({
  by: anna,
  sent: { params: { id }, body: { horse_id } },
});

const newcomerEnters =
  (
    change: Parameters<typeof changeHorse>[2] = {},
    coins?: { coins: number; tradable: number },
    id = NEXT_SHOW,
  ) =>
  async ({ app }: RefusalScene) => {
    const by = await app.newPlayer();
    const horse_id = await aFedHorse(by);
    if (Object.keys(change).length > 0) await changeHorse(app.db, horse_id, change);
    if (coins) await leaveCoins(app, by, coins.coins, coins.tradable);
    return { by, sent: { params: { id }, body: { horse_id } } };
  };

export const ENTRY_REFUSALS: RefusalCases = {
  'POST /api/shows/:id/enter 404 SHOW_NOT_FOUND': async (scene) => annaEnters(scene, NOWHERE),
  'POST /api/shows/:id/enter 409 SHOW_CLOSED': async (scene) => annaEnters(scene, dressageIn(-1)),
  'POST /api/shows/:id/enter 409 ALREADY_ENTERED': [
    'Juniper is entered in this show already.',
    async (scene) => {
      const [id = ''] = await enterNext(scene.anna, scene.juniper, 1);
      return annaEnters(scene, id);
    },
  ],
  'POST /api/shows/:id/enter 409 LEVEL_TOO_LOW': [
    'Juniper is level 1; this show asks for level 5.',
    async (scene) => annaEnters(scene, dressageIn(59, 5)),
  ],
  'POST /api/shows/:id/enter 409 LEVEL_TOO_HIGH': [
    'Juniper competes in class 5 now.',
    newcomerEnters({ level: 7, classLevel: 5 }),
  ],
  'POST /api/shows/:id/enter 409 HORSE_TOO_YOUNG': [
    'Juniper is 35 months old; Dressage starts at 36 months.',
    newcomerEnters({ bornAt: monthsOld(35) }),
  ],
  'POST /api/shows/:id/enter 409 HORSE_RETIRED': [
    'Juniper is retired from the ring.',
    newcomerEnters({ bornAt: monthsOld(360) }),
  ],
  'POST /api/shows/:id/enter 409 HORSE_UNFED': [
    'Juniper is hungry. Feed Juniper first, then enter.',
    async (scene) => annaEnters(scene, NEXT_SHOW, await aHorse(scene.anna)),
  ],
  'POST /api/shows/:id/enter 409 ON_PASTURE': [
    'Juniper is turned out on pasture. Bring Juniper in, and Juniper trains and shows from the next day.',
    newcomerEnters({ grassFrom: new Date(0) }),
  ],
  'POST /api/shows/:id/enter 409 BACK_FROM_PASTURE': [
    'Juniper came in from pasture today, and trains and shows again in # hours.',
    async (scene) => {
      const by = await scene.app.newPlayer();
      const horse_id = await aFedHorse(by);
      await turnOut(by, [horse_id]);
      await bringIn(by, [horse_id]);
      return { by, sent: { params: { id: NEXT_SHOW }, body: { horse_id } } };
    },
  ],
  'POST /api/horses/:id/put-back 409 NOT_TO_PUT_BACK': [
    'Juniper can move down after 10 starts in a row without a prize, but not below the bronze field of class 1.',
    async ({ app }) => {
      const by = await app.newPlayer();
      return { by, sent: { params: { id: await aFedHorse(by) } } };
    },
  ],
  'POST /api/shows/:id/enter 409 QUOTA_FULL': [
    'You have 11 of 11 entries running. One ends with the next show.',
    async ({ app }) => {
      const by = await app.newPlayer();
      await leaveCoins(app, by, 20_000, 0);
      const horses = [await aFedHorse(by), await aFedHorse(by), await aFedHorse(by)];
      for (const [index, horse] of horses.entries()) await enterNext(by, horse, index < 2 ? 4 : 3);
      const [horse_id = ''] = horses;
      const [id] = await nextShows(by, horse_id, 1);
      return { by, sent: { params: { id }, body: { horse_id } } };
    },
  ],
  'POST /api/shows/:id/enter 409 HORSE_STARTS_SPENT': [
    'Juniper has started 5 times today. The count begins anew at midnight UTC.',
    newcomerEnters({ startsDay: TODAY, startsToday: 5 }),
  ],
  'POST /api/shows/:id/enter 409 HOUSE_STARTS_SPENT': [
    'You have used your 13 house starts of today. They begin anew at midnight UTC.',
    async (scene) => {
      const request = await newcomerEnters()(scene);
      const spent = { houseStartsDay: TODAY, houseStarts: 13 };
      await scene.app.db.updateTable('players').set(spent).where('id', '=', request.by.id).execute();
      return request;
    },
  ],
  'POST /api/shows/:id/enter 409 NOT_ENOUGH_COINS': [
    'You need 25 coins to enter; you have 24.',
    newcomerEnters({}, { coins: 24, tradable: 0 }),
  ],
  'POST /api/shows/:id/enter 409 NOT_ENOUGH_TRADABLE_COINS': [
    'The fee of 240 coins goes to another player: all but 25 of it must be tradable coins, such as prizes, and you have 7 of those.',
    async (scene) => {
      const creator = await scene.app.newPlayer('trainer');
      await leaveCoins(scene.app, creator, 1_000, 1_000);
      const show = await aShow(creator, { entry_fee: 240, prize_amount: 480 });
      return newcomerEnters({}, { coins: 1000, tradable: 7 }, show)(scene);
    },
  ],
};

const createsShow =
  (terms: object, coins = 1_000, tradable = coins) =>
  async ({ app }: RefusalScene) => {
    const by = await app.newPlayer('trainer');
    await leaveCoins(app, by, coins, tradable);
    return { by, sent: { body: { ...TERMS, ...terms } } };
  };

export const PLAYER_SHOW_REFUSALS: RefusalCases = {
  'POST /api/shows/create 400 SHOW_LEVEL_OUT_OF_RANGE': [
    'The minimum level is from 1 to 25.',
    createsShow({ min_level: 26 }),
  ],
  'POST /api/shows/create 400 ENTRY_FEE_TOO_LOW': [
    'The entry fee must be at least 50 coins.',
    createsShow({ entry_fee: 49 }),
  ],
  'POST /api/shows/create 400 PRIZE_TOO_LOW': [
    'Prize multiplier must be at least 2x',
    createsShow({ entry_fee: 100, prize_amount: 199 }),
  ],
  'POST /api/shows/create 400 SHOW_DATE_OUT_OF_RANGE': [
    'A show runs 1 day from now at the soonest, and 14 days at the latest.',
    async (scene) => {
      const inHalfADay = new Date(scene.app.clock.now().getTime() + 12 * 3_600_000);
      return createsShow({ scheduled_date: inHalfADay.toISOString() })(scene);
    },
  ],
  'POST /api/shows/create 409 NOT_ENOUGH_COINS': [
    'You need 450 coins to create a show',
    createsShow({}, 449),
  ],
  'POST /api/shows/create 409 NOT_ENOUGH_TRADABLE_COINS': [
    'A prize is put up in tradable coins, such as prizes won: you need 400 of those and have 399.',
    createsShow({}, 1_000, 399),
  ],
  'POST /api/shows/create 403 EMAIL_NOT_CONFIRMED': async (scene) => {
    const request = await createsShow({})(scene);
    await unconfirm(scene.app, request.by);
    return request;
  },
  'POST /api/shows/:id/enter 403 EMAIL_NOT_CONFIRMED': async ({ app }) => {
    const show = await aShow(await aCreator(app));
    const by = await app.newPlayer();
    const horse_id = await aFedHorse(by);
    await leaveCoins(app, by, 1_000, 900);
    await unconfirm(app, by);
    return { by, sent: { params: { id: show }, body: { horse_id } } };
  },
  'POST /api/shows/create 409 PAIR_LIMIT': [
    'Below level 10 prizes you put up and fees you pay one player are at most 500 coins in 30 days; it would be more with the 400 so far.',
    async (scene) => {
      const request = await createsShow({ prize_amount: 101 })(scene);
      await aShow(request.by);
      return request;
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
  'POST /api/shows/:id/enter 409 RECEIVER_LIMIT': [
    'All players below level 10 together may pay one player at most 2,000 coins in 30 days, and this player has had them. Reach level 10, or choose another.',
    async ({ app, anna, juniper }) => {
      const creator = await aCreator(app);
      const show = await aShow(creator);
      await leaveCoins(app, anna, 1_000, 900);
      await leaveCoins(app, creator, 2_000);
      await soldToYoung(app, creator, 2000);
      return { by: anna, sent: { params: { id: show }, body: { horse_id: juniper } } };
    },
  ],
  'POST /api/shows/:id/enter 409 WINNER_LIMIT': [
    'The creator of this show is a new player. From shows of new players you may win at most 2,000 coins in 30 days; with this prize it could be more.',
    async ({ app, anna, juniper }) => {
      const show = await aShow(await aCreator(app), { prize_amount: 500 });
      await leaveCoins(app, anna, 2_000, 900);
      await soldToYoung(app, anna, 1501);
      return { by: anna, sent: { params: { id: show }, body: { horse_id: juniper } } };
    },
  ],
  'POST /api/shows/bulk-enter 403 PREMIUM_ONLY': async ({ app, anna, juniper }) => {
    const show = await aShow(await aCreator(app));
    return { by: anna, sent: { body: { horse_id: juniper, show_ids: [show] } } };
  },
  'POST /api/shows/bulk-enter 404 HORSE_NOT_FOUND': async ({ app }) => {
    const by = await aCreator(app);
    await makePremium(app, by);
    const show = await aShow(by);
    return { by, sent: { body: { horse_id: show, show_ids: [show] } } };
  },
  'POST /api/shows/bulk-enter 403 NOT_YOUR_HORSE': async ({ app, bertsHorse }) => {
    const by = await aCreator(app);
    await makePremium(app, by);
    return { by, sent: { body: { horse_id: bertsHorse, show_ids: [await aShow(by)] } } };
  },
};

export const SHOW_REFUSALS: RefusalCases = Object.fromEntries(
  ['', '/results', '/entries'].map((part) => [
    `GET /api/shows/:id${part} 404 SHOW_NOT_FOUND`,
    ['There is no such show.', () => Promise.resolve({ sent: { params: { id: NOWHERE } } })],
  ]),
);

const FOLLOW = 'PUT /api/shows/:id/followed';
const followed = true;

export const FOLLOW_REFUSALS: RefusalCases = {
  [`${FOLLOW} 404 SHOW_NOT_FOUND`]: [
    'There is no such show.',
    async ({ anna }) => ({ by: anna, sent: { params: { id: NOWHERE }, body: { followed } } }),
  ],
  [`${FOLLOW} 409 SHOW_HAS_RUN`]: [
    'This show has run already: its result is on its page.',
    async ({ anna }) => ({ by: anna, sent: { params: { id: dressageIn(-1) }, body: { followed } } }),
  ],
  [`${FOLLOW} 409 TOO_MANY_FOLLOWED`]: [
    'You follow # shows that have not run yet. Stop following one first.',
    async ({ app }) => {
      const by = await app.newPlayer();
      await sql`insert into show_follows (player_id, show_id, runs_at)
        select ${by.id}, gen_random_uuid(), ${new Date(TEST_START.getTime() + 3_600_000)}
        from generate_series(1, ${MOST_FOLLOWED}::integer)`.execute(app.db);
      return { by, sent: { params: { id: NEXT_SHOW }, body: { followed } } };
    },
  ],
};
