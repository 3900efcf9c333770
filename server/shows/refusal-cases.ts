import { sql } from 'kysely';
import { HOUR } from '../../game/game-time.ts';
import { aGuest } from '../testing/builders/gate.ts';
import { unconfirm } from '../testing/builders/accounts.ts';
import { aCreator, aShow, makePremium, TERMS } from '../testing/builders/player-shows.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import {
  anna,
  dressageIn,
  newcomer,
  newcomerOf,
  NEXT_SHOW,
  type RefusalCases,
} from '../testing/refusal-case.ts';
import { aFedHorse, bringIn, enter, enterNext, nextShows, turnOut } from '../testing/builders/stable.ts';
import { soldToYoung } from '../testing/builders/trade.ts';
import { TEST_START } from '../testing/app/test-app.ts';
import { MOST_FOLLOWED } from './following/follow-show.ts';

const TODAY = TEST_START.toISOString().slice(0, 10);
const ENTER = 'POST /api/shows/:id/enter';
const BULK = 'POST /api/shows/bulk-enter';
const CREATE = 'POST /api/shows/create';

const entering =
  (id = NEXT_SHOW) =>
  ({ horse }: { readonly horse: string }) => ({ params: { id }, body: { horse_id: horse } });

const enteringShow = ({ show, horse }: { readonly show: string; readonly horse: string }) =>
  entering(show)({ horse });

const rider = newcomer.fedHorse();

export const ENTRY_REFUSALS: RefusalCases = {
  [`${ENTER} 404 SHOW_NOT_FOUND`]: anna.sends(entering(NOWHERE)),
  [`${ENTER} 409 SHOW_CLOSED`]: anna.sends(entering(dressageIn(-1))),
  [`${ENTER} 409 ALREADY_ENTERED`]: [
    'Juniper is entered in this show already.',
    anna
      .with(async ({ by, horse }) => ({ show: (await enterNext(by, horse, 1))[0] ?? '' }))
      .sends(enteringShow),
  ],
  [`${ENTER} 409 LEVEL_TOO_LOW`]: [
    'Juniper is level 1; this show asks for level 5.',
    anna.sends(entering(dressageIn(59, 5))),
  ],
  [`${ENTER} 409 LEVEL_TOO_HIGH`]: [
    'Juniper competes in class 5 now.',
    newcomer.fedHorse({ change: { level: 7, classLevel: 5 } }).sends(entering()),
  ],
  [`${ENTER} 409 HORSE_TOO_YOUNG`]: [
    'Juniper is 35 months old; Dressage starts at 36 months.',
    newcomer.fedHorse({ months: 35 }).sends(entering()),
  ],
  [`${ENTER} 409 HORSE_RETIRED`]: [
    'Juniper is retired from the ring.',
    newcomer.fedHorse({ months: 360 }).sends(entering()),
  ],
  [`${ENTER} 409 HORSE_UNFED`]: [
    'Juniper is hungry. Feed Juniper first, then enter.',
    newcomer.horse().sends(entering()),
  ],
  [`${ENTER} 409 ON_PASTURE`]: [
    'Juniper is turned out on pasture. Bring Juniper in, and Juniper trains and shows from the next day.',
    newcomer.fedHorse({ change: { grassFrom: new Date(0) } }).sends(entering()),
  ],
  [`${ENTER} 409 BACK_FROM_PASTURE`]: [
    'Juniper came in from pasture today, and trains and shows again in # hours.',
    rider
      .after(({ by, horse }) => turnOut(by, [horse]))
      .after(({ by, horse }) => bringIn(by, [horse]))
      .sends(entering()),
  ],
  'POST /api/horses/:id/put-back 409 NOT_TO_PUT_BACK': [
    'Juniper can move down after 10 starts in a row without a prize, but not below the bronze field of class 1.',
    rider.sends(({ horse }) => ({ params: { id: horse } })),
  ],
  [`${ENTER} 409 QUOTA_FULL`]: [
    'You have 11 of 11 entries running. One ends with the next show.',
    newcomer
      .coins(20_000)
      .fedHorse()
      .after(async ({ by, horse }) => {
        const horses = [horse, await aFedHorse(by), await aFedHorse(by)];
        for (const [index, one] of horses.entries()) await enterNext(by, one, index < 2 ? 4 : 3);
      })
      .with(async ({ by, horse }) => ({ show: (await nextShows(by, horse, 1))[0] ?? '' }))
      .sends(enteringShow),
  ],
  [`${ENTER} 409 HORSE_STARTS_SPENT`]: [
    'Juniper has started 5 times today. The count starts again at midnight UTC.',
    newcomer.fedHorse({ change: { startsDay: TODAY, startsToday: 5 } }).sends(entering()),
  ],
  [`${ENTER} 409 HOUSE_STARTS_SPENT`]: [
    'You have used your 13 house starts of today. They start again at midnight UTC.',
    rider
      .after(({ app, by }) =>
        app.db
          .updateTable('players')
          .set({ houseStartsDay: TODAY, houseStarts: 13 })
          .where('id', '=', by.id)
          .execute(),
      )
      .sends(entering()),
  ],
  [`${ENTER} 409 NOT_ENOUGH_COINS`]: [
    'You need 25 coins to enter; you have 24.',
    rider.coins(24).sends(entering()),
  ],
  [`${ENTER} 409 NOT_ENOUGH_TRADABLE_COINS`]: [
    'The fee of 240 coins goes to another player: all but 25 of it must be tradable coins, such as prizes, and you have 7 of those.',
    rider
      .coins(1000, 7)
      .with(async ({ app }) => ({
        show: await aShow(await aCreator(app), { entry_fee: 240, prize_amount: 480 }),
      }))
      .sends(enteringShow),
  ],
};

