import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { expectAtHome, passSeconds } from './game.ts';
import { confirmEmail } from './mails.ts';
import { OPERATOR_EMAILS } from './operators.ts';
import { somebody, type NewPlayer } from './somebody.ts';

/*
 * Starting points of journeys, made by calls instead of clicks.
 */

interface StoreOffers {
  readonly tiers: readonly { readonly horses: readonly { readonly storeHorseId: string }[] }[];
}

/** Sends calls as another device of the player. */
export interface Device {
  get<Reply>(path: string): Promise<Reply>;
  send<Reply>(method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<Reply>;
}

interface NewGuildMember extends NewPlayer {
  readonly guild: 'rider' | 'manufacturer';
}

/**
 * Signs a new player in at this browser without opening a page. The email is confirmed; the player knows the game, so
 * that the guide is silent and everything is put forward.
 */
export async function givenPlayer(page: Page, player: Partial<NewGuildMember> = {}): Promise<NewPlayer> {
  const data = await givenNewcomer(page, player);
  await givenKnowledge(await deviceOf(page));
  return data;
}

/** The player knows the game. */
async function givenKnowledge(device: Device): Promise<void> {
  await device.send('POST', '/api/user/show-everything', {});
  await device.send('POST', '/api/guide/end', {});
}

/** As `givenPlayer`, but in the first minute of the game. */
export async function givenNewcomer(page: Page, player: Partial<NewGuildMember> = {}): Promise<NewPlayer> {
  const data = { ...somebody(), guild: 'rider', ...player };
  const answer = await page.request.post('/api/auth/register', { data });
  expect(answer.ok()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  expect(await confirmEmail(page.request, data.email)).toBe(true);
  // Any URL of the game that loads no page.
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  return data;
}

/** Signs a new operator in at this browser. */
export async function givenOperator(page: Page): Promise<NewPlayer> {
  for (const email of OPERATOR_EMAILS) {
    const data = { ...somebody(), email };
    const answer = await page.request.post('/api/auth/register', { data });
    if (!(await confirmEmail(page.request, email))) continue;
    await page.goto('/robots.txt');
    const { token } = (await answer.json()) as { token: string };
    await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
    return data;
  }
  throw new Error('Every operator is taken');
}

/** Signs in a player of `world/seed-journeys.ts`, who knows the game too, for a journey made at one width. */
export async function givenSeeded(page: Page, name: string): Promise<Device> {
  const data = { email: `${name}@journeys.example`, password: 'bran mash 7 rosa' };
  const answer = await page.request.post('/api/auth/login', { data });
  expect(answer.ok()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  const device = await deviceOf(page);
  await givenKnowledge(device);
  return device;
}

/** A new player, signed in, on Home. */
export async function givenPlayerAtHome(page: Page): Promise<NewPlayer> {
  const player = await givenPlayer(page);
  await page.goto('/');
  await expectAtHome(page, player);
  return player;
}

/** Calls of the player signed in on a page; with `request` they work while the page is offline. */
export async function deviceOf(page: Page, request: APIRequestContext = page.request): Promise<Device> {
  return deviceWith(await page.evaluate(() => localStorage.getItem('auth_token')), request);
}

function deviceWith(token: string | null, request: APIRequestContext): Device {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  return { get: (path) => call('GET', path), send: call };
}

/** Signs the player of a page in at another browser, which is new to the account. */
export async function givenNewDevice(browser: Browser, page: Page, player: NewPlayer): Promise<Device> {
  const { request } = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const { email, password } = player;
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  return deviceWith(token, request);
}

/** Old enough for letters. */
export async function givenAge(page: Page): Promise<void> {
  await (await deviceOf(page)).send('PUT', '/api/moderation/birth-year', { birthYear: 1990 });
}

/** Buys the store's first plain horse of a breed for dressage; returns its id. */
export async function givenHorse(
  device: Device,
  horseName: string,
  breedId = 'hanoverian',
  gender: 'mare' | 'stallion' = 'mare',
): Promise<string> {
  const { tiers } = await device.get<StoreOffers>(`/api/store/horses?breedId=${breedId}`);
  const { horse } = await device.send<{ horse: { id: string } }>('POST', '/api/store/purchase', {
    storeHorseId: tiers[0]?.horses[0]?.storeHorseId,
    horseName,
    gender,
    discipline: 'dressage',
  });
  return horse.id;
}

/** Brings the runner of the gate home, with tack and three bags of feed. */
export async function givenGateHorse(device: Device, horseName: string): Promise<string> {
  const { token } = await device.get<{ token: string }>('/api/gate');
  const { horse } = await device.send<{ horse: { id: string } }>('POST', '/api/gate/take', {
    token,
    nth: 0,
    horseName,
  });
  return horse.id;
}

/** Buys monthly feed, a real day's worth each. */
export async function givenFeed(device: Device, quantity: number): Promise<void> {
  await device.send('POST', '/api/inventory/buy-feed', { feed_type: 'monthly', quantity });
}

/** Buys a horse as `givenHorse` does and feeds it for a real day. */
export async function givenFedHorse(device: Device, horseName: string): Promise<string> {
  const horse = await givenHorse(device, horseName);
  await givenFeed(device, 1);
  await device.send('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'monthly' });
  return horse;
}

/** Advances to just after a class 1 show: the next runs four minutes later. */
export async function givenShowsAhead(device: Device): Promise<void> {
  const { now } = await device.get<{ now: string }>('/api/game/date');
  const [next] = await device.get<{ scheduledDate: string }[]>('/api/shows?max_level=1&limit=1');
  if (!next) throw new Error('No show is open');
  const advanceSeconds = Math.ceil((Date.parse(next.scheduledDate) - Date.parse(now)) / 1000);
  await device.send('POST', '/api/dev/clock', { advanceSeconds });
}

/** Dressed in the store's tack, a horse almost surely wins a prize within five starts. */
export async function givenStoreTack(device: Device, horseId: string): Promise<void> {
  const worn = (await piecesOn(device, horseId)).map(({ type }) => type);
  for (const tack_type of ['horseshoes', 'saddle', 'bridle']) {
    if (worn.includes(tack_type)) continue;
    const { tack } = await device.send<{ tack: { id: string } }>('POST', '/api/tack/buy-store', {
      tack_type,
    });
    await device.send('POST', `/api/horses/${horseId}/equip-tack/${tack.id}`, {});
  }
}

interface Piece {
  readonly id: string;
  readonly type: string;
  readonly equippedToHorseId: string | null;
}

async function piecesOn(device: Device, horseId: string): Promise<readonly Piece[]> {
  const tack = await device.get<Piece[]>('/api/tack/my-tack');
  return tack.filter(({ equippedToHorseId }) => equippedToHorseId === horseId);
}

/** Takes off the tack that a first horse came with. */
export async function givenBare(device: Device, horseId: string): Promise<void> {
  for (const { id } of await piecesOn(device, horseId))
    await device.send('POST', `/api/horses/${horseId}/unequip-tack/${id}`, {});
}

/** A new player's horse, in the store's tack. */
async function givenDressedHorse(page: Page): Promise<string> {
  await givenPlayer(page);
  const device = await deviceOf(page);
  const horse = await givenHorse(device, 'Juniper', 'mustang');
  await givenStoreTack(device, horse);
  return horse;
}

const HOUR_SECONDS = 150;

/** As `givenDressedHorse`, when an hour of the game begins: light and pose on the horse's page change with the hour. */
export async function givenHorseAtFullHour(page: Page): Promise<string> {
  const horse = await givenDressedHorse(page);
  const answer = await page.request.get('/api/game/date');
  const { now, nextDayAt } = (await answer.json()) as { readonly now: string; readonly nextDayAt: string };
  const left = Math.ceil((Date.parse(nextDayAt) - Date.parse(now)) / 1000);
  await passSeconds(page, (left % HOUR_SECONDS) + 1);
  return horse;
}

/** Enters a horse in its next show, minutes away; returns the show's id. */
export async function givenEntry(device: Device, horseId: string): Promise<string> {
  await givenShowsAhead(device);
  const [show] = await device.get<readonly { readonly id: string }[]>(
    `/api/shows?status=open&limit=1&horse_id=${horseId}`,
  );
  if (!show) throw new Error('No show is open');
  await device.send('POST', `/api/shows/${show.id}/enter`, { horse_id: horseId });
  return show.id;
}

/** Signs a new guest in at this browser, who brought the first horse home from the gate; returns the guest's device. */
export async function givenGuest(page: Page, horseName: string): Promise<Device> {
  const gate = await page.request.get('/api/gate');
  const { token: gateToken } = (await gate.json()) as { token: string };
  const data = { token: gateToken, nth: 0, horseName };
  const answer = await page.request.post('/api/auth/guest', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  return deviceOf(page);
}
