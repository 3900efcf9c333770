import * as contract from '../../../contract/shows/show-results.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { WorldFacts } from '../../clock/world.ts';
import { pageOf } from '../../http/page.ts';
import type { Serve } from '../../http/serve.ts';
import { findAnyShow, showDetailsOf } from './read-show.ts';
import { listEntrants, listHeat } from './read-results.ts';
import { findPurseIndex, findPurseIndexDue } from '../show-queries.ts';

const RESULTS = { mayLag: true } as const;

export function resultRoutes(serve: Serve, { secret, foundedAt }: WorldFacts): void {
  serve.read(
    contract.purseIndex,
    async (db) => ({
      purseIndex: await findPurseIndex(db),
      changesAt: (await findPurseIndexDue(db)).toISOString(),
    }),
    RESULTS,
  );

  serve.read(
    contract.showDetails,
    async (db, { params, now }) => {
      const show = await findAnyShow(db, secret, params.id, now);
      return isRefusal(show) ? show : showDetailsOf(db, foundedAt, show);
    },
    RESULTS,
  );

  serve.read(
    contract.showResults,
    async (db, { params, query, now }) => {
      const show = await findAnyShow(db, secret, params.id, now);
      if (isRefusal(show)) return show;
      const rows = await listHeat(db, show, { heat: query.heat, owner: query.owner, ...query });
      return pageOf(rows, query.limit, ({ heat, place }) => ({ heat: String(heat), after: String(place) }));
    },
    RESULTS,
  );

  serve.read(
    contract.showEntries,
    async (db, { params, query, now }) => {
      const show = await findAnyShow(db, secret, params.id, now);
      if (isRefusal(show)) return show;
      const rows = await listEntrants(db, show, query);
      return pageOf(rows, query.limit, ({ horseId }) => ({ after: horseId }));
    },
    RESULTS,
  );
}
