import { bornAtAge } from '../../game/horses/age.ts';
import type { RefusalCases, Stage } from '../testing/refusal-case.ts';
import { aFedHorse, aHorse, changeHorse, leaveCoins } from '../testing/builders/stable.ts';

/** Somebody new trains a horse of such a kind. */
async function trains(
  { app }: Stage,
  {
    months = 40,
    fed = true,
    coins = 5000,
    sessions = 1,
  }: Partial<Record<'months' | 'coins' | 'sessions', number>> & { readonly fed?: boolean },
) {
  const by = await app.newPlayer();
  const id = await (fed ? aFedHorse(by, { name: 'Rowan' }) : aHorse(by, { name: 'Rowan' }));
  await changeHorse(app.db, id, { born_at: bornAtAge(months, app.clock.now()) });
  await leaveCoins(app, by, coins);
  return { by, sent: { params: { id }, body: { discipline: 'racing', sessions } } };
}

/** Every refusal of training but those of others' horses. */
export const TRAINING_REFUSALS: RefusalCases = {
  'POST /api/train/:id 409 HORSE_TOO_YOUNG': [
    'Rowan is 23 months old; training starts at 24 months.',
    (stage) => trains(stage, { months: 23 }),
  ],
  'POST /api/train/:id 409 HORSE_UNFED': [
    'Rowan is hungry. Feed Rowan first, then train.',
    (stage) => trains(stage, { fed: false }),
  ],
  'POST /api/train/:id 409 NO_TRAINING_LEFT': [
    'Rowan has 1 of 6 trainings banked. The next comes in 4 hours.',
    (stage) => trains(stage, { sessions: 2 }),
  ],
  'POST /api/train/:id 409 NOT_ENOUGH_COINS': [
    'Training Rowan costs 50 coins; you have 49.',
    (stage) => trains(stage, { coins: 49 }),
  ],
};
