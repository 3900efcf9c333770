import * as contract from '../../../contract/horses/insight.ts';
import { buyInsight } from '../../../contract/premium.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Serve } from '../../http/serve.ts';
import type { Provider } from '../../premium/provider.ts';
import { unlessAway } from '../../premium/subscribe.ts';
import { buyInsightOn } from './buy-insight.ts';
import { findHorseFor, geneticsSeen } from './gene-sight.ts';
import type { SightedHorse } from '../horse-row.ts';
import { publishGenesOf, useFreeInsightOn } from './insights.ts';

const PER_MINUTE = { perMinute: 20 } as const;

export function insightRoutes(serve: Serve, db: Db, provider: Provider): void {
  serve(contract.readGenes, async ({ player, params }) => {
    const horse = await findHorseFor(db, player.id, params.id);
    return isRefusal(horse) ? horse : sightView(horse);
  });

  serve(contract.useFreeInsight, async ({ player, body, now }) => {
    const used = await inTransaction(db, (tx) => useFreeInsightOn(tx, now, body.horseId, player.id));
    return isRefusal(used) ? used : { ...sightView(used.horse), freeGeneticInsights: used.left };
  });

  serve(
    buyInsight,
    ({ player, body, now }) =>
      unlessAway(() => buyInsightOn(db, provider, { ...body, playerId: player.id, now })),
    PER_MINUTE,
  );

  serve(contract.publishGenes, async ({ player, params, body }) => {
    const horse = await inTransaction(db, (tx) => publishGenesOf(tx, params.id, player.id, body.published));
    return isRefusal(horse) ? horse : sightView(horse);
  });
}

function sightView(horse: SightedHorse) {
  return { horseId: horse.id, genetics: geneticsSeen(horse), published: horse.genes_published };
}
