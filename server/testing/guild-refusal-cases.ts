import type { RefusalCases, Stage } from './refusal-case.ts';
import { leaveCoins } from './builders/stable.ts';

/** Somebody new with so many coins wants to be a trainer. */
async function joinsTrainers({ app }: Stage, coins: number) {
  const by = await app.newPlayer();
  await leaveCoins(app, by, coins);
  return { by, sent: { body: { guild: 'trainer' } } };
}

/** Every refusal of changing the guild. */
export const GUILD_REFUSALS: RefusalCases = {
  'PUT /api/guild 409 ALREADY_MEMBER': [
    'Rider is your guild already.',
    async ({ app }) => ({ by: await app.newPlayer(), sent: { body: { guild: 'rider' } } }),
  ],
  'PUT /api/guild 409 GUILD_CHANGED_LATELY': [
    'You joined Trainer less than 30 days ago. Your guild can be changed again in 30 days.',
    async (stage) => {
      const { by, sent } = await joinsTrainers(stage, 20_000);
      await by.call('PUT /api/guild', sent);
      return { by, sent: { body: { guild: 'rider' } } };
    },
  ],
  'PUT /api/guild 409 NOT_ENOUGH_COINS': [
    'Changing your guild costs 5,000 coins; you have 4,999.',
    (stage) => joinsTrainers(stage, 4999),
  ],
};
