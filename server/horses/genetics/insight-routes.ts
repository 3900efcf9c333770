import * as contract from '../../../contract/horses/insight.ts';
import { buyInsight } from '../../../contract/premium.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { genomicValues } from '../../../game/horses/form/genomic.ts';
import { buildOf } from '../../../game/horses/breeds.ts';
import type { Serve } from '../../http/serve.ts';
import type { Provider } from '../../premium/provider.ts';
import { unlessAway } from '../../premium/subscribe.ts';
import { buyInsightOn } from './buy-insight.ts';
import { findHorseFor, geneticsSeen } from './gene-sight.ts';
import { breedOfRow, type SightedHorse } from '../horse-row.ts';
import { publishGenesOf, useFreeInsightOn } from './insights.ts';

export interface InsightContext {
  readonly provider: Provider;
  /** Of the world. */
  readonly secret: Uint8Array;
}

export function insightRoutes(serve: Serve, { provider, secret }: InsightContext): void {
  const sightView = (horse: SightedHorse) => sightedBy(secret, horse);

  serve.read(contract.readGenes, async (db, { player, params }) => {
    const horse = await findHorseFor(db, player.id, params.id);
    return isRefusal(horse) ? horse : sightView(horse);
  });

  serve.change(contract.useFreeInsight, async (tx, { player, body, now }) => {
    const used = await useFreeInsightOn(tx, now, body.horseId, player.id);
    return isRefusal(used) ? used : { ...sightView(used.horse), freeGeneticInsights: used.left };
  });

  serve.steps(
    buyInsight,
    { perMinute: 20, steps: ['store the customer', 'take the payment', 'store the payment and the insight'] },
    (db, { player, body, now }) =>
      unlessAway(() => buyInsightOn(db, provider, { ...body, playerId: player.id, now })),
  );

  serve.change(contract.publishGenes, async (tx, { player, params, body }) => {
    const horse = await publishGenesOf(tx, params.id, player.id, body.published);
    return isRefusal(horse) ? horse : sightView(horse);
  });
}

function sightedBy(secret: Uint8Array, horse: SightedHorse) {
  const breed = breedOfRow(horse);
  const { id, form, genesSeen } = horse;
  return {
    horseId: id,
    genetics: geneticsSeen(horse),
    genomicValues: genesSeen
      ? genomicValues(secret, { id, form, breed, build: buildOf(breed, horse.traits.build) })
      : null,
    published: horse.genesPublished,
  };
}
