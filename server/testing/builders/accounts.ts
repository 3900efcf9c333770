import { expect } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import type { TokenScope } from '../../../game/accounts/access-tokens.ts';
import type { MailToSend } from '../../outgoing-mail/mailer.ts';
import { TEST_PASSWORD, type TestApp, type TestPlayer } from '../app/test-app.ts';

export const NEW_PASSWORD = 'a better horse 7';

/** Returns the token of the mailed link, which works once. */
export function tokenIn(mail: MailToSend | undefined): string {
  const token = /\?token=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link in ${mail?.subject ?? 'no mail'}`);
  return token;
}

export async function lastMail(app: TestApp, email: string, subject?: string): Promise<MailToSend> {
  const mails = (await app.mailsTo(email)).filter(
    (mail) => subject === undefined || mail.subject === subject,
  );
  const last = mails.at(-1);
  if (!last) throw new Error(`No mail ${subject ?? ''}`);
  return last;
}

let newcomers = 0;

/** By the call, so the email is not confirmed. */
export async function aNewcomer(app: TestApp, email?: string, password = TEST_PASSWORD): Promise<TestPlayer> {
  newcomers += 1;
  const sent = {
    username: `Newcomer ${newcomers}`,
    email: email ?? `newcomer${newcomers}@example.org`,
    password,
  };
  const { status, body } = await app.call('POST /api/auth/register', { body: sent });
  expect(status, body.message).toBe(200);
  const { token } = body;
  return { ...sent, id: body.user.id, token, call: (route, input) => app.call(route, input, token) };
}

export const logIn = (app: TestApp, email: string, password = TEST_PASSWORD, code?: string) =>
  app.call('POST /api/auth/login', { body: { email, password, ...(code !== undefined && { code }) } });

export async function resetLinkFor(app: TestApp, email: string): Promise<string> {
  await app.call('POST /api/auth/forgot-password', { body: { email } });
  return tokenIn(await lastMail(app, email, 'Choose a new password'));
}

export const changeEmail = (player: TestPlayer, email: string, currentPassword = TEST_PASSWORD) =>
  player.call('PATCH /api/account/email', { body: { email, currentPassword } });

export interface Authenticator {
  /** Call once: turning it on used the other code. */
  nextCode(): string;
  readonly recoveryCodes: readonly string[];
  wrongCodes(count?: number): readonly string[];
}

const STEP_MS = 30_000;

/** Two codes, of this step and the next: the previous step's code would be too old if a step ended meanwhile. */
export function codesOf(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  let step = 0;
  return () => {
    expect(step, 'codes taken').toBeLessThanOrEqual(1);
    return totp.generate({ timestamp: Date.now() + STEP_MS * step++ });
  };
}

/** Codes that are wrong now and in the next minutes: by chance, any fixed one may be right. */
export function wrongCodesFor(secret: string, count = 1): string[] {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const near = Array.from({ length: 21 }, (_, index) => Date.now() + STEP_MS * (index - 10));
  const right = new Set(near.map((timestamp) => totp.generate({ timestamp })));
  const codes = Array.from({ length: count + right.size }, (_, index) => String(100_000 + index));
  return codes.filter((code) => !right.has(code)).slice(0, count);
}

export async function turnOnTwoFactor(player: TestPlayer): Promise<Authenticator> {
  const begun = await player.call('POST /api/account/two-factor/begin', {
    body: { currentPassword: TEST_PASSWORD },
  });
  expect(begun.status, begun.body.message).toBe(200);
  const nextCode = codesOf(begun.body.setupKey);
  const on = await player.call('POST /api/account/two-factor/turn-on', { body: { code: nextCode() } });
  expect(on.status, on.body.message).toBe(200);
  const { setupKey } = begun.body;
  return {
    nextCode,
    recoveryCodes: on.body.recoveryCodes,
    wrongCodes: (count) => wrongCodesFor(setupKey, count),
  };
}

/** Reads the calls of these scopes for the player. */
export async function aToken(player: TestPlayer, scopes: readonly TokenScope[] = ['horses']) {
  const sent = { name: 'My tool', scopes, currentPassword: TEST_PASSWORD };
  const made = await player.call('POST /api/account/access-tokens', { body: sent });
  expect(made.status, made.body.message).toBe(200);
  return { id: made.body.accessToken.id, token: made.body.token };
}

/** A session of the player on a device that is new. */
export async function onNewDevice(app: TestApp, player: TestPlayer): Promise<TestPlayer> {
  const known = await logIn(app, player.email);
  const fresh = await logIn(app, player.email);
  expect([known.status, fresh.status]).toEqual([200, 200]);
  const { token } = fresh.body;
  return { ...player, token, call: (route, sent) => app.call(route, sent, token) };
}

/** Unknown to every account. */
export const NO_TOKEN = 'x'.repeat(43);

/** As after registering. */
export async function unconfirm({ db }: TestApp, { id }: TestPlayer): Promise<void> {
  await db.updateTable('accounts').set({ emailConfirmedAt: null }).where('id', '=', id).execute();
}
