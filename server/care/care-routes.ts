import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import { feedingRoutes } from './feeding-routes.ts';
import { pastureRoutes } from './pasture-routes.ts';
import { vetRoutes } from './vet-routes.ts';
import { vetJob, type WhenGelded } from './vet-job.ts';

/** Feed and treats, pasture, vet. */
export const openCare = (whenGelded: readonly WhenGelded[]): Feature => ({
  routes: careRoutes,
  jobs: [vetJob(whenGelded)],
});

function careRoutes(serve: Serve): void {
  feedingRoutes(serve);
  pastureRoutes(serve);
  vetRoutes(serve);
}
