import { createShow as createShowCall } from '../../../contract/shows/create-show.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { playerShowView } from '../show-view.ts';
import { createShow } from './create-show.ts';

export function creatingRoutes(serve: Serve, secret: Buffer): void {
  serve.change(createShowCall, async (tx, { player, body, now }) => {
    const created = await createShow(tx, now, secret, { playerId: player.id, ...body });
    if (isRefusal(created)) return created;
    const { show, cost, balance } = created;
    const message = `${show.id.slice(0, 8)} created successfully.`;
    return {
      message,
      show: playerShowView(show),
      cost,
      coins: balance.coins,
      tradableCoins: balance.tradable,
    };
  });
}
