import { exportOwnData } from '../../contract/own-data.ts';
import type { Db } from '../db/connection.ts';
import { rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import type { Serve } from '../http/serve.ts';
import { findOwnData } from './own-data-queries.ts';

/** It reads all of a player's rows. */
const SELDOM = { perMinute: 2 } as const;

export function ownDataRoutes(serve: Serve, db: Db): void {
  serve(
    exportOwnData,
    async ({ player, now }) => {
      const parts = await rowsThroughMonths(
        db,
        findOwnData,
        { playerId: player.id },
        { since: bornSince(player.id) },
      );
      return {
        at: now.toISOString(),
        data: Object.fromEntries(parts.map(({ part, rows }) => [part, rows ?? []])),
      };
    },
    SELDOM,
  );
}
