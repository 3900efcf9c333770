import { expect } from 'vitest';
import { TEST_PASSWORD, type TestApp, type TestPlayer } from '../app/test-app.ts';

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

interface SignIn {
  readonly cookie?: string | undefined;
  readonly userAgent?: string;
}

export interface SignedIn {
  /** The player on this device. */
  readonly player: TestPlayer;
  /** "device_…=…", as the browser sends it. */
  readonly cookie: string;
  /** With its attributes. */
  readonly setCookie: string;
}

/** Signs in as `player`, by default from a device without a cookie. */
export async function signIn(
  app: TestApp,
  player: TestPlayer,
  { cookie, userAgent = SAFARI }: SignIn = {},
): Promise<SignedIn> {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: player.email, password: TEST_PASSWORD },
    headers: { 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) },
  });
  expect(response.statusCode, response.body).toBe(200);
  const { token } = response.json<{ token: string }>();
  const setCookie = String(response.headers['set-cookie']);
  const onDevice: TestPlayer = { ...player, token, call: (route, sent) => app.call(route, sent, token) };
  return { player: onDevice, cookie: setCookie.split(';')[0] ?? '', setCookie };
}

/** Gives the player a known device; tests' players begin with a session from before devices. */
export async function aKnownDevice(app: TestApp, player: TestPlayer): Promise<SignedIn> {
  return signIn(app, player, { userAgent: FIREFOX });
}

/** The player on a known device, and on one that is new. */
export async function twoDevices(app: TestApp, player: TestPlayer) {
  const known = await aKnownDevice(app, player);
  return { known: known.player, fresh: (await signIn(app, player)).player };
}

export async function codeFor(known: TestPlayer): Promise<string> {
  const { status, body } = await known.call('POST /api/devices/code');
  expect(status).toBe(200);
  return body.code;
}

export function enterCode(player: TestPlayer, code: string) {
  return player.call('POST /api/devices/enter-code', { body: { code } });
}

export async function waitingFor(player: TestPlayer, status: 'waiting' | 'ended' = 'waiting') {
  return (await player.call('GET /api/waiting-calls', { query: { status } })).body;
}

export function cancel(player: TestPlayer, id: string | undefined) {
  return player.call('POST /api/waiting-calls/:id/cancel', { params: { id } });
}

export async function newDeviceOf(known: TestPlayer) {
  const { body } = await known.call('GET /api/devices');
  const device = body.find(({ isNew }) => isNew);
  if (!device) throw new Error('No device is new');
  return device;
}

/** "It was me." */
export function notice(known: TestPlayer, id: string) {
  return known.call('POST /api/devices/:id/notice', { params: { id } });
}

export function signOut(known: TestPlayer, id: string) {
  return known.call('POST /api/devices/:id/sign-out', { params: { id } });
}
