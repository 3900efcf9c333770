import type { Logger } from 'pino';
import * as contract from '../../contract/shows/put-back.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { WorldFacts } from '../clock/world.ts';
import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import { creatingRoutes } from './creating/routes.ts';
import { enteringRoutes } from './entering/routes.ts';
import { entriesRoutes } from './entries/routes.ts';
import { followingRoutes } from './following/routes.ts';
import { browsingRoutes } from './browsing/routes.ts';
import { putBack } from './put-back.ts';
import { resultRoutes } from './results/routes.ts';
import { purseIndexJob } from './settling/purse-index.ts';
import { dueShowsJob } from './settling/run-due-shows.ts';
import type { WhenPlaced } from './settling/settle-shows.ts';

export const openShows = (world: WorldFacts, whenPlaced: readonly WhenPlaced[], log: Logger): Feature => ({
  routes: (serve) => showRoutes(serve, world),
  jobs: [dueShowsJob(whenPlaced, log), purseIndexJob],
});

function showRoutes(serve: Serve, world: WorldFacts): void {
  const { secret } = world;
  browsingRoutes(serve, secret);
  enteringRoutes(serve, secret);
  creatingRoutes(serve, secret);
  entriesRoutes(serve);
  followingRoutes(serve, secret);
  resultRoutes(serve, world);
  serve.change(contract.putBack, async (tx, { player, params }) => {
    const after = await putBack(tx, params.id, player.id);
    return isRefusal(after) ? after : { classLevel: after.classLevel, grade: after.grade };
  });
}
