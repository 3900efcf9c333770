import * as contract from '../../contract/leaderboards.ts';
import { seasonOf } from '../../game/leaderboards/season.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import { listBreeders, listChampions, listHorses, listPlayers } from './rankings.ts';

/** For one network, as visitors may look too: a school may look ten times a second. */
const BOARDS_PER_MINUTE = { perMinute: 600 } as const;

export async function leaderboardRoutes(serve: Serve, db: Db): Promise<void> {
  const { founded_at } = await db.selectFrom('world').select('founded_at').executeTakeFirstOrThrow();
  const listOf = ({
    now,
    query,
  }: {
    readonly now: Date;
    readonly query: Parameters<typeof listPlayers>[1]['wanted'];
  }) => ({
    season: seasonOf(founded_at, now),
    now,
    wanted: query,
  });

  serve(contract.topPlayers, (asked) => listPlayers(db, listOf(asked)), BOARDS_PER_MINUTE);
  serve(contract.topHorses, (asked) => listHorses(db, listOf(asked)), BOARDS_PER_MINUTE);
  serve(contract.topBreeders, (asked) => listBreeders(db, listOf(asked)), BOARDS_PER_MINUTE);
  serve(contract.showChampions, (asked) => listChampions(db, listOf(asked)), BOARDS_PER_MINUTE);
}
