import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import type { Step } from '../load/request.ts';

export const SEARCHES = [
  'horses by name',
  'horses by three letters',
  'horses by filters',
  'horses by body',
  'players',
  'tack',
  'shops',
  'counts',
  'leaderboards',
  'rescue horses',
  'marketplace',
  'prices',
  'mates',
] as const;
export type Search = (typeof SEARCHES)[number];

export interface SearchCaller {
  readonly token: string;
  readonly mare: string;
}

/** Both worlds get the same calls, except that each is searched for names of its own. */
export async function searchCalls(db: Db, callers: readonly SearchCaller[]): Promise<Record<Search, Step[]>> {
  const [names, usernames] = [await sample(db, 'horses', 'name'), await sample(db, 'players', 'username')];
  const [first] = callers;
  if (!first) throw new Error('There are no callers');
  const get = (path: string): Step => [{ method: 'GET', path, token: first.token }];
  const search = (what: string, query: Readonly<Record<string, string>>) =>
    get(`/api/search/${what}?${new URLSearchParams(query).toString()}`);
  return {
    'horses by name': names.map((name) => search('horses', { name })),
    'horses by three letters': ['gob', 'ria', 'vew', 'nay', 'lam', 'ter'].map((name) =>
      search('horses', { name }),
    ),
    'horses by filters': [
      search('horses', { gender: 'mare' }),
      search('horses', { breedId: 'appaloosa' }),
      search('horses', { breedId: 'appaloosa', gender: 'gelding', minLevel: '5' }),
      search('horses', { minAge: '120', minLevel: '3' }),
      search('horses', { forSale: 'true' }),
      search('horses', { forSale: 'true', breedId: 'appaloosa' }),
      search('horses', { forSale: 'false', minLevel: '20' }),
      search('horses', {}),
    ],
    'horses by body': [
      search('horses', { minHeight: '160' }),
      search('horses', { body: 'neck set high' }),
      search('horses', { body: 'neck set high,good trot,correct limbs', minHeight: '150' }),
      search('horses', { body: 'quick reflexes', breedId: 'appaloosa' }),
    ],
    players: [
      ...usernames.map((username) => search('players', { username })),
      search('players', { level: '3' }),
      search('players', { username: 'ria' }),
    ],
    tack: [
      search('tack', {}),
      search('tack', { type: 'saddle', minQuality: '50' }),
      search('tack', { forSale: 'true' }),
      search('tack', { forSale: 'false', minQuality: '120' }),
    ],
    shops: [...usernames.map((playerName) => search('shops', { playerName })), search('shops', {})],
    counts: [get('/api/search/counts')],
    leaderboards: [get('/api/leaderboards/players'), get('/api/leaderboards/horses')],
    'rescue horses': [
      get('/api/market/rescue-horses'),
      get('/api/market/rescue-horses?sex=mare'),
      get('/api/market/rescue-horses?breed=appaloosa'),
      get('/api/market/rescue-horses?minLevel=3&maxLevel=20'),
      get('/api/market/rescue-horses/count'),
    ],
    marketplace: MARKETPLACE.map((query) => get(`/api/marketplace/listings?${query}`)),
    prices: [
      get('/api/marketplace/prices?breed=appaloosa'),
      get('/api/marketplace/prices?tackType=saddle&quality=60'),
      get('/api/marketplace/my-sales'),
      get('/api/marketplace/counts'),
    ],
    mates: callers.map(({ token, mare }): Step => [
      { method: 'GET', path: `/api/horses/${mare}/mates`, token },
    ]),
  };
}

/** Each order, each filter alone, and filters with few or no matches. */
const MARKETPLACE = [
  '',
  'type=horse',
  'type=horse&sort=price',
  'type=horse&sort=dearest',
  'type=horse&sort=level',
  'type=horse&sort=youngest',
  'type=horse&breed=appaloosa',
  'type=horse&color=palomino&sort=level',
  'type=horse&sex=mare&sort=price',
  'type=horse&breed=appaloosa&color=palomino&sex=mare',
  'type=horse&breed=appaloosa&color=grey&minLevel=20&sort=youngest',
  'type=horse&minLevel=80&sort=price',
  'type=horse&minLevel=10&maxLevel=12',
  'type=horse&minAge=5&maxAge=6&sort=dearest',
  'type=horse&body=good+trot&minHeight=160&sort=price',
  'type=horse&minPrice=9400&sort=level',
  'type=horse&maxPrice=520',
  'type=horse&minLevel=85&maxPrice=600&sex=gelding',
  'type=horse&maxAge=2&sex=stallion&maxPrice=900',
  'type=tack',
  'type=tack&sort=quality',
  'type=tack&sort=price',
  'type=tack&tackType=saddle&sort=quality',
  'type=tack&tackType=bridle&minQuality=120&maxPrice=300',
  'type=tack&minQuality=190&sort=price',
] as const;

const SAMPLES = 12;

async function sample(db: Db, table: 'horses' | 'players', column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(column)} as name from ${sql.table(table)} order by md5(id::text) limit ${SAMPLES}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
