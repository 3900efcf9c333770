import { aGuest } from '../testing/builders/gate.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const REGISTER = 'POST /api/auth/register';

const registering = (changes: object) => ({
  body: { username: 'Ada Lovelace', email: 'ada.l@example.org', password: 'bran mash 7', ...changes },
});

const KEEP = 'POST /api/guest/keep';

const guest = newcomer.with(async ({ app }) => ({ by: await aGuest(app) }));

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
  [`${KEEP} 400 UNKIND_WORDS`]: guest.sends(registering({ username: 'Fucker' })),
  [`${KEEP} 409 USERNAME_TAKEN`]: [
    'The username Player # is taken. Please choose another.',
    guest.sends(({ anna: { username } }) => registering({ username })),
  ],
  [`${KEEP} 409 USERNAME_TOO_SIMILAR`]: [
    'The username PIayer # looks too much like one that is taken. Please choose another.',
    guest.sends(({ anna: { username } }) => registering({ username: username.replace('Player', 'PIayer') })),
  ],
  [`${KEEP} 409 USERNAME_RESERVED`]: [
    'The username Fetlock Staff could be mistaken for Fetlock or the people who run it. Please choose another.',
    guest.sends(registering({ username: 'Fetlock Staff' })),
  ],
  [`${KEEP} 400 PASSWORD_BLANK`]: guest.sends(registering({ password: '      ' })),
  [`${KEEP} 400 PASSWORD_IS_USERNAME`]: guest.sends(registering({ password: 'adalovelace' })),
  [`${KEEP} 400 PASSWORD_IS_EMAIL`]: guest.sends(registering({ password: 'Ada.L@Example.org' })),
  [`${KEEP} 400 PASSWORD_COMMON`]: guest.sends(registering({ password: 'Dragon' })),
  [`${KEEP} 409 KEPT_BEFORE`]: newcomer.sends(registering({})),
};
