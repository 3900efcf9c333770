import { enterEach as enterEachCall } from '../../../contract/shows/enter-each.ts';
import * as contract from '../../../contract/shows/shows.ts';
import { happinessPoints } from '../../../game/horses/happiness.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { refusalView } from '../../http/refusing/refusal-reply.ts';
import type { Serve } from '../../http/serve.ts';
import { bulkEnter, enterEach } from './enter-many.ts';
import { enterShow, type NewEntry } from './enter-show.ts';

const sum = (entries: readonly NewEntry[], of: (entry: NewEntry) => number) =>
  entries.reduce((total, entry) => total + of(entry), 0);

export function enteringRoutes(serve: Serve, secret: Buffer): void {
  serve.change(contract.enterShow, async (tx, { player, params, body, now }) => {
    const request = { playerId: player.id, showId: params.id, ...body };
    const entry = await enterShow(tx, now, secret, request);
    if (isRefusal(entry)) return entry;
    const { coins } = entry.entrant.player.balance;
    return { ...entryView(entry), coins, message: 'Horse entered in show successfully' };
  });

  serve.change(contract.bulkEnter, async (tx, { player, body, now }) => {
    const request = { playerId: player.id, ...body };
    const done = await bulkEnter(tx, now, secret, request);
    if (isRefusal(done)) return done;
    const { entries, refusals, coins } = done;
    return {
      message: `Entered ${entries.length} of ${body.showIds.length} shows`,
      successCount: entries.length,
      totalXP: sum(entries, ({ outcome }) => outcome.horseXp),
      totalCost: sum(entries, ({ outcome }) => outcome.fee),
      coins,
      entered: entries.map(entryView),
      refusals: refusals.map(({ showId, refusal }) => ({
        showId,
        ...refusalView(contract.enterShow.refusals, refusal),
      })),
    };
  });

  serve.change(enterEachCall, async (tx, { player, body, now }) => {
    const request = { playerId: player.id, ...body };
    const { entries, refusals, coins } = await enterEach(tx, now, secret, request);
    return {
      entered: entries.map((entry) => ({ ...entryView(entry), horseId: entry.entrant.horseId })),
      refusals: refusals.map(({ refusal, ...start }) => ({
        ...start,
        ...refusalView(contract.enterShow.refusals, refusal),
      })),
      cost: sum(entries, ({ outcome }) => outcome.fee),
      coins,
    };
  });
}

function entryView({ id, entropy, show, outcome }: NewEntry) {
  return {
    xpEarned: outcome.horseXp,
    happinessLost: outcome.happinessLost,
    newHappiness: happinessPoints(outcome.horse.mood.happiness),
    fee: outcome.fee,
    receipt: { entryId: id, showId: show.id, seedHash: show.seedHash, entropy },
  };
}
