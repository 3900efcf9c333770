import * as contract from '../../contract/records.ts';
import { isRefusal } from '../../game/refusal.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { listChildren } from './list-children.ts';
import { listHistory } from './list-history.ts';
import { readCard } from './read-card.ts';
import { readPedigree } from './read-pedigree.ts';
import { readLinearProfile } from './read-linear-profile.ts';

/** Others read them too. */
const RECORDS = { mayLag: true } as const;

export function recordRoutes(serve: Serve): void {
  serve.read(
    contract.horseCard,
    (db, { params, player, now }) => readCard(db, now, params.id, player.id),
    RECORDS,
  );

  serve.read(
    contract.linearProfile,
    (db, { params, player, now }) => readLinearProfile(db, now, { horseId: params.id, viewerId: player.id }),
    RECORDS,
  );

  serve.read(contract.horsePedigree, (db, { params, now }) => readPedigree(db, now, params.id), RECORDS);

  serve.read(
    contract.horseChildren,
    async (db, { player, params, query: { before, limit }, now }) => {
      const search = { horseId: params.id, viewerId: player.id, before, limit: limit + 1 };
      const children = await listChildren(db, now, search);
      return isRefusal(children) ? children : pageOf(children, limit, ({ id }) => ({ before: id }));
    },
    RECORDS,
  );

  serve.read(
    contract.horseHistory,
    async (db, { params, query, player }) => {
      const { of, limit, before, beforeAt } = query;
      const search = { horseId: params.id, viewerId: player.id, of, before, beforeAt, limit: limit + 1 };
      const events = await listHistory(db, search);
      if (isRefusal(events)) return events;
      return pageOf(events, limit, ({ id, eventDate }) => ({
        before: id,
        beforeMs: String(Date.parse(eventDate)),
      }));
    },
    RECORDS,
  );
}
