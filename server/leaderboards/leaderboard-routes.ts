import * as contract from '../../contract/leaderboards.ts';
import { seasonOf } from '../../game/leaderboards/leaderboards.ts';
import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import { findFoundingTime } from '../clock/world.ts';
import { listBreeders, listChampions, listHorses, listPlayers, type ListRequest } from './rankings.ts';

/** Per network, as visitors may call it; enough for a school. */
const BOARDS_PER_MINUTE = { perMinute: 600 } as const;

export async function leaderboardRoutes(serve: Serve, db: Db): Promise<void> {
  const foundedAt = await findFoundingTime(db);
  const request = ({ now, query }: { readonly now: Date; readonly query: ListRequest['query'] }) => ({
    season: seasonOf(foundedAt, now),
    now,
    query,
  });

  serve(contract.topPlayers, (asked) => listPlayers(db, request(asked)), BOARDS_PER_MINUTE);
  serve(contract.topHorses, (asked) => listHorses(db, request(asked)), BOARDS_PER_MINUTE);
  serve(contract.topBreeders, (asked) => listBreeders(db, request(asked)), BOARDS_PER_MINUTE);
  serve(contract.showChampions, (asked) => listChampions(db, request(asked)), BOARDS_PER_MINUTE);
}
