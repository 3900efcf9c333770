import type { Updateable } from 'kysely';
import { bankWith, MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import type { Tables } from '../db/statements.ts';
import { aFedHorse, changeHorse, leaveCoins, useMagic } from '../testing/builders/stable.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';

const NO_HORSE = '00000000-0000-4000-8000-000000000000';

type Change = Updateable<Tables['horses']>;

/** A newcomer's horse, changed as wished. */
const newcomerWishes =
  (wish: object, change: (now: Date) => Change = () => ({}), coins = 10_000) =>
  async ({ app }: RefusalScene) => {
    const by = await app.newPlayer();
    const horseId = await aFedHorse(by);
    await leaveCoins(app, by, coins);
    const changes = change(app.clock.now());
    if (Object.keys(changes).length > 0) await changeHorse(app.db, horseId, changes);
    return { by, sent: { body: { horseId, ...wish } } };
  };

const aged = (months: number) => (now: Date) => ({ bornAt: bornAtAge(months, now) });

export const MAGIC_REFUSALS: RefusalCases = {
  'POST /api/magic-shop/use 404 HORSE_NOT_FOUND': async ({ anna }) => ({
    by: anna,
    sent: { body: { item: 'ribbon', horseId: NO_HORSE } },
  }),
  'POST /api/magic-shop/use 403 NOT_YOUR_HORSE': async ({ anna, bertsHorse }) => ({
    by: anna,
    sent: { body: { item: 'ribbon', horseId: bertsHorse } },
  }),
  'POST /api/magic-shop/use 409 ALREADY_HAPPY': [
    'Juniper could not be happier. Nothing was bought.',
    newcomerWishes({ item: 'ribbon' }),
  ],
  'POST /api/magic-shop/use 409 HORSE_RETIRED': [
    'Juniper is retired. Another year would change nothing.',
    newcomerWishes({ item: 'hourglass', retire: true }, aged(360)),
  ],
  'POST /api/magic-shop/use 409 WOULD_RETIRE': [
    'Juniper would be 30 years 4 months old and retire: no more shows, no more foals. Agree to it first.',
    newcomerWishes({ item: 'hourglass' }, aged(352)),
  ],
  'POST /api/magic-shop/use 409 HORSE_TOO_YOUNG': [
    'Juniper is 23 months old; training starts at 24 months.',
    newcomerWishes({ item: 'whistle' }, aged(23)),
  ],
  'POST /api/magic-shop/use 409 WHISTLED_TODAY': [
    'Juniper has heard the whistle today. Come back tomorrow.',
    async (scene) => {
      const request = await newcomerWishes({ item: 'whistle' })(scene);
      await useMagic(request.by, request.sent.body.horseId);
      return request;
    },
  ],
  'POST /api/magic-shop/use 409 TRAININGS_FULL': [
    'Juniper has 6 trainings saved, and there is no room for more.',
    newcomerWishes({ item: 'whistle' }, (now) => ({ trainingFrom: bankWith(MOST_BANKED, now) })),
  ],
  'POST /api/magic-shop/use 409 SAME_MANE': [
    'Juniper wears this mane already. Nothing was bought.',
    newcomerWishes({ item: 'mane_scroll', maneStyle: 'short' }),
  ],
  'POST /api/magic-shop/use 409 SAME_BACKDROP': [
    'Juniper stands before this backdrop already. Nothing was bought.',
    newcomerWishes({ item: 'lantern', backdrop: null }),
  ],
  'POST /api/magic-shop/use 409 NOT_ENOUGH_COINS': [
    'The lantern costs 3,000 coins; you have 2,999.',
    newcomerWishes({ item: 'lantern', backdrop: 'snowfall' }, undefined, 2999),
  ],
};
