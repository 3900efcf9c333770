import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { newToken, signIn } from '../fixtures/stables.ts';
import type { Step } from '../load/request.ts';
import { idInCopy } from './multiply-world.ts';

export const KINDS = ['leaderboards', 'show lists', 'results'] as const;
export type Kind = (typeof KINDS)[number];
export type CallsByKind = Readonly<Record<Kind, readonly Step[]>>;

const CALLERS = 100;
const DEEP_RANK = 1_001;

/** Cursors in the middle of each list. */
const MIDDLES = {
  'players?when=ever': `select level as first, xp as second, id from players order by -level, -xp, id`,
  'horses?when=ever': `select level as first, xp as second, id from horses order by -level, -xp, id`,
  'horses?when=season': `select xp as first, wins as second, horse_id as id from horse_standings
    where season = (select max(season) from horse_standings) and division = 0 order by -xp, -wins, horse_id`,
  'breeders?when=ever': `select wins as first, bred as second, player_id as id from breeder_standings
    where season = 0 and division = 0 order by -wins, -bred, player_id`,
  'show-winners?when=ever': `select wins as first, earnings as second, horse_id as id from horse_standings
    where season = 0 and division = 0 and wins > 0 order by -wins, -earnings, horse_id`,
} as const;

const LISTS = ['players', 'horses', 'breeders', 'show-winners'] as const;

/** In a multiplied world, players come from different copies. Both worlds get the same calls. */
export async function callsOf(
  db: Db,
  { now, callers, copies }: { now: Date; callers: readonly Caller[]; copies: number },
): Promise<CallsByKind> {
  const players = callers.map(({ id, horse }, index) => {
    const copy = index % copies;
    return { id: idInCopy(id, copy), horse: idInCopy(horse, copy), token: newToken() };
  });
  await inTransaction(db, (tx) => signIn(tx, players, now));
  return {
    leaderboards: await leaderboards(db),
    'show lists': players.flatMap(({ token, horse }): Step[] => [
      [{ method: 'GET', path: `/api/shows?status=open&horse_id=${horse}`, token }],
      [{ method: 'GET', path: '/api/shows?status=open&limit=50', token }],
    ]),
    results: players.flatMap(({ token, horse }) =>
      [
        `/api/horses/${horse}/entries?status=pending`,
        `/api/horses/${horse}/entries?status=completed`,
        '/api/shows/my-entries',
        '/api/shows/my-entries?status=completed',
        '/api/news/since-last-visit',
      ].map((path): Step => [{ method: 'GET', path, token }]),
    ),
  };
}

async function leaderboards(db: Db): Promise<Step[]> {
  const first = LISTS.flatMap((list) =>
    ['ever', 'season'].flatMap((when) =>
      ['', '&division=novice', '&division=intermediate'].map((rest) => `${list}?when=${when}${rest}`),
    ),
  );
  const deep: string[] = [];
  for (const [list, inOrder] of Object.entries(MIDDLES)) {
    const { rows } = await sql<{ first: number; second: number; id: string }>`
      select * from (${sql.raw(inOrder)}) listed
      offset (select count(*) / 2 from (${sql.raw(inOrder)}) listed) limit 1`.execute(db);
    for (const row of rows)
      deep.push(`${list}&after=${[DEEP_RANK, row.first, row.second, row.id].join('_')}`);
  }
  return [...first, ...deep].map((path) => [{ method: 'GET', path: `/api/leaderboards/${path}` }]);
}

export interface Caller {
  readonly id: string;
  readonly horse: string;
}

/** With a horse that they have shown and still own. */
export async function findPlayers(db: Db): Promise<Caller[]> {
  const { rows } = await sql<Caller>`
    select player_id as id, (array_agg(horse_id order by entry.id))[1] as horse from show_entries entry
    join horses horse on horse.id = entry.horse_id and horse.owner_id = entry.player_id
    where status = 'completed' group by 1 order by md5(player_id::text) limit ${CALLERS}`.execute(db);
  return rows;
}
