import * as contract from '../../contract/leaderboards.ts';
import { seasonOf } from '../../game/leaderboards/season.ts';
import type { Db } from '../db/transaction.ts';
import type { Serve } from '../http/serve.ts';
import { listBreeders, listChampions, listHorses, listPlayers } from './list-ranked.ts';

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

  serve(contract.topPlayers, (asked) => listPlayers(db, listOf(asked)));
  serve(contract.topHorses, (asked) => listHorses(db, listOf(asked)));
  serve(contract.topBreeders, (asked) => listBreeders(db, listOf(asked)));
  serve(contract.showChampions, (asked) => listChampions(db, listOf(asked)));
}
