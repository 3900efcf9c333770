import * as contract from '../../contract/leaderboards.ts';
import { seasonOf } from '../../game/leaderboards/leaderboards.ts';
import type { WorldFacts } from '../clock/world.ts';
import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import { countPlacingsJob } from './count-standings.ts';
import { listBreeders, listChampions, listHorses, listPlayers, type ListRequest } from './rankings.ts';

export const openLeaderboards = ({ foundedAt }: WorldFacts): Feature => ({
  routes: (serve) => leaderboardRoutes(serve, foundedAt),
  jobs: [countPlacingsJob],
});

/** Per network, as visitors may call it; enough for a school. */
const BOARDS = { perMinute: 600, mayLag: true } as const;

function leaderboardRoutes(serve: Serve, foundedAt: Date): void {
  const request = ({ now, query }: { readonly now: Date; readonly query: ListRequest['query'] }) => ({
    season: seasonOf(foundedAt, now),
    now,
    query,
  });

  serve.read(contract.topPlayers, (db, input) => listPlayers(db, request(input)), BOARDS);
  serve.read(contract.topHorses, (db, input) => listHorses(db, request(input)), BOARDS);
  serve.read(contract.topBreeders, (db, input) => listBreeders(db, request(input)), BOARDS);
  serve.read(contract.showChampions, (db, input) => listChampions(db, request(input)), BOARDS);
}
