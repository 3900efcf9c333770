import type { Serve } from '../http/serve.ts';
import { feedingRoutes } from './feeding-routes.ts';
import { pastureRoutes } from './pasture-routes.ts';
import { vetRoutes } from './vet-routes.ts';

/** Feed and treats, pasture, vet. */
export function careRoutes(serve: Serve): void {
  feedingRoutes(serve);
  pastureRoutes(serve);
  vetRoutes(serve);
}
