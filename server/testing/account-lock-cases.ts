import {
  changeEmail,
  lastMail,
  resetLinkFor,
  tokenIn,
  turnOnTwoFactor,
  NEW_PASSWORD,
} from './builders/accounts.ts';
import { twoDevices } from './builders/devices.ts';
import { aGuest } from './builders/gate.ts';
import { leaveCoins } from './builders/stable.ts';
import { aSellableHorse, sellHorse } from './builders/trade.ts';
import { TEST_PASSWORD, type TestApp, type TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly app: TestApp;
  readonly anna: TestPlayer;
}

type LockCase = readonly [order: string, useCase: () => Promise<() => Promise<unknown>>];

const OWN = { currentPassword: TEST_PASSWORD };

/** Expected table order by call. */
export const accountLockCases = (scene: () => Scene): Readonly<Record<string, LockCase>> => {
  /** Something waits from a new device. */
  const open = async () => {
    const { app, anna } = scene();
    await leaveCoins(app, anna, 20_000);
    const { known, fresh } = await twoDevices(app, anna);
    await sellHorse(fresh, await aSellableHorse(app, anna));
    return { app, anna, known };
  };
  return {
    'PATCH /api/account/password': [
      'accounts, waiting_calls',
      async () => {
        const { known } = await open();
        const body = { ...OWN, newPassword: NEW_PASSWORD };
        return () => known.call('PATCH /api/account/password', { body });
      },
    ],
    'POST /api/guest/keep': [
      'accounts, players',
      async () => {
        const guest = await aGuest(scene().app);
        const body = { username: 'Dora Dale', email: 'dora@example.org', password: NEW_PASSWORD };
        return () => guest.call('POST /api/guest/keep', { body });
      },
    ],
    'POST /api/auth/reset-password': [
      'accounts, waiting_calls',
      async () => {
        const { app, anna } = await open();
        const body = { token: await resetLinkFor(app, anna.email), newPassword: NEW_PASSWORD };
        return () => app.call('POST /api/auth/reset-password', { body });
      },
    ],
    'POST /api/account/undo-email': [
      'accounts, waiting_calls',
      async () => {
        const { app, anna, known } = await open();
        await changeEmail(known, `other.${anna.id}@example.org`);
        const token = tokenIn(await lastMail(app, anna.email, 'Your email is about to change'));
        return () => app.call('POST /api/account/undo-email', { body: { token } });
      },
    ],
    'POST /api/devices/sign-out-others': [
      'accounts, waiting_calls',
      async () => {
        const { known } = await open();
        return () => known.call('POST /api/devices/sign-out-others');
      },
    ],
    'POST /api/waiting-calls/cancel-by-link': [
      'accounts, waiting_calls, devices',
      async () => {
        const { app, anna } = await open();
        const token = tokenIn(await lastMail(app, anna.email, 'Something waits from a new device'));
        return () => app.call('POST /api/waiting-calls/cancel-by-link', { body: { token } });
      },
    ],
    'POST /api/account/two-factor/begin': [
      'accounts, second_factors',
      async () => {
        const { anna } = scene();
        return () => anna.call('POST /api/account/two-factor/begin', { body: OWN });
      },
    ],
    'POST /api/account/two-factor/turn-on': [
      'accounts, second_factors',
      async () => {
        const { anna } = scene();
        return () => turnOnTwoFactor(anna);
      },
    ],
    'POST /api/account/two-factor/turn-off': [
      'accounts, second_factors',
      async () => {
        const { anna } = scene();
        const { nextCode } = await turnOnTwoFactor(anna);
        const body = { ...OWN, code: nextCode() };
        return () => anna.call('POST /api/account/two-factor/turn-off', { body });
      },
    ],
    'POST /api/account/deletion': [
      'accounts, second_factors',
      async () => {
        const { anna } = scene();
        const { nextCode } = await turnOnTwoFactor(anna);
        const body = { ...OWN, code: nextCode() };
        return () => anna.call('POST /api/account/deletion', { body });
      },
    ],
    'POST /api/account/two-factor/recovery-codes': [
      'accounts, second_factors',
      async () => {
        const { anna } = scene();
        const { nextCode } = await turnOnTwoFactor(anna);
        const body = { ...OWN, code: nextCode() };
        return () => anna.call('POST /api/account/two-factor/recovery-codes', { body });
      },
    ],
  };
};

/** Calls that lock at most one table. */
export const OTHER_ACCOUNT_CALLS = [
  'POST /api/account/access-tokens',
  'DELETE /api/account/access-tokens/:id',
  'POST /api/auth/forgot-username',
  'POST /api/auth/forgot-password',
  'POST /api/account/confirm-email',
  'PATCH /api/account/username',
  'PATCH /api/account/email',
  'POST /api/account/email/cancel',
  'POST /api/account/deletion/cancel',
  'POST /api/account/export',
  'POST /api/account/email/resend',
  'POST /api/realms/leave',
  'POST /api/realms/:slug/go',
];
