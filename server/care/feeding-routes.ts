import { feedMany as feedManyCall, useFeed, useTreat } from '../../contract/care/feeding.ts';
import { feedLeftDisplay, feedLeftHours } from '../../game/care/hunger.ts';
import { happinessPoints } from '../../game/horses/happiness.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Serve } from '../http/serve.ts';
import { feedMany } from './feed-many.ts';
import { feedHorse, treatHorse } from './feeding.ts';

export function feedingRoutes(serve: Serve): void {
  serve.change(useFeed, async (tx, { player, params, body, now }) => {
    const feeding = { playerId: player.id, horseId: params.id, feedType: body.feedType };
    const fed = await feedHorse(tx, now, feeding);
    if (isRefusal(fed)) return fed;
    const { feedExpiresAt } = fed.mood;
    return {
      expiresAt: (feedExpiresAt ?? now).toISOString(),
      feedLeftHours: feedLeftHours(feedExpiresAt, now),
      feedLeftDisplay: feedLeftDisplay(feedExpiresAt, now),
      quantity: fed.quantity,
    };
  });

  serve.change(feedManyCall, async (tx, { player, body, now }) => {
    const result = await feedMany(tx, now, { playerId: player.id, ...body });
    if (isRefusal(result)) return result;
    const fed = result.fed.map(({ horseId, expiresAt }) => ({ horseId, expiresAt: expiresAt.toISOString() }));
    return { ...result, fed, plain: [...result.plain] };
  });

  serve.change(useTreat, async (tx, { player, params, body, now }) => {
    const treating = { playerId: player.id, horseId: params.id, treatType: body.treatType };
    const treated = await treatHorse(tx, now, treating);
    if (isRefusal(treated)) return treated;
    return {
      happinessGained:
        happinessPoints(treated.happiness) - happinessPoints(treated.happiness - treated.gained),
      newHappiness: happinessPoints(treated.happiness),
      quantity: treated.quantity,
    };
  });
}
