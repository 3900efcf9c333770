import { anna, type RefusalCases } from '../testing/refusal-case.ts';

const REGISTER = 'POST /api/auth/register';

const registering = (changes: object) => ({
  body: { username: 'Ada Lovelace', email: 'ada.l@example.org', password: 'bran mash 7', ...changes },
});

export const PLAYER_REFUSALS: RefusalCases = {
  [`${REGISTER} 409 USERNAME_TAKEN`]: [
    'The username pLAYER-# is taken. Please choose another.',
    anna.sendsSignedOut(({ by }) => registering({ username: by.username.replace('Player ', 'pLAYER-') })),
  ],
  [`${REGISTER} 409 USERNAME_TOO_SIMILAR`]: [
    'The username PIayer # looks too much like one that is taken. Please choose another.',
    anna.sendsSignedOut(({ by }) => registering({ username: by.username.replace('Player', 'PIayer') })),
  ],
  [`${REGISTER} 409 USERNAME_RESERVED`]: [
    'The username Fetlock Staff could be mistaken for Fetlock or the people who run it. Please choose another.',
    anna.sendsSignedOut(registering({ username: 'Fetlock Staff' })),
  ],
  [`${REGISTER} 400 PASSWORD_BLANK`]: anna.sendsSignedOut(registering({ password: '      ' })),
  [`${REGISTER} 400 PASSWORD_IS_USERNAME`]: anna.sendsSignedOut(registering({ password: 'adalovelace' })),
  [`${REGISTER} 400 PASSWORD_IS_EMAIL`]: anna.sendsSignedOut(registering({ password: 'Ada.L@Example.org' })),
  [`${REGISTER} 400 PASSWORD_COMMON`]: anna.sendsSignedOut(registering({ password: 'Dragon' })),
  'POST /api/auth/login 401 WRONG_CREDENTIALS': anna.sendsSignedOut(({ by: { email } }) => ({
    body: { email, password: 'wrong horse' },
  })),
};
