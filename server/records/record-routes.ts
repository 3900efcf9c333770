import * as contract from '../../contract/records.ts';
import { isRefusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { listChildren } from './list-children.ts';
import { listHistory } from './list-history.ts';
import { readCard } from './read-card.ts';
import { readPedigree } from './read-pedigree.ts';

export function recordRoutes(serve: Serve, db: Db): void {
  serve(contract.horseCard, ({ params, now }) => readCard(db, now, params.id));

  serve(contract.horsePedigree, ({ params, now }) => readPedigree(db, now, params.id));

  serve(contract.horseChildren, async ({ params, query: { before, limit }, now }) => {
    const children = await listChildren(db, now, { horseId: params.id, before, limit: limit + 1 });
    return isRefusal(children) ? children : pageOf(children, limit, ({ id }) => ({ before: id }));
  });

  serve(contract.horseHistory, async ({ params, query, player }) => {
    const { of, limit, before, beforeAt } = query;
    const search = { horseId: params.id, viewerId: player.id, of, before, beforeAt, limit: limit + 1 };
    const events = await listHistory(db, search);
    if (isRefusal(events)) return events;
    return pageOf(events, limit, ({ id, eventDate }) => ({
      before: id,
      before_ms: String(Date.parse(eventDate)),
    }));
  });
}
