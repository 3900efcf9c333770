import {
  aNewcomer,
  aToken,
  changeEmail,
  lastMail,
  NO_TOKEN,
  onNewDevice,
  resetLinkFor,
  tokenIn,
  turnOnTwoFactor,
} from '../testing/builders/accounts.ts';
import { TEST_PASSWORD, type TestApp, type TestPlayer } from '../testing/app/test-app.ts';
import { anna, newcomer, type Provoke, type RefusalCases } from '../testing/refusal-case.ts';

const ON_NEW = 'This device is new to your stable. Do this on a device that your stable knows.';
const WRONG_PASSWORD = 'Your current password is not right.';
const WRONG_CODE = 'That code is wrong, too old or used already. Please enter a new one.';
const BLANK = 'A password needs more than spaces.';
const COMMON = 'That is one of the 10,000 most common passwords. Please choose another.';

const USERNAME = 'PATCH /api/account/username';
const PASSWORD = 'PATCH /api/account/password';
const EMAIL = 'PATCH /api/account/email';
const CONFIRM = 'POST /api/account/confirm-email';
const LOGIN = 'POST /api/auth/login';
const RESET = 'POST /api/auth/reset-password';
const TWO_FACTOR = 'POST /api/account/two-factor';
const DELETION = 'POST /api/account/deletion';
const TOKENS = 'POST /api/account/access-tokens';
const TOKEN = { name: 'My tool', scopes: ['horses'] };
const NEW_PASSWORD = { newPassword: 'a better horse' };

const [OWN, OTHERS] = [{ currentPassword: TEST_PASSWORD }, { currentPassword: 'wrong horse' }];

const onNew = newcomer.with(async ({ app, by }) => ({ by: await onNewDevice(app, by) }));
const twoFactor = newcomer.after(({ by }) => turnOnTwoFactor(by));

const resetting = (password: (player: TestPlayer) => string): Provoke =>
  newcomer
    .with(async ({ app, by }) => ({ token: await resetLinkFor(app, by.email) }))
    .sendsSignedOut(({ token, by }) => ({ body: { token, newPassword: password(by) } }));

const changing = (password: (player: TestPlayer) => string): Provoke =>
  newcomer.sends(({ by }) => ({ body: { ...OWN, newPassword: password(by) } }));

const passwordCases = (route: string, setting: typeof resetting): RefusalCases => ({
  [`${route} 400 PASSWORD_BLANK`]: [BLANK, setting(() => '       ')],
  [`${route} 400 PASSWORD_IS_USERNAME`]: [
    'Your password cannot be your username.',
    setting(({ username }) => username),
  ],
  [`${route} 400 PASSWORD_IS_EMAIL`]: ['Your password cannot be your email.', setting(({ email }) => email)],
  [`${route} 400 PASSWORD_COMMON`]: [COMMON, setting(() => 'Dragon')],
});

const confirm = (app: TestApp, token: string) => app.call(CONFIRM, { body: { token } });

const byToken = ({ token }: { readonly token: string }) => ({ body: { token } });

