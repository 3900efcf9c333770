import * as contract from '../../../contract/shows/shows.ts';
import { happinessPoints } from '../../../game/horses/happiness.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';
import type { Serve } from '../../http/serve.ts';
import { bulkEnter, enterShow } from './enter-show.ts';
import type { NewEntry } from './new-entry.ts';

export function enteringRoutes(serve: Serve, db: Db, secret: Buffer): void {
  serve(contract.enterShow, async ({ player, params, body, now }) => {
    const request = { playerId: player.id, showId: params.id, ...body };
    const entry = await inTransaction(db, (tx) => enterShow(tx, now, secret, request));
    if (isRefusal(entry)) return entry;
    const { coins } = entry.entrant.player.balance;
    return { ...entryView(entry), coins, message: 'Horse entered in show successfully' };
  });

  serve(contract.bulkEnter, async ({ player, body, now }) => {
    const request = { playerId: player.id, ...body };
    const done = await inTransaction(db, (tx) => bulkEnter(tx, now, secret, request));
    if (isRefusal(done)) return done;
    const { entries, refusals, coins } = done;
    return {
      message: `Entered ${entries.length} of ${body.showIds.length} shows`,
      successCount: entries.length,
      totalXP: entries.reduce((sum, { outcome }) => sum + outcome.horseXp, 0),
      totalCost: entries.reduce((sum, { outcome }) => sum + outcome.fee, 0),
      coins,
      entered: entries.map(entryView),
      refusals: refusals.map(({ showId, refusal }) => ({
        showId,
        ...refusalView(contract.enterShow.refusals, refusal),
      })),
    };
  });
}

function entryView({ id, entropy, show, outcome }: NewEntry) {
  return {
    xpEarned: outcome.horseXp,
    happinessLost: outcome.happinessLost,
    newHappiness: happinessPoints(outcome.horse.mood.happiness),
    fee: outcome.fee,
    receipt: { entryId: id, showId: show.id, seedHash: show.seed_hash, entropy },
  };
}