const creator = newcomerOf('trainer').coins(1_000, 1_000);
const creating = (terms: object = {}) => ({ body: { ...TERMS, ...terms } });

export const PLAYER_SHOW_REFUSALS: RefusalCases = {
  [`${CREATE} 400 SHOW_LEVEL_OUT_OF_RANGE`]: [
    'The minimum level is from 1 to 25.',
    creator.sends(creating({ min_level: 26 })),
  ],
  [`${CREATE} 400 ENTRY_FEE_TOO_LOW`]: [
    'The entry fee must be at least 50 coins.',
    creator.sends(creating({ entry_fee: 49 })),
  ],
  [`${CREATE} 400 PRIZE_TOO_LOW`]: [
    'Prize multiplier must be at least 2x',
    creator.sends(creating({ entry_fee: 100, prize_amount: 199 })),
  ],
  [`${CREATE} 400 SHOW_DATE_OUT_OF_RANGE`]: [
    'A show runs 1 day from now at the soonest, and 14 days at the latest.',
    creator.sends(({ app }) =>
      creating({ scheduled_date: new Date(app.clock.now().getTime() + 12 * HOUR).toISOString() }),
    ),
  ],
  [`${CREATE} 409 NOT_ENOUGH_COINS`]: [
    'You need 450 coins to create a show',
    newcomerOf('trainer').coins(449, 449).sends(creating()),
  ],
  [`${CREATE} 409 NOT_ENOUGH_TRADABLE_COINS`]: [
    'A prize is put up in tradable coins, such as prizes won: you need 400 of those and have 399.',
    newcomerOf('trainer').coins(1_000, 399).sends(creating()),
  ],
  [`${CREATE} 403 EMAIL_NOT_CONFIRMED`]: creator.after(({ app, by }) => unconfirm(app, by)).sends(creating()),
  [`${ENTER} 403 EMAIL_NOT_CONFIRMED`]: rider
    .coins(1_000, 900)
    .after(({ app, by }) => unconfirm(app, by))
    .with(async ({ app }) => ({ show: await aShow(await aCreator(app)) }))
    .sends(enteringShow),
  [`${ENTER} 403 KEEP_FIRST`]: newcomer
    .with(async ({ app }) => ({ by: await aGuest(app) }))
    .with(async ({ app, by }) => ({ horse: by.horse, show: await aShow(await aCreator(app)) }))
    .sends(enteringShow),
  [`${CREATE} 409 PAIR_LIMIT`]: [
    'Below level 10 prizes you put up and fees you pay one player are at most 500 coins in 30 days; it would be more with the 400 so far.',
    creator.after(({ by }) => aShow(by)).sends(creating({ prize_amount: 101 })),
  ],
  [`${ENTER} 409 PAIR_LIMIT`]: [
    'Below level 10 you may pay one player at most 500 coins in 30 days; it would be more with the 300 so far.',
    newcomerOf('trainer')
      .level(10)
      .coins(3_000, 3_000)
      .with(async ({ by }) => ({
        entered: await aShow(by, { entry_fee: 300, prize_amount: 600 }),
        show: await aShow(by, { entry_fee: 201, prize_amount: 600 }),
      }))
      .byNewcomer('trainer')
      .fedHorse()
      .coins(1_000, 900)
      .after(({ by, entered, horse }) => enter(by, entered, horse))
      .sends(enteringShow),
  ],
  [`${ENTER} 409 RECEIVER_LIMIT`]: [
    'All players below level 10 together may pay one player at most 2,000 coins in 30 days, and this player has had them. Reach level 10, or choose another.',
    creator
      .with(async ({ by }) => ({ show: await aShow(by) }))
      .coins(2_000)
      .after(({ app, by }) => soldToYoung(app, by, 2000))
      .byAnna()
      .with(({ juniper }) => ({ horse: juniper }))
      .coins(1_000, 900)
      .sends(enteringShow),
  ],
  [`${ENTER} 409 WINNER_LIMIT`]: [
    'The creator of this show is a new player. From shows of new players you may win at most 2,000 coins in 30 days; with this prize it could be more.',
    anna
      .with(async ({ app }) => ({ show: await aShow(await aCreator(app), { prize_amount: 500 }) }))
      .coins(2_000, 900)
      .after(({ app, by }) => soldToYoung(app, by, 1501))
      .sends(enteringShow),
  ],
  [`${BULK} 403 PREMIUM_ONLY`]: anna
    .with(async ({ app }) => ({ show: await aShow(await aCreator(app)) }))
    .sends(({ horse, show }) => ({ body: { horse_id: horse, show_ids: [show] } })),
  [`${BULK} 404 HORSE_NOT_FOUND`]: creator
    .after(({ app, by }) => makePremium(app, by))
    .with(async ({ by }) => ({ show: await aShow(by) }))
    .sends(({ show }) => ({ body: { horse_id: show, show_ids: [show] } })),
  [`${BULK} 403 NOT_YOUR_HORSE`]: creator
    .after(({ app, by }) => makePremium(app, by))
    .with(async ({ by }) => ({ show: await aShow(by) }))
    .sends(({ bertsHorse, show }) => ({ body: { horse_id: bertsHorse, show_ids: [show] } })),
};

