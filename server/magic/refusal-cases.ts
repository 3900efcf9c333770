import { bankWith, MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { changeHorse, useMagic } from '../testing/builders/stable.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const USE = 'POST /api/magic-shop/use';

const wishing =
  (wish: object) =>
  ({ horse }: { readonly horse: string }) => ({ body: { horseId: horse, ...wish } });

const ownerOf = (months?: number) => newcomer.fedHorse(months === undefined ? {} : { months }).coins(10_000);

export const MAGIC_REFUSALS: RefusalCases = {
  [`${USE} 404 HORSE_NOT_FOUND`]: anna.sends({ body: { item: 'ribbon', horseId: NOWHERE } }),
  [`${USE} 403 NOT_YOUR_HORSE`]: anna.sends(({ bertsHorse }) => ({
    body: { item: 'ribbon', horseId: bertsHorse },
  })),
  [`${USE} 409 ALREADY_HAPPY`]: [
    'Juniper could not be happier. Nothing was bought.',
    ownerOf().sends(wishing({ item: 'ribbon' })),
  ],
  [`${USE} 409 HORSE_RETIRED`]: [
    'Juniper is retired. Another year would change nothing.',
    ownerOf(360).sends(wishing({ item: 'hourglass', retire: true })),
  ],
  [`${USE} 409 WOULD_RETIRE`]: [
    'Juniper would be 30 years 4 months old and retire: no more shows, no more foals. Agree to it first.',
    ownerOf(352).sends(wishing({ item: 'hourglass' })),
  ],
  [`${USE} 409 HORSE_TOO_YOUNG`]: [
    'Juniper is 23 months old; training starts at 24 months.',
    ownerOf(23).sends(wishing({ item: 'whistle' })),
  ],
  [`${USE} 409 WHISTLED_TODAY`]: [
    'Juniper has heard the whistle today. Come back tomorrow.',
    ownerOf()
      .after(({ by, horse }) => useMagic(by, horse))
      .sends(wishing({ item: 'whistle' })),
  ],
  [`${USE} 409 TRAININGS_FULL`]: [
    'Juniper has 6 trainings saved, and there is no room for more.',
    ownerOf()
      .after(({ app, horse }) =>
        changeHorse(app.db, horse, { trainingFrom: bankWith(MOST_BANKED, app.clock.now()) }),
      )
      .sends(wishing({ item: 'whistle' })),
  ],
  [`${USE} 409 SAME_MANE`]: [
    'Juniper wears this mane already. Nothing was bought.',
    ownerOf().sends(wishing({ item: 'mane_scroll', maneStyle: 'short' })),
  ],
  [`${USE} 409 SAME_BACKDROP`]: [
    'Juniper stands before this backdrop already. Nothing was bought.',
    ownerOf().sends(wishing({ item: 'lantern', backdrop: null })),
  ],
  [`${USE} 409 NOT_ENOUGH_COINS`]: [
    'The lantern costs 3,000 coins; you have 2,999.',
    newcomer
      .fedHorse()
      .coins(2999)
      .sends(wishing({ item: 'lantern', backdrop: 'snowfall' })),
  ],
};
