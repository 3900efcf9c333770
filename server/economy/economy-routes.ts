import * as contract from '../../contract/economy.ts';
import { cachedFor } from '../http/cached-read.ts';
import type { Serve } from '../http/serve.ts';
import { readEconomy } from './read-economy.ts';

/** Per network, as visitors may call it; enough for a school. */
const PER_MINUTE = { perMinute: 600, mayLag: true } as const;

/** World time. */
const CACHED_FOR_MS = 10_000;

export function economyRoutes(serve: Serve): void {
  const read = cachedFor(CACHED_FOR_MS, readEconomy);
  serve.read(contract.economy, (db, { now }) => read(db, now), PER_MINUTE);
}
