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
import { TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import type { RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';

type Provoke = (scene: RefusalScene) => Promise<RefusedRequest>;

const ON_NEW = 'This device is new to your stable. Do this on a device that your stable knows.';
const WRONG_PASSWORD = 'Your current password is not right.';
const WRONG_CODE = 'That code is wrong, too old or used already. Please enter a new one.';
const BLANK = 'A password needs more than spaces.';
const COMMON = 'That is one of the 10,000 most common passwords. Please choose another.';

const USERNAME = 'PATCH /api/account/username';
const PASSWORD = 'PATCH /api/account/password';
const EMAIL = 'PATCH /api/account/email';
const RESET = 'POST /api/auth/reset-password';
const TWO_FACTOR = 'POST /api/account/two-factor';
const DELETION = 'POST /api/account/deletion';
const TOKENS = 'POST /api/account/access-tokens';
const TOKEN = { name: 'My tool', scopes: ['horses'] };

const fresh =
  (body?: object): Provoke =>
  async ({ app }) => ({ by: await onNewDevice(app, await app.newPlayer()), sent: body ? { body } : {} });

const by =
  (body: (player: TestPlayer, scene: RefusalScene) => object | Promise<object>): Provoke =>
  async (scene) => {
    const player = await scene.app.newPlayer();
    return { by: player, sent: { body: await body(player, scene) } };
  };

const resetting =
  (password: (player: TestPlayer) => string): Provoke =>
  async ({ app }) => {
    const player = await app.newPlayer();
    const token = await resetLinkFor(app, player.email);
    return { sent: { body: { token, newPassword: password(player) } } };
  };

const changing = (password: (player: TestPlayer) => string): Provoke =>
  by((player) => ({ currentPassword: TEST_PASSWORD, newPassword: password(player) }));

const withTwoFactor =
  (body: object): Provoke =>
  async ({ app }) => {
    const player = await app.newPlayer();
    await turnOnTwoFactor(player);
    return { by: player, sent: { body } };
  };

const [OWN, OTHERS] = [{ currentPassword: TEST_PASSWORD }, { currentPassword: 'wrong horse' }];

const passwordCases = (route: string, setting: typeof resetting): RefusalCases => ({
  [`${route} 400 PASSWORD_BLANK`]: [BLANK, setting(() => '       ')],
  [`${route} 400 PASSWORD_IS_USERNAME`]: [
    'Your password cannot be your username.',
    setting(({ username }) => username),
  ],
  [`${route} 400 PASSWORD_IS_EMAIL`]: ['Your password cannot be your email.', setting(({ email }) => email)],
  [`${route} 400 PASSWORD_COMMON`]: [COMMON, setting(() => 'Dragon')],
});

export const ACCOUNT_REFUSALS: RefusalCases = {
  'POST /api/auth/login 401 CODE_NEEDED': async ({ app }) => {
    const { email, call } = await app.newPlayer();
    await turnOnTwoFactor({ call } as TestPlayer);
    return { sent: { body: { email, password: TEST_PASSWORD } } };
  },
  'POST /api/auth/login 401 WRONG_CODE': async ({ app }) => {
    const { email, call } = await app.newPlayer();
    await turnOnTwoFactor({ call } as TestPlayer);
    return { sent: { body: { email, password: TEST_PASSWORD, code: 'ABCDE-FGHJK' } } };
  },

  [`${RESET} 400 INVALID_LINK`]: [
    'Invalid reset link. Please request a new password reset.',
    async () => ({ sent: { body: { token: NO_TOKEN, newPassword: 'a better horse' } } }),
  ],
  ...passwordCases(RESET, resetting),
  'POST /api/account/confirm-email 400 INVALID_LINK': async () => ({ sent: { body: { token: NO_TOKEN } } }),
  'POST /api/account/confirm-email 409 EMAIL_TAKEN': async ({ app }) => {
    const { email } = await aNewcomer(app);
    const first = tokenIn(await lastMail(app, email));
    await aNewcomer(app, email);
    const second = tokenIn(await lastMail(app, email));
    await app.call('POST /api/account/confirm-email', { body: { token: first } });
    return { sent: { body: { token: second } } };
  },
  'POST /api/account/undo-email 400 INVALID_LINK': async () => ({ sent: { body: { token: NO_TOKEN } } }),
  'POST /api/account/undo-email 409 EMAIL_TAKEN': async ({ app }) => {
    const player = await app.newPlayer();
    const address = `left.${player.id}@example.org`;
    await changeEmail(player, address);
    const undoToken = tokenIn(await lastMail(app, player.email));
    const confirm = (token: string) => app.call('POST /api/account/confirm-email', { body: { token } });
    await confirm(tokenIn(await lastMail(app, address)));
    const newcomer = await aNewcomer(app, player.email);
    await confirm(tokenIn(await lastMail(app, newcomer.email, 'Please confirm your email')));
    return { sent: { body: { token: undoToken } } };
  },

  [`${USERNAME} 409 USERNAME_TAKEN`]: [
    'The username pLAYER-# is taken. Please choose another.',
    by((_, { anna }) => ({ username: anna.username.replace('Player ', 'pLAYER-') })),
  ],
  [`${USERNAME} 409 USERNAME_TOO_SIMILAR`]: [
    'The username PIayer # looks too much like one that is taken. Please choose another.',
    by((_, { anna }) => ({ username: anna.username.replace('Player', 'PIayer') })),
  ],
  [`${USERNAME} 409 USERNAME_RESERVED`]: [
    'The username Fetlock Staff could be mistaken for Fetlock or the people who run it. Please choose another.',
    by(() => ({ username: 'Fetlock Staff' })),
  ],
  [`${USERNAME} 409 USERNAME_SAME`]: ['That is your username already.', by(({ username }) => ({ username }))],
  [`${USERNAME} 409 USERNAME_LOCKED`]: [
    'You can change your username again on November #, #.',
    by(async (player) => {
      await player.call(USERNAME, { body: { username: `Renamed ${player.id.slice(-8)}` } });
      return { username: `Again ${player.id.slice(-8)}` };
    }),
  ],
  [`${USERNAME} 403 DEVICE_IS_NEW`]: [ON_NEW, fresh({ username: 'Somebody else' })],

  [`${PASSWORD} 403 WRONG_PASSWORD`]: [
    WRONG_PASSWORD,
    by(() => ({ ...OTHERS, newPassword: 'a better horse' })),
  ],
  [`${PASSWORD} 403 DEVICE_IS_NEW`]: [ON_NEW, fresh({ ...OWN, newPassword: 'a better horse' })],
  ...passwordCases(PASSWORD, changing),

  [`${EMAIL} 403 WRONG_PASSWORD`]: [WRONG_PASSWORD, by(() => ({ ...OTHERS, email: 'new@example.org' }))],
  [`${EMAIL} 403 DEVICE_IS_NEW`]: [ON_NEW, fresh({ ...OWN, email: 'new@example.org' })],
  [`${EMAIL} 409 EMAIL_SAME`]: [
    'That is your email already.',
    by(({ email }) => ({ ...OWN, email: email.toUpperCase() })),
  ],
  'POST /api/account/email/cancel 409 NO_NEW_EMAIL': async ({ anna }) => ({ by: anna, sent: {} }),
  'POST /api/account/email/cancel 403 DEVICE_IS_NEW': fresh(),
  'POST /api/account/email/resend 409 EMAIL_CONFIRMED': async ({ anna }) => ({ by: anna, sent: {} }),

  [`${TWO_FACTOR}/begin 403 WRONG_PASSWORD`]: [WRONG_PASSWORD, by(() => OTHERS)],
  [`${TWO_FACTOR}/begin 403 DEVICE_IS_NEW`]: [ON_NEW, fresh(OWN)],
  [`${TWO_FACTOR}/begin 403 EMAIL_NOT_CONFIRMED`]: [
    'Please confirm your email first. We have mailed you a link.',
    async ({ app }) => ({ by: await aNewcomer(app), sent: { body: OWN } }),
  ],
  [`${TWO_FACTOR}/begin 409 TWO_FACTOR_ON`]: ['Two-factor is on already.', withTwoFactor(OWN)],
  [`${TWO_FACTOR}/turn-on 403 WRONG_CODE`]: [
    WRONG_CODE,
    by(async (player) => {
      await player.call(`${TWO_FACTOR}/begin`, { body: OWN });
      return { code: 'ABCDEF' };
    }),
  ],
  [`${TWO_FACTOR}/turn-on 403 DEVICE_IS_NEW`]: [ON_NEW, fresh({ code: '123456' })],
  [`${TWO_FACTOR}/turn-on 409 TWO_FACTOR_ON`]: [
    'Two-factor is on already.',
    withTwoFactor({ code: '123456' }),
  ],
  [`${TWO_FACTOR}/turn-on 409 NOT_BEGUN`]: [
    'Please scan a new picture first.',
    by(() => ({ code: '123456' })),
  ],
  [`${TOKENS} 403 WRONG_PASSWORD`]: [WRONG_PASSWORD, by(() => ({ ...TOKEN, ...OTHERS }))],
  [`${TOKENS} 403 CODE_NEEDED`]: [
    'Please enter the code from your authenticator app.',
    withTwoFactor({ ...TOKEN, ...OWN }),
  ],
  [`${TOKENS} 403 WRONG_CODE`]: [WRONG_CODE, withTwoFactor({ ...TOKEN, ...OWN, code: 'ABCDE-FGHJK' })],
  [`${TOKENS} 403 DEVICE_IS_NEW`]: [ON_NEW, fresh({ ...TOKEN, ...OWN })],
  [`${TOKENS} 409 TOO_MANY_TOKENS`]: [
    'You have 10 tokens already. Revoke one first.',
    by(async (player) => {
      for (let index = 0; index < 10; index++) await aToken(player);
      return { ...TOKEN, ...OWN };
    }),
  ],
  'DELETE /api/account/access-tokens/:id 404 TOKEN_NOT_FOUND': async ({ app, anna }) => ({
    by: anna,
    sent: { params: { id: (await aToken(await app.newPlayer())).id } },
  }),
  'GET /api/account/export 403 PASSWORD_NEEDED': fresh(),
  'POST /api/account/export 403 WRONG_PASSWORD': fresh(OTHERS),
  [`${DELETION} 403 WRONG_PASSWORD`]: [WRONG_PASSWORD, by(() => OTHERS)],
  [`${DELETION} 403 DEVICE_IS_NEW`]: [ON_NEW, fresh(OWN)],
  [`${DELETION} 403 CODE_NEEDED`]: ['Please enter the code from your authenticator app.', withTwoFactor(OWN)],
  [`${DELETION} 403 WRONG_CODE`]: [WRONG_CODE, withTwoFactor({ ...OWN, code: 'ABCDE-FGHJK' })],
  [`${DELETION} 409 DELETION_REQUESTED`]: [
    'Your account will be deleted on May #, # already.',
    by(async (player) => {
      await player.call(DELETION, { body: OWN });
      return OWN;
    }),
  ],
  'POST /api/account/deletion/cancel 409 NO_DELETION': async ({ anna }) => ({ by: anna, sent: {} }),
  ...Object.fromEntries(
    (['turn-off', 'recovery-codes'] as const).flatMap((act) => [
      [
        `${TWO_FACTOR}/${act} 403 WRONG_PASSWORD`,
        [WRONG_PASSWORD, withTwoFactor({ ...OTHERS, code: '123456' })] as const,
      ],
      [
        `${TWO_FACTOR}/${act} 403 WRONG_CODE`,
        [WRONG_CODE, withTwoFactor({ ...OWN, code: 'ABCDE-FGHJK' })] as const,
      ],
      [`${TWO_FACTOR}/${act} 403 DEVICE_IS_NEW`, [ON_NEW, fresh({ ...OWN, code: '123456' })] as const],
      [
        `${TWO_FACTOR}/${act} 409 TWO_FACTOR_OFF`,
        ['Two-factor is off.', by(() => ({ ...OWN, code: '123456' }))] as const,
      ],
    ]),
  ),
};
