import * as contract from '../../contract/leaderboards.ts';
import { seasonOf } from '../../game/leaderboards/leaderboards.ts';
import type { WorldFacts } from '../clock/world.ts';
import type { Db } from '../db/connection.ts';
import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import { countPlacingsJob } from './count-standings.ts';
import {
  listBreeders,
  listChampions,
  listHorses,
  listPlayers,
  readHouses,
  type ListRequest,
} from './rankings.ts';

export const openLeaderboards = ({ foundedAt }: WorldFacts): Feature => ({
  routes: (serve) => leaderboardRoutes(serve, foundedAt),
  jobs: [countPlacingsJob],
});

/** Per network, as visitors may call it; enough for a school. */
const BOARDS = { perMinute: 600, mayLag: true } as const;

function leaderboardRoutes(serve: Serve, foundedAt: Date): void {
  const list =
    <Reply>(read: (db: Db, request: ListRequest) => Promise<Reply>) =>
    async (db: Db, { now, query }: Pick<ListRequest, 'now' | 'query'>) => {
      const { houses } = query.houses === undefined ? await readHouses(db, now) : query;
      return read(db, { houses: houses === 'shown', season: seasonOf(foundedAt, now), now, query });
    };

  serve.read(contract.topPlayers, list(listPlayers), BOARDS);
  serve.read(contract.topHorses, list(listHorses), BOARDS);
  serve.read(contract.topBreeders, list(listBreeders), BOARDS);
  serve.read(contract.showChampions, list(listChampions), BOARDS);
  serve.read(contract.houseStablesOnLeaderboards, (db, { now }) => readHouses(db, now), BOARDS);
}