export const SHOW_REFUSALS: RefusalCases = Object.fromEntries(
  ['', '/results', '/entries'].map((part) => [
    `GET /api/shows/:id${part} 404 SHOW_NOT_FOUND`,
    ['There is no such show.', anna.sendsSignedOut({ params: { id: NOWHERE } })],
  ]),
);

const FOLLOW = 'PUT /api/shows/:id/followed';
const following = (id: string) => ({ params: { id }, body: { followed: true } });

export const FOLLOW_REFUSALS: RefusalCases = {
  [`${FOLLOW} 404 SHOW_NOT_FOUND`]: ['There is no such show.', anna.sends(following(NOWHERE))],
  [`${FOLLOW} 409 SHOW_HAS_RUN`]: [
    'This show has run already: its result is on its page.',
    anna.sends(following(dressageIn(-1))),
  ],
  [`${FOLLOW} 409 TOO_MANY_FOLLOWED`]: [
    'You follow # shows that have not run yet. Stop following one first.',
    newcomer
      .after(({ app, by }) =>
        sql`insert into show_follows (player_id, show_id, runs_at)
          select ${by.id}, gen_random_uuid(), ${new Date(TEST_START.getTime() + HOUR)}
          from generate_series(1, ${MOST_FOLLOWED}::integer)`.execute(app.db),
      )
      .sends(following(NEXT_SHOW)),
  ],
};
