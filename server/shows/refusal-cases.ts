import { aShow } from '../testing/builders/player-shows.ts';
import {
  dressageIn,
  NEXT_SHOW,
  NOWHERE,
  type Asking,
  type RefusalCases,
  type Stage,
} from '../testing/refusal-case.ts';
import {
  aFedHorse,
  aHorse,
  changeHorse,
  enter,
  enterNext,
  leaveCoins,
  nextShows,
} from '../testing/builders/stable.ts';
import { TEST_START } from '../testing/app/test-app.ts';

const inMinutes = (minutes: number) => new Date(TEST_START.getTime() + minutes * 60_000);
const monthsOld = (months: number) => inMinutes(-months * 30 * 60);
const TODAY = TEST_START.toISOString().slice(0, 10);

const annaEnters = ({ anna, juniper }: Stage, id: string, horse_id = juniper): Asking => ({
  by: anna,
  sent: { params: { id }, body: { horse_id } },
});

/** A newcomer with a fed horse, changed as the refusal needs it, asks to enter a show. */
const newcomerEnters =
  (
    change: Parameters<typeof changeHorse>[2] = {},
    coins?: { coins: number; tradable: number },
    id = NEXT_SHOW,
  ) =>
  async ({ app }: Stage) => {
    const by = await app.newPlayer();
    const horse_id = await aFedHorse(by);
    if (Object.keys(change).length > 0) await changeHorse(app.db, horse_id, change);
    if (coins) await leaveCoins(app, by, coins.coins, coins.tradable);
    return { by, sent: { params: { id }, body: { horse_id } } };
  };

/** Every refusal of entering a show, but whose horse it is. */
export const ENTRY_REFUSALS: RefusalCases = {
  'POST /api/shows/:id/enter 404 SHOW_NOT_FOUND': [
    'There is no such show.',
    async (stage) => annaEnters(stage, NOWHERE),
  ],
  'POST /api/shows/:id/enter 409 SHOW_CLOSED': [
    'This show is closed: it has run or is running. Please choose another.',
    async (stage) => annaEnters(stage, dressageIn(-1)),
  ],
  'POST /api/shows/:id/enter 409 ALREADY_ENTERED': [
    'Juniper is entered in this show already.',
    async (stage) => {
      const [id = ''] = await enterNext(stage.anna, stage.juniper, 1);
      return annaEnters(stage, id);
    },
  ],
  'POST /api/shows/:id/enter 409 LEVEL_TOO_LOW': [
    'Juniper is level 1; this show asks for level 5.',
    async (stage) => annaEnters(stage, dressageIn(59, 5)),
  ],
  'POST /api/shows/:id/enter 409 LEVEL_TOO_HIGH': [
    'Juniper is level 7; this class ends at level 4.',
    newcomerEnters({ level: 7 }),
  ],
  'POST /api/shows/:id/enter 409 HORSE_TOO_YOUNG': [
    'Juniper is 35 months old; Dressage starts at 36 months.',
    newcomerEnters({ born_at: monthsOld(35) }),
  ],
  'POST /api/shows/:id/enter 409 HORSE_RETIRED': [
    'Juniper is retired from the ring.',
    newcomerEnters({ born_at: monthsOld(360) }),
  ],
  'POST /api/shows/:id/enter 409 HORSE_UNFED': [
    'Juniper is hungry. Feed Juniper first, then enter.',
    async (stage) => annaEnters(stage, NEXT_SHOW, await aHorse(stage.anna)),
  ],
  'POST /api/shows/:id/enter 409 QUOTA_FULL': [
    'You have 11 of 11 entries running. One ends with the next show.',
    async ({ app }) => {
      const by = await app.newPlayer();
      const horse_id = await aFedHorse(by);
      const shows = await nextShows(by, horse_id, 12);
      for (const id of shows) await enter(by, id, horse_id);
      return { by, sent: { params: { id: shows[11] }, body: { horse_id } } };
    },
  ],
  'POST /api/shows/:id/enter 409 HORSE_STARTS_SPENT': [
    'Juniper has started 12 times today. The count begins anew at midnight UTC.',
    newcomerEnters({ starts_day: TODAY, starts_today: 12 }),
  ],
  'POST /api/shows/:id/enter 409 HOUSE_STARTS_SPENT': [
    'You have used your 33 house starts of today. They begin anew at midnight UTC.',
    async (stage) => {
      const asking = await newcomerEnters()(stage);
      const spent = { house_starts_day: TODAY, house_starts: 33 };
      await stage.app.db.updateTable('players').set(spent).where('id', '=', asking.by.id).execute();
      return asking;
    },
  ],
  'POST /api/shows/:id/enter 409 NOT_ENOUGH_COINS': [
    'You need 10 coins to enter; you have 9.',
    newcomerEnters({}, { coins: 9, tradable: 0 }),
  ],
  'POST /api/shows/:id/enter 409 NOT_ENOUGH_TRADABLE_COINS': [
    'The fee of 240 coins goes to another player: all but 10 of it must be tradable coins, such as prizes, and you have 7 of those.',
    async (stage) => {
      const creator = await stage.app.newPlayer('trainer');
      await leaveCoins(stage.app, creator, 1_000, 1_000);
      const show = await aShow(creator, { entry_fee: 240, prize_amount: 480 });
      return newcomerEnters({}, { coins: 1000, tradable: 7 }, show)(stage);
    },
  ],
};
