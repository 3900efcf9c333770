import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import { feedingRoutes } from './feeding-routes.ts';
import { pastureRoutes } from './pasture-routes.ts';
import { vetRoutes } from './vet-routes.ts';

/** Feed and treats, pasture, vet. */
export function careRoutes(serve: Serve, db: Db): void {
  feedingRoutes(serve, db);
  pastureRoutes(serve, db);
  vetRoutes(serve, db);
}
