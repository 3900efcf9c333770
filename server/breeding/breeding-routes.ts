import { birthProof } from '../../contract/breeding/birth.ts';
import * as contract from '../../contract/breeding/breeding.ts';
import { findMates as findMatesCall } from '../../contract/breeding/mates.ts';
import { formatNotTaken } from '../../game/breeding/take.ts';
import { isRefusal } from '../../game/refusal.ts';
import { openPedigreeCache } from '../horses/pedigree-cache.ts';
import { pageOf } from '../http/page.ts';
import type { Feature } from '../http/feature.ts';
import type { Serve } from '../http/serve.ts';
import { readBreeding } from './covering/breeding-of-horse.ts';
import { coverMare } from './covering/cover-mare.ts';
import { findMates } from './mates/find-mates.ts';
import type { BreedingContext } from './covering/cover.ts';
import { previewFoal } from './covering/preview-foal.ts';
import { foalingJob, type WhenBorn } from './births/foal-mares.ts';
import { proveBirth } from './births/prove-birth.ts';
import { openSireCache } from './mates/sire-cache.ts';
import { expireRequestsJob } from './stud/stud-request.ts';
import { studRoutes } from './stud/stud-routes.ts';
import { valuesJob } from './values/values-job.ts';

export function openBreeding(secret: Buffer, whenBorn: readonly WhenBorn[]): Feature {
  const breeding = { secret, pedigrees: openPedigreeCache(), sires: openSireCache() };
  return {
    routes(serve) {
      breedingRoutes(serve, breeding);
      studRoutes(serve, breeding);
    },
    jobs: [foalingJob(breeding, whenBorn), expireRequestsJob, valuesJob],
  };
}

/** Limit for CPU-heavy calls. */
const PER_MINUTE = { perMinute: 120 } as const;

function breedingRoutes(serve: Serve, breeding: BreedingContext): void {
  serve.read(contract.breedingOfHorse, (db, { player, params, now }) =>
    readBreeding(db, now, breeding, { horseId: params.id, playerId: player.id }),
  );

  serve.read(contract.previewFoal, (db, { player, query, now }) =>
    previewFoal(db, now, breeding, { playerId: player.id, ...query }),
  );

  serve.read(
    findMatesCall,
    async (db, { player, params, query, now }) => {
      const search = { ...query, playerId: player.id, mareId: params.id };
      const found = await findMates(db, now, breeding, search);
      if (isRefusal(found)) return found;
      return pageOf(found, query.limit, () => ({ offset: String(query.offset + query.limit) }));
    },
    { ...PER_MINUTE, mayLag: true },
  );

  serve.read(
    birthProof,
    (db, { player, params }) => proveBirth(db, breeding, { foalId: params.id, playerId: player.id }),
    PER_MINUTE,
  );

  serve.change(contract.coverMare, async (tx, { player, body, now }) => {
    const order = { playerId: player.id, ...body };
    const covered = await coverMare(tx, now, breeding, order);
    if (isRefusal(covered)) return covered;
    const { mare, stallion, foalsAt, telling, coins, receipt } = covered;
    const message = telling ? formatNotTaken(telling) : `${mare} is in foal to ${stallion}.`;
    return { message, coins, foalsAt: foalsAt?.toISOString() ?? null, receipt };
  });
}
