import * as contract from '../../contract/leaderboards.ts';
import { seasonOf } from '../../game/leaderboards/leaderboards.ts';
import type { WorldFacts } from '../clock/world.ts';
import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import { countPlacingsWork } from './count-standings.ts';
import { listBreeders, listChampions, listHorses, listPlayers, type ListRequest } from './rankings.ts';

export const openLeaderboards = ({ foundedAt }: WorldFacts): Feature => ({
  routes: (serve) => leaderboardRoutes(serve, foundedAt),
  jobs: [countPlacingsWork],
});

/** Per network, as visitors may call it; enough for a school. */
const BOARDS = { perMinute: 600, mayLag: true } as const;

function leaderboardRoutes(serve: Serve, foundedAt: Date): void {
  const request = ({ now, query }: { readonly now: Date; readonly query: ListRequest['query'] }) => ({
    season: seasonOf(foundedAt, now),
    now,
    query,
  });

  serve.read(contract.topPlayers, (db, asked) => listPlayers(db, request(asked)), BOARDS);
  serve.read(contract.topHorses, (db, asked) => listHorses(db, request(asked)), BOARDS);
  serve.read(contract.topBreeders, (db, asked) => listBreeders(db, request(asked)), BOARDS);
  serve.read(contract.showChampions, (db, asked) => listChampions(db, request(asked)), BOARDS);
}
