import { BRING_IN_REFUSALS, bringIn, TURN_OUT_REFUSALS, turnOut } from '../../contract/care/pasture.ts';
import { refusalView } from '../http/refusing/refusal-reply.ts';
import type { Serve } from '../http/serve.ts';
import { bringInHorses, turnOutHorses } from './pasture.ts';

export function pastureRoutes(serve: Serve): void {
  serve.change(turnOut, async (tx, { player, body, now }) => {
    const move = { playerId: player.id, ...body };
    const { moved, refusals } = await turnOutHorses(tx, now, move);
    return {
      turnedOut: moved.map(({ id, mood }) => ({
        horseId: id,
        grassFrom: (mood.grassFrom ?? now).toISOString(),
      })),
      refusals: refusals.map(({ horseId, refusal }) => ({
        horseId,
        ...refusalView(TURN_OUT_REFUSALS, refusal),
      })),
    };
  });

  serve.change(bringIn, async (tx, { player, body, now }) => {
    const move = { playerId: player.id, ...body };
    const { moved, refusals } = await bringInHorses(tx, now, move);
    return {
      broughtIn: moved.map(({ id, worksFrom }) => ({
        horseId: id,
        worksFrom: worksFrom && worksFrom > now ? worksFrom.toISOString() : null,
      })),
      refusals: refusals.map(({ horseId, refusal }) => ({
        horseId,
        ...refusalView(BRING_IN_REFUSALS, refusal),
      })),
    };
  });
}
