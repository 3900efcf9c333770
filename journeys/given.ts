import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectAtHome } from './game.ts';
import { somebody, type NewPlayer } from './somebody.ts';

/*
 * What a journey begins with, by calls in place of clicks: for journeys that are about something else.
 */

interface Offers {
  readonly tiers: readonly { readonly horses: readonly { readonly storeHorseId: string }[] }[];
}

/** Calls of a player, as another device of theirs would send them. */
export interface Device {
  get<Reply>(path: string): Promise<Reply>;
  send<Reply>(method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<Reply>;
}

interface NewGuildMember extends NewPlayer {
  readonly guild: 'rider' | 'manufacturer';
}

/** Somebody who is signed in at this browser, before any page is open: a journey opens its own. */
export async function givenPlayer(page: Page, player: Partial<NewGuildMember> = {}): Promise<NewPlayer> {
  const data = { ...somebody(), guild: 'rider', ...player };
  const answer = await page.request.post('/api/auth/register', { data });
  expect(answer.ok()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  // Any address of the game will do that is no page of it.
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('auth_token', kept), token);
  return data;
}

/** Somebody who is signed in and at home. */
export async function givenPlayerAtHome(page: Page): Promise<NewPlayer> {
  const player = await givenPlayer(page);
  await page.goto('/');
  await expectAtHome(page, player);
  return player;
}

/** The calls of whoever is signed in on a page; sent by `request`, they go on while the page has no network. */
export async function deviceOf(page: Page, request: APIRequestContext = page.request): Promise<Device> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  return { get: (path) => call('GET', path), send: call };
}

/** A horse for dressage, the first plain one that the store has of a breed; answers its id. */
export async function givenHorse(
  device: Device,
  horseName: string,
  breedId = 'hanoverian',
  gender: 'mare' | 'stallion' = 'mare',
): Promise<string> {
  const { tiers } = await device.get<Offers>(`/api/store/horses?breedId=${breedId}`);
  const { horse } = await device.send<{ horse: { id: string } }>('POST', '/api/store/purchase', {
    storeHorseId: tiers[0]?.horses[0]?.storeHorseId,
    horseName,
    gender,
    discipline: 'dressage',
  });
  return horse.id;
}

/** Monthly feed, which lasts a real day each. */
export async function givenFeed(device: Device, quantity: number): Promise<void> {
  await device.send('POST', '/api/inventory/buy-feed', { feed_type: 'monthly', quantity });
}

/** Moves to just after a show of class 1 has run: the next is four minutes away, so that none runs on the way there. */
export async function givenShowsAhead(device: Device): Promise<void> {
  const { now } = await device.get<{ now: string }>('/api/game/date');
  const [next] = await device.get<{ scheduledDate: string }[]>('/api/shows?max_level=1&limit=1');
  if (!next) throw new Error('No show is open');
  const advanceSeconds = Math.ceil((Date.parse(next.scheduledDate) - Date.parse(now)) / 1000);
  await device.send('POST', '/api/dev/clock', { advanceSeconds });
}

/** Enters a horse in the next show that it may enter, which is minutes away; answers the id of the show. */
export async function givenEntry(device: Device, horseId: string): Promise<string> {
  await givenShowsAhead(device);
  const [show] = await device.get<readonly { readonly id: string }[]>(
    `/api/shows?status=open&limit=1&horse_id=${horseId}`,
  );
  if (!show) throw new Error('No show is open');
  await device.send('POST', `/api/shows/${show.id}/enter`, { horse_id: horseId });
  return show.id;
}
