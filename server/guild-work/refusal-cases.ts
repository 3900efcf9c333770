import { bornAtAge } from '../../game/horses/age.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';
import { aFedHorse, aHorse, bringIn, changeHorse, leaveCoins, turnOut } from '../testing/builders/stable.ts';

async function joinsTrainers({ app }: RefusalScene, coins: number) {
  const by = await app.newPlayer();
  await leaveCoins(app, by, coins);
  return { by, sent: { body: { guild: 'trainer' } } };
}

async function trains(
  { app }: RefusalScene,
  {
    months = 40,
    fed = true,
    coins = 5000,
    sessions = 1,
  }: Partial<Record<'months' | 'coins' | 'sessions', number>> & { readonly fed?: boolean },
) {
  const by = await app.newPlayer();
  const id = await (fed ? aFedHorse(by, { name: 'Rowan' }) : aHorse(by, { name: 'Rowan' }));
  await changeHorse(app.db, id, { bornAt: bornAtAge(months, app.clock.now()) });
  await leaveCoins(app, by, coins);
  return { by, sent: { params: { id }, body: { discipline: 'racing', sessions } } };
}

export const GUILD_WORK_REFUSALS: RefusalCases = {
  'POST /api/train/:id 409 HORSE_TOO_YOUNG': [
    'Rowan is 23 months old; training starts at 24 months.',
    (scene) => trains(scene, { months: 23 }),
  ],
  'POST /api/train/:id 409 HORSE_UNFED': [
    'Rowan is hungry. Feed Rowan first, then train.',
    (scene) => trains(scene, { fed: false }),
  ],
  'POST /api/train/:id 409 ON_PASTURE': [
    'Rowan is turned out on pasture. Bring Rowan in, and Rowan trains and shows from the next day.',
    async (scene) => {
      const { by, sent } = await trains(scene, {});
      await turnOut(by, [sent.params.id]);
      return { by, sent };
    },
  ],
  'POST /api/train/:id 409 BACK_FROM_PASTURE': [
    'Rowan came in from pasture today, and trains and shows again in # hours.',
    async (scene) => {
      const { by, sent } = await trains(scene, {});
      await turnOut(by, [sent.params.id]);
      await bringIn(by, [sent.params.id]);
      return { by, sent };
    },
  ],
  'POST /api/train/:id 409 NO_TRAINING_LEFT': [
    'Rowan has 1 of 6 trainings banked. The next comes in 4 hours.',
    (scene) => trains(scene, { sessions: 2 }),
  ],
  'POST /api/train/:id 409 NOT_ENOUGH_COINS': [
    'Training Rowan costs 50 coins; you have 49.',
    (scene) => trains(scene, { coins: 49 }),
  ],
  'PUT /api/guild 409 ALREADY_MEMBER': [
    'Rider is your guild already.',
    async ({ app }) => ({ by: await app.newPlayer(), sent: { body: { guild: 'rider' } } }),
  ],
  'PUT /api/guild 409 GUILD_CHANGED_LATELY': [
    'You joined Trainer less than 30 days ago. Your guild can be changed again in 30 days.',
    async (scene) => {
      const { by, sent } = await joinsTrainers(scene, 20_000);
      await by.call('PUT /api/guild', sent);
      return { by, sent: { body: { guild: 'rider' } } };
    },
  ],
  'PUT /api/guild 409 NOT_ENOUGH_COINS': [
    'Changing your guild costs 5,000 coins; you have 4,999.',
    (scene) => joinsTrainers(scene, 4999),
  ],
};
