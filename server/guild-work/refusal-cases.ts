import { newcomer, type RefusalCases } from '../testing/refusal-case.ts';
import { bringIn, turnOut } from '../testing/builders/stable.ts';

const ROWAN = { name: 'Rowan', months: 40 } as const;
const JOIN = { body: { guild: 'trainer' } };

const training =
  (sessions = 1) =>
  ({ horse }: { readonly horse: string }) => ({
    params: { id: horse },
    body: { discipline: 'racing', sessions },
  });

const trainer = newcomer.fedHorse(ROWAN).coins(5000);
const turnedOut = trainer.after(({ by, horse }) => turnOut(by, [horse]));

export const GUILD_WORK_REFUSALS: RefusalCases = {
  'POST /api/train/:id 409 HORSE_TOO_YOUNG': [
    'Rowan is 23 months old; training starts at 24 months.',
    newcomer
      .fedHorse({ ...ROWAN, months: 23 })
      .coins(5000)
      .sends(training()),
  ],
  'POST /api/train/:id 409 HORSE_UNFED': [
    'Rowan is hungry. Feed Rowan first, then train.',
    newcomer.horse(ROWAN).coins(5000).sends(training()),
  ],
  'POST /api/train/:id 409 ON_PASTURE': [
    'Rowan is turned out on pasture. Bring Rowan in, and Rowan trains and shows from the next day.',
    turnedOut.sends(training()),
  ],
  'POST /api/train/:id 409 BACK_FROM_PASTURE': [
    'Rowan came in from pasture today, and trains and shows again in # hours.',
    turnedOut.after(({ by, horse }) => bringIn(by, [horse])).sends(training()),
  ],
  'POST /api/train/:id 409 NO_TRAINING_LEFT': [
    'Rowan has 1 of 6 trainings banked. The next comes in 4 hours.',
    trainer.sends(training(2)),
  ],
  'POST /api/train/:id 409 NOT_ENOUGH_COINS': [
    'Training Rowan costs 50 coins; you have 49.',
    newcomer.fedHorse(ROWAN).coins(49).sends(training()),
  ],
  'PUT /api/guild 409 ALREADY_MEMBER': [
    'Rider is your guild already.',
    newcomer.sends({ body: { guild: 'rider' } }),
  ],
  'PUT /api/guild 409 GUILD_CHANGED_LATELY': [
    'You joined Trainer less than 30 days ago. Your guild can be changed again in 30 days.',
    newcomer
      .coins(20_000)
      .after(({ by }) => by.call('PUT /api/guild', JOIN))
      .sends({ body: { guild: 'rider' } }),
  ],
  'PUT /api/guild 409 NOT_ENOUGH_COINS': [
    'Changing your guild costs 5,000 coins; you have 4,999.',
    newcomer.coins(4999).sends(JOIN),
  ],
};
