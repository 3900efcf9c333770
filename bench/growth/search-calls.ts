import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import type { Step } from '../load/request.ts';

export const SEARCHES = [
  'horses by name',
  'horses by three letters',
  'horses by filters',
  'players',
  'tack',
  'shops',
  'counts',
  'leaderboards',
  'rescue horses',
  'mates',
] as const;
export type Search = (typeof SEARCHES)[number];

export interface Asking {
  readonly token: string;
  readonly mare: string;
}

/** In both worlds alike, but for the names looked for: each world has its own. */
export async function searchCalls(db: Db, asking: readonly Asking[]): Promise<Record<Search, Step[]>> {
  const [names, usernames] = [await sample(db, 'horses', 'name'), await sample(db, 'players', 'username')];
  const [first] = asking;
  if (!first) throw new Error('Nobody asks');
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
    mates: asking.map(({ token, mare }): Step => [
      { method: 'GET', path: `/api/horses/${mare}/mates`, token },
    ]),
  };
}

const SAMPLES = 12;

async function sample(db: Db, table: 'horses' | 'players', column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(column)} as name from ${sql.table(table)} order by md5(id::text) limit ${SAMPLES}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
