import { sql } from 'kysely';
import { aToken, changeEmail, lastMail, tokenIn, turnOnTwoFactor, unconfirm } from './builders/accounts.ts';
import { codeFor, enterCode, newDeviceOf, notice, signOut, twoDevices } from './builders/devices.ts';
import { aSellableHorse, sellHorse } from './builders/trade.ts';
import { TEST_PASSWORD, type TestApp, type TestPlayer } from './app/test-app.ts';

interface Scene {
  readonly app: TestApp;
  readonly anna: TestPlayer;
}

type Doing = (scene: Scene) => Promise<unknown>;

const newEmail = ({ anna }: Scene) => `new.${anna.id}@example.org`;
const withCode = (code: string) => ({ body: { currentPassword: TEST_PASSWORD, code } });

/** What changes an account or its devices, by call. Each ends in another state than it began in. */
const DOINGS: Readonly<Record<string, Doing>> = {
  'PATCH /api/account/username': ({ anna }) =>
    anna.call('PATCH /api/account/username', { body: { username: `New ${anna.username}` } }),
  'PATCH /api/account/email': (scene) => changeEmail(scene.anna, newEmail(scene)),
  async 'POST /api/account/email/cancel'(scene) {
    await changeEmail(scene.anna, newEmail(scene));
    await unconfirm(scene.app, scene.anna);
    await scene.anna.call('POST /api/account/email/cancel');
  },
  async 'POST /api/account/confirm-email'(scene) {
    await changeEmail(scene.anna, newEmail(scene));
    const token = tokenIn(await lastMail(scene.app, newEmail(scene)));
    await scene.app.call('POST /api/account/confirm-email', { body: { token } });
  },
  'POST /api/account/two-factor/turn-on': ({ anna }) => turnOnTwoFactor(anna),
  async 'POST /api/account/two-factor/turn-off'({ app, anna }) {
    const { nextCode } = await turnOnTwoFactor(anna);
    await unconfirm(app, anna);
    await anna.call('POST /api/account/two-factor/turn-off', withCode(nextCode()));
  },
  async 'POST /api/account/two-factor/recovery-codes'({ anna }) {
    const { nextCode } = await turnOnTwoFactor(anna);
    await anna.call('POST /api/account/two-factor/recovery-codes', withCode(nextCode()));
  },
  'POST /api/account/deletion': ({ anna }) =>
    anna.call('POST /api/account/deletion', { body: { currentPassword: TEST_PASSWORD } }),
  async 'POST /api/account/deletion/cancel'({ app, anna }) {
    await anna.call('POST /api/account/deletion', { body: { currentPassword: TEST_PASSWORD } });
    await unconfirm(app, anna);
    await anna.call('POST /api/account/deletion/cancel');
  },
  async 'POST /api/realms/leave'({ app, anna }) {
    await sql`insert into realm_accounts (account_id, directory_id, home_name, home_address, since)
      values (${anna.id}, ${anna.id}, 'The meadow', 'https://meadow.fetlock.test', now())`.execute(app.db);
    await anna.call('POST /api/realms/leave', { body: { username: anna.username } });
  },
  'POST /api/user/show-everything': ({ anna }) => anna.call('POST /api/user/show-everything'),
  'POST /api/guide/end': ({ anna }) => anna.call('POST /api/guide/end'),
  'POST /api/account/access-tokens': ({ anna }) => aToken(anna),
  async 'DELETE /api/account/access-tokens/:id'({ app, anna }) {
    const { id } = await aToken(anna);
    await unconfirm(app, anna);
    await anna.call('DELETE /api/account/access-tokens/:id', { params: { id } });
  },
  async 'POST /api/devices/:id/sign-out'({ app, anna }) {
    const { known } = await twoDevices(app, anna);
    await signOut(known, (await newDeviceOf(known)).id);
  },
  async 'POST /api/devices/:id/notice'({ app, anna }) {
    await twoDevices(app, anna);
    await notice(anna, (await newDeviceOf(anna)).id);
  },
  async 'POST /api/devices/enter-code'({ app, anna }) {
    const { known, fresh } = await twoDevices(app, anna);
    await enterCode(fresh, await codeFor(known));
  },
  async 'POST /api/devices/sign-out-others'({ app, anna }) {
    await twoDevices(app, anna);
    await anna.call('POST /api/devices/sign-out-others');
  },
  async 'POST /api/waiting-calls/cancel-by-link'({ app, anna }) {
    const { fresh } = await twoDevices(app, anna);
    await sellHorse(fresh, await aSellableHorse(app, anna), 3000);
    const token = tokenIn(await lastMail(app, anna.email, 'Something waits from a new device'));
    await app.call('POST /api/waiting-calls/cancel-by-link', { body: { token } });
  },
};

export const accountDoings = (scene: () => Scene): Readonly<Record<string, () => Promise<unknown>>> =>
  Object.fromEntries(Object.entries(DOINGS).map(([call, act]) => [call, () => act(scene())]));

/** Change no cached data, or end the session. */
export const OTHER_ACCOUNT_DOINGS = [
  'POST /api/auth/forgot-username',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'PATCH /api/account/password',
  'POST /api/account/undo-email',
  'POST /api/account/email/resend',
  'POST /api/account/two-factor/begin',
  'POST /api/account/export',
];
