import { z } from 'zod';
import { HEALTH_LOCI, type HealthLocus } from '../../game/horses/genetics/loci.ts';
import { call } from '../call.ts';
import { ANY_HORSE, Coins, Id, Instant, OfId, OWN_HORSE } from '../pieces.ts';

const Copies = z.literal([0, 1, 2]);

/** Kept apart from `genetics`, because only a health test shows them. */
const HealthCopies = z.object(
  Object.fromEntries(HEALTH_LOCI.map((locus) => [locus, Copies])) as Record<HealthLocus, typeof Copies>,
);

const HorseHealth = z.object({
  horseId: Id,
  /** Null: not tested, or not told to this player. */
  copies: HealthCopies.nullable(),
  testedAt: Instant.nullable(),
  published: z.boolean(),
});

export const readHealth = call({
  method: 'GET',
  path: '/api/horses/:id/health',
  access: 'player',
  scope: 'horses',
  summary: 'What the health test of a horse says: of your own, or published',
  params: OfId,
  reply: HorseHealth,
  refusals: ANY_HORSE,
});

export const testHealth = call({
  method: 'POST',
  path: '/api/horses/:id/health-test',
  access: 'player',
  summary: 'Have one of your horses tested for eight genes, once for life',
  params: OfId,
  reply: HorseHealth.extend({ coins: Coins }),
  refusals: {
    ...OWN_HORSE,
    HEALTH_TESTED: [409, '{name} has been tested already. One test counts for life.'],
    NOT_ENOUGH_COINS: [409, 'A health test costs {needs} coins; you have {coins}.'],
  },
});

export const publishHealth = call({
  method: 'POST',
  path: '/api/horses/:id/health-published',
  access: 'player',
  summary: 'Show the health test of one of your horses to everybody signed in, for good',
  params: OfId,
  reply: HorseHealth,
  refusals: { ...OWN_HORSE, HEALTH_UNTESTED: [409, '{name} has not been tested yet.'] },
});
