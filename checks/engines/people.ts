import { SEEDED_PASSWORD } from '../../world/seed-world.ts';
import type { Page } from './page.ts';

/** Calls of a player, without a browser. */
export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  call<Reply>(method: string, path: string, body?: object): Promise<Reply>;
  /** Signs the player in at this browser. */
  enter(page: Page): Promise<void>;
}

let registered = 0;

export function somebody() {
  registered += 1;
  const mark = `${process.pid}${String(registered).padStart(3, '0')}`;
  return { username: `Rider ${mark}`, email: `${mark}@example.org`, password: 'bran mash 7' };
}

export async function newPerson(address: string): Promise<Person> {
  const data = somebody();
  const reply = await send<Session>(address, '', 'POST', '/api/auth/register', { ...data, guild: 'rider' });
  return personWith(address, data, reply.token);
}

/** The seeded player with this number, from 1. */
export async function seededPerson(address: string, number: number): Promise<Person> {
  const data = { email: `player${number}@seed.fetlock.test`, password: SEEDED_PASSWORD };
  const { token, user } = await send<Session>(address, '', 'POST', '/api/auth/login', data);
  const person = personWith(address, { ...data, username: user.username }, token);
  await person.call('PUT', '/api/moderation/birth-year', { birthYear: 1990 }).catch(() => undefined);
  return person;
}

interface Session {
  readonly token: string;
  readonly user: { readonly username: string };
}

function personWith(
  address: string,
  data: Pick<Person, 'username' | 'email' | 'password'>,
  token: string,
): Person {
  return {
    ...data,
    call: (method, path, body) => send(address, token, method, path, body),
    async enter(page) {
      // Any address of the game that loads no page.
      await page.goTo('/robots.txt');
      await page.run(
        `localStorage.clear();
         for (const [key, value] of Object.entries(arguments[0])) localStorage.setItem(key, value);`,
        { auth_token: token, theme: 'dark', moments: 'off' },
      );
    },
  };
}

async function send<Reply>(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

interface StoreOffers {
  readonly tiers: readonly { readonly horses: readonly { readonly storeHorseId: string }[] }[];
}

/** Buys the store's first plain Hanoverian; returns its id. */
export async function buyHorse(person: Person, horseName: string): Promise<string> {
  const { tiers } = await person.call<StoreOffers>('GET', '/api/store/horses?breedId=hanoverian');
  const { horse } = await person.call<{ horse: { id: string } }>('POST', '/api/store/purchase', {
    storeHorseId: tiers[0]?.horses[0]?.storeHorseId,
    horseName,
    gender: 'mare',
    discipline: 'dressage',
  });
  return horse.id;
}

export async function feed(person: Person, horse: string): Promise<void> {
  await person.call('POST', '/api/inventory/buy-feed', { feed_type: 'monthly', quantity: 1 });
  await person.call('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'monthly' });
}

export async function passSeconds(person: Person, advanceSeconds: number): Promise<void> {
  await person.call('POST', '/api/dev/clock', { advanceSeconds });
}
