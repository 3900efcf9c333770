import { exportOwnData } from '../../contract/own-data.ts';
import type { Db } from '../db/connection.ts';
import { rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import type { Serve } from '../http/serve.ts';
import type { ReadOwnStables } from '../realms/own-stables.ts';
import { findOwnData } from './own-data-queries.ts';

/** It reads all of a player's rows. */
const SELDOM = { perMinute: 2 } as const;

export function ownDataRoutes(serve: Serve, db: Db, readOwnStables: ReadOwnStables): void {
  serve(
    exportOwnData,
    async ({ player, now }) => {
      const [parts, stables] = await Promise.all([
        rowsThroughMonths(db, findOwnData, { playerId: player.id }, { since: bornSince(player.id) }),
        readOwnStables(player.id),
      ]);
      const here = Object.fromEntries(parts.map(({ part, rows }) => [part, rows ?? []]));
      return { at: now.toISOString(), data: { ...here, 'stables in other realms': stables } };
    },
    SELDOM,
  );
}
