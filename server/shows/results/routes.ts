import * as contract from '../../../contract/shows/show-results.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { pageOf } from '../../http/page.ts';
import type { Serve } from '../../http/serve.ts';
import { findAnyShow, showDetailsOf } from './read-show.ts';
import { listEntrants, listHeat } from './read-results.ts';
import { findPurseIndex, findPurseIndexDue } from '../show-queries.ts';

export function resultRoutes(serve: Serve, db: Db, secret: Buffer): void {
  serve(contract.purseIndex, async () => ({
    purseIndex: await findPurseIndex(db),
    changesAt: (await findPurseIndexDue(db)).toISOString(),
  }));

  serve(contract.showDetails, async ({ params, now }) => {
    const show = await findAnyShow(db, secret, params.id, now);
    return isRefusal(show) ? show : showDetailsOf(db, show);
  });

  serve(contract.showResults, async ({ params, query, now }) => {
    const show = await findAnyShow(db, secret, params.id, now);
    if (isRefusal(show)) return show;
    const rows = await listHeat(db, show, { heat: query.heat, owner: query.owner, ...query });
    return pageOf(rows, query.limit, ({ heat, place }) => ({ heat: String(heat), after: String(place) }));
  });

  serve(contract.showEntries, async ({ params, query, now }) => {
    const show = await findAnyShow(db, secret, params.id, now);
    if (isRefusal(show)) return show;
    const rows = await listEntrants(db, show, query);
    return pageOf(rows, query.limit, ({ horseId }) => ({ after: horseId }));
  });
}