export const ACCOUNT_REFUSALS: RefusalCases = {
  [`${LOGIN} 401 CODE_NEEDED`]: twoFactor.sendsSignedOut(({ by: { email } }) => ({
    body: { email, password: TEST_PASSWORD },
  })),
  [`${LOGIN} 401 WRONG_CODE`]: twoFactor.sendsSignedOut(({ by: { email } }) => ({
    body: { email, password: TEST_PASSWORD, code: 'ABCDE-FGHJK' },
  })),

  [`${RESET} 400 INVALID_LINK`]: [
    'Invalid reset link. Please request a new password reset.',
    anna.sendsSignedOut({ body: { token: NO_TOKEN, ...NEW_PASSWORD } }),
  ],
  ...passwordCases(RESET, resetting),
  [`${CONFIRM} 400 INVALID_LINK`]: anna.sendsSignedOut(byToken({ token: NO_TOKEN })),
  [`${CONFIRM} 409 EMAIL_TAKEN`]: anna
    .with(async ({ app }) => {
      const { email } = await aNewcomer(app);
      const first = tokenIn(await lastMail(app, email));
      await aNewcomer(app, email);
      return { first, token: tokenIn(await lastMail(app, email)) };
    })
    .after(({ app, first }) => confirm(app, first))
    .sendsSignedOut(byToken),
  'POST /api/account/undo-email 400 INVALID_LINK': anna.sendsSignedOut(byToken({ token: NO_TOKEN })),
  'POST /api/account/undo-email 409 EMAIL_TAKEN': newcomer
    .with(async ({ app, by }) => {
      const address = `left.${by.id}@example.org`;
      await changeEmail(by, address);
      const token = tokenIn(await lastMail(app, by.email));
      await confirm(app, tokenIn(await lastMail(app, address)));
      return { token };
    })
    .after(async ({ app, by }) => {
      const { email } = await aNewcomer(app, by.email);
      await confirm(app, tokenIn(await lastMail(app, email, 'Please confirm your email')));
    })
    .sendsSignedOut(byToken),

  [`${USERNAME} 409 USERNAME_TAKEN`]: [
    'The username pLAYER-# is taken. Please choose another.',
    newcomer.sends(({ anna: { username } }) => ({
      body: { username: username.replace('Player ', 'pLAYER-') },
    })),
  ],
  [`${USERNAME} 409 USERNAME_TOO_SIMILAR`]: [
    'The username PIayer # looks too much like one that is taken. Please choose another.',
    newcomer.sends(({ anna: { username } }) => ({
      body: { username: username.replace('Player', 'PIayer') },
    })),
  ],
  [`${USERNAME} 409 USERNAME_RESERVED`]: [
    'The username Fetlock Staff could be mistaken for Fetlock or the people who run it. Please choose another.',
    newcomer.sends({ body: { username: 'Fetlock Staff' } }),
  ],
  [`${USERNAME} 409 USERNAME_SAME`]: [
    'That is your username already.',
    newcomer.sends(({ by: { username } }) => ({ body: { username } })),
  ],
  [`${USERNAME} 409 USERNAME_LOCKED`]: [
    'You can change your username again on November #, #.',
    newcomer
      .after(({ by }) => by.call(USERNAME, { body: { username: `Renamed ${by.id.slice(-8)}` } }))
      .sends(({ by }) => ({ body: { username: `Again ${by.id.slice(-8)}` } })),
  ],
  [`${USERNAME} 403 DEVICE_IS_NEW`]: [ON_NEW, onNew.sends({ body: { username: 'Somebody else' } })],

  [`${PASSWORD} 403 WRONG_PASSWORD`]: [
    WRONG_PASSWORD,
    newcomer.sends({ body: { ...OTHERS, ...NEW_PASSWORD } }),
  ],
  [`${PASSWORD} 403 DEVICE_IS_NEW`]: [ON_NEW, onNew.sends({ body: { ...OWN, ...NEW_PASSWORD } })],
  ...passwordCases(PASSWORD, changing),

  [`${EMAIL} 403 WRONG_PASSWORD`]: [
    WRONG_PASSWORD,
    newcomer.sends({ body: { ...OTHERS, email: 'new@example.org' } }),
  ],
  [`${EMAIL} 403 DEVICE_IS_NEW`]: [ON_NEW, onNew.sends({ body: { ...OWN, email: 'new@example.org' } })],
  [`${EMAIL} 409 EMAIL_SAME`]: [
    'That is your email already.',
    newcomer.sends(({ by: { email } }) => ({ body: { ...OWN, email: email.toUpperCase() } })),
  ],
  'POST /api/account/email/cancel 409 NO_NEW_EMAIL': anna.sends(),
  'POST /api/account/email/cancel 403 DEVICE_IS_NEW': onNew.sends(),
  'POST /api/account/email/resend 409 EMAIL_CONFIRMED': anna.sends(),

  [`${TWO_FACTOR}/begin 403 WRONG_PASSWORD`]: [WRONG_PASSWORD, newcomer.sends({ body: OTHERS })],
  [`${TWO_FACTOR}/begin 403 DEVICE_IS_NEW`]: [ON_NEW, onNew.sends({ body: OWN })],
  [`${TWO_FACTOR}/begin 403 EMAIL_NOT_CONFIRMED`]: [
    'Please confirm your email first. We have mailed you a link.',
    anna.with(async ({ app }) => ({ by: await aNewcomer(app) })).sends({ body: OWN }),
  ],
  [`${TWO_FACTOR}/begin 409 TWO_FACTOR_ON`]: ['Two-factor is on already.', twoFactor.sends({ body: OWN })],
  [`${TWO_FACTOR}/turn-on 403 WRONG_CODE`]: [
    WRONG_CODE,
    newcomer
      .after(({ by }) => by.call(`${TWO_FACTOR}/begin`, { body: OWN }))
      .sends({ body: { code: 'ABCDEF' } }),
  ],
  [`${TWO_FACTOR}/turn-on 403 DEVICE_IS_NEW`]: [ON_NEW, onNew.sends({ body: { code: '123456' } })],
  [`${TWO_FACTOR}/turn-on 409 TWO_FACTOR_ON`]: [
    'Two-factor is on already.',
    twoFactor.sends({ body: { code: '123456' } }),
  ],
  [`${TWO_FACTOR}/turn-on 409 NOT_BEGUN`]: [
    'Please scan a new picture first.',
    newcomer.sends({ body: { code: '123456' } }),
  ],
  [`${TOKENS} 403 WRONG_PASSWORD`]: [WRONG_PASSWORD, newcomer.sends({ body: { ...TOKEN, ...OTHERS } })],
  [`${TOKENS} 403 CODE_NEEDED`]: [
    'Please enter the code from your authenticator app.',
    twoFactor.sends({ body: { ...TOKEN, ...OWN } }),
  ],
  [`${TOKENS} 403 WRONG_CODE`]: [
    WRONG_CODE,
    twoFactor.sends({ body: { ...TOKEN, ...OWN, code: 'ABCDE-FGHJK' } }),
  ],
  [`${TOKENS} 403 DEVICE_IS_NEW`]: [ON_NEW, onNew.sends({ body: { ...TOKEN, ...OWN } })],
  [`${TOKENS} 409 TOO_MANY_TOKENS`]: [
    'You have 10 tokens already. Revoke one first.',
    newcomer
      .after(async ({ by }) => {
        for (let index = 0; index < 10; index++) await aToken(by);
      })
      .sends({ body: { ...TOKEN, ...OWN } }),
  ],
  'DELETE /api/account/access-tokens/:id 404 TOKEN_NOT_FOUND': newcomer
    .with(async ({ by }) => ({ token: await aToken(by) }))
    .byAnna()
    .sends(({ token }) => ({ params: { id: token.id } })),
  'GET /api/account/export 403 PASSWORD_NEEDED': onNew.sends(),
  'POST /api/account/export 403 WRONG_PASSWORD': onNew.sends({ body: OTHERS }),
  [`${DELETION} 403 WRONG_PASSWORD`]: [WRONG_PASSWORD, newcomer.sends({ body: OTHERS })],
  [`${DELETION} 403 DEVICE_IS_NEW`]: [ON_NEW, onNew.sends({ body: OWN })],
  [`${DELETION} 403 CODE_NEEDED`]: [
    'Please enter the code from your authenticator app.',
    twoFactor.sends({ body: OWN }),
  ],
  [`${DELETION} 403 WRONG_CODE`]: [WRONG_CODE, twoFactor.sends({ body: { ...OWN, code: 'ABCDE-FGHJK' } })],
  [`${DELETION} 409 DELETION_REQUESTED`]: [
    'Your account will be deleted on May #, # already.',
    newcomer.after(({ by }) => by.call(DELETION, { body: OWN })).sends({ body: OWN }),
  ],
  'POST /api/account/deletion/cancel 409 NO_DELETION': anna.sends(),
  ...Object.fromEntries(
    (['turn-off', 'recovery-codes'] as const).flatMap((act): [string, RefusalCases[string]][] => [
      [
        `${TWO_FACTOR}/${act} 403 WRONG_PASSWORD`,
        [WRONG_PASSWORD, twoFactor.sends({ body: { ...OTHERS, code: '123456' } })],
      ],
      [
        `${TWO_FACTOR}/${act} 403 WRONG_CODE`,
        [WRONG_CODE, twoFactor.sends({ body: { ...OWN, code: 'ABCDE-FGHJK' } })],
      ],
      [`${TWO_FACTOR}/${act} 403 DEVICE_IS_NEW`, [ON_NEW, onNew.sends({ body: { ...OWN, code: '123456' } })]],
      [
        `${TWO_FACTOR}/${act} 409 TWO_FACTOR_OFF`,
        ['Two-factor is off.', newcomer.sends({ body: { ...OWN, code: '123456' } })],
      ],
    ]),
  ),
};
