import type { Db } from '../db/connection.ts';
import type { Serve } from '../http/serve.ts';
import { creatingRoutes } from './creating/routes.ts';
import { enteringRoutes } from './entering/routes.ts';
import { entriesRoutes } from './entries/routes.ts';
import { listingRoutes } from './listing/routes.ts';
import { resultRoutes } from './results/routes.ts';

export function showRoutes(serve: Serve, db: Db, secret: Buffer): void {
  listingRoutes(serve, db, secret);
  enteringRoutes(serve, db, secret);
  creatingRoutes(serve, db, secret);
  entriesRoutes(serve, db);
  resultRoutes(serve, db, secret);
}
