import type { VetService } from '../../game/care/vet-services.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';
import {
  aHorse,
  buyFeed,
  buyTreats,
  callVet,
  changeHorse,
  feedHorses,
  feedingOf,
  turnOut,
} from '../testing/builders/stable.ts';

const ROWAN = { name: 'Rowan', gender: 'stallion', months: 100 } as const;

const requesting =
  (service_type: VetService) =>
  ({ horse }: { readonly horse: string }) => ({ params: { id: horse }, body: { service_type } });

const vetted = newcomer.horse(ROWAN).coins(5000);

const withFeeding = newcomer
  .horse({ name: 'Rowan' })
  .with(async ({ by, horse }) => ({ body: await feedingOf(by, [horse]) }));

const treating =
  (treat_type: string) =>
  ({ horse }: { readonly horse: string }) => ({ params: { id: horse }, body: { treat_type } });

export const CARE_REFUSALS: RefusalCases = {
  'POST /api/horses/:id/request-vet 409 VET_PENDING': [
    'The vet is with Rowan already, and done in # seconds.',
    vetted.after(({ by, horse }) => callVet(by, horse, 'vet_shots')).sends(requesting('checkup')),
  ],
  'POST /api/horses/:id/request-vet 409 WRONG_SEX': [
    'Gelding is not for Rowan, who is a mare.',
    newcomer
      .horse({ ...ROWAN, gender: 'mare' })
      .coins(5000)
      .sends(requesting('gelding')),
  ],
  'POST /api/horses/:id/request-vet 409 HORSE_TOO_YOUNG': [
    'Rowan is 71 months old; Breeding Check starts at 72 months.',
    newcomer
      .horse({ ...ROWAN, months: 71 })
      .coins(5000)
      .sends(requesting('breeding_check')),
  ],
  'POST /api/horses/:id/request-vet 409 HORSE_RETIRED': [
    'Rowan is retired: no Breeding Check any more.',
    newcomer
      .horse({ ...ROWAN, months: 360 })
      .coins(5000)
      .sends(requesting('breeding_check')),
  ],
  'POST /api/horses/:id/request-vet 409 STILL_VALID': [
    'Checkup: what Rowan had is valid still.',
    vetted
      .after(({ app, horse }) =>
        changeHorse(app.db, horse, { vetCheckUntil: new Date(app.clock.now().getTime() + 1) }),
      )
      .sends(requesting('checkup')),
  ],
  'POST /api/horses/:id/request-vet 409 NOT_ENOUGH_COINS': [
    'Gelding for Rowan costs 500 coins; you have 499.',
    newcomer.horse(ROWAN).coins(499).sends(requesting('gelding')),
  ],
  'POST /api/horses/:id/use-feed 409 ON_PASTURE': [
    'Rowan eats grass on pasture and needs no feed. Bring Rowan in first.',
    newcomer
      .horse({ name: 'Rowan' })
      .after(({ by, horse }) => turnOut(by, [horse]))
      .after(({ by }) => buyFeed(by, 'monthly', 1))
      .sends(({ horse }) => ({ params: { id: horse }, body: { feed_type: 'monthly' } })),
  ],
  'POST /api/horses/feed 409 ON_PASTURE': [
    'Rowan eats grass on pasture and needs no feed. Bring Rowan in first.',
    withFeeding.after(({ by, horse }) => turnOut(by, [horse])).sends(({ body }) => ({ body })),
  ],
  'POST /api/horses/feed 409 FED_MEANWHILE': [
    'Rowan was fed in the meantime. Nothing was bought: please look again.',
    withFeeding.after(({ by, horse }) => feedHorses(by, [horse])).sends(({ body }) => ({ body })),
  ],
  'POST /api/horses/feed 409 PRICE_CHANGED': [
    'The feed costs 40 coins now, not 0. Nothing was bought: please look again.',
    newcomer.horse().sends(async ({ by, horse }) => ({ body: await feedingOf(by, [horse], { price: 0 }) })),
  ],
  'POST /api/horses/feed 409 NOT_ENOUGH_COINS': [
    'Feed for 2 horses for 24 days costs 1,920 coins; you have 1,900, 20 too few. Your coins feed all of them for 12 days, or 1 of them for 24 days.',
    newcomer
      .with(async ({ by }) => ({ horses: [await aHorse(by), await aHorse(by)] }))
      .coins(1900)
      .sends(async ({ by, horses }) => ({ body: await feedingOf(by, horses, { days: 24 }) })),
  ],
  'POST /api/horses/:id/use-feed 409 NO_FEED': [
    'You have no annual feed left. Purchase feed from the Market first.',
    anna.sends(({ horse }) => ({ params: { id: horse }, body: { feed_type: 'annually' } })),
  ],
  'POST /api/horses/:id/use-treat 409 NO_TREAT': [
    'You have no carrots left. Purchase treats from the Market first.',
    anna
      .after(({ app, horse }) => changeHorse(app.db, horse, { happiness: 500_000 }))
      .sends(treating('carrots')),
  ],
  'POST /api/horses/:id/use-treat 409 HORSE_CONTENT': [
    'Juniper can’t get any happier right now. You keep the treat.',
    anna
      .after(({ app, horse }) => changeHorse(app.db, horse, { happiness: 1_000_000 }))
      .after(({ by }) => buyTreats(by, 'sugar'))
      .sends(treating('sugar')),
  ],
};
