import type { RefusalCases, RefusedRequest } from '../testing/refusal-case.ts';

const registeringWith = (password: string) => async (): Promise<RefusedRequest> => ({
  sent: { body: { username: 'Ada Lovelace', email: 'ada.l@example.org', password } },
});

export const PLAYER_REFUSALS: RefusalCases = {
  'POST /api/auth/register 409 USERNAME_TAKEN': [
    'The username pLAYER-# is taken. Please choose another.',
    async ({ anna }) => {
      const username = anna.username.replace('Player ', 'pLAYER-');
      return { sent: { body: { username, email: 'new@example.org', password: 'bran mash 7' } } };
    },
  ],
  'POST /api/auth/register 409 USERNAME_TOO_SIMILAR': [
    'The username PIayer # looks too much like one that is taken. Please choose another.',
    async ({ anna }) => {
      const username = anna.username.replace('Player', 'PIayer');
      return { sent: { body: { username, email: 'new@example.org', password: 'bran mash 7' } } };
    },
  ],
  'POST /api/auth/register 409 USERNAME_RESERVED': [
    'The username Fetlock Staff could be mistaken for Fetlock or the people who run it. Please choose another.',
    async () => ({
      sent: { body: { username: 'Fetlock Staff', email: 'new@example.org', password: 'bran mash 7' } },
    }),
  ],
  'POST /api/auth/register 400 PASSWORD_BLANK': registeringWith('      '),
  'POST /api/auth/register 400 PASSWORD_IS_USERNAME': registeringWith('adalovelace'),
  'POST /api/auth/register 400 PASSWORD_IS_EMAIL': registeringWith('Ada.L@Example.org'),
  'POST /api/auth/register 400 PASSWORD_COMMON': registeringWith('Dragon'),
  'POST /api/auth/login 401 WRONG_CREDENTIALS': async ({ anna }) => ({
    sent: { body: { email: anna.email, password: 'wrong horse' } },
  }),
};
