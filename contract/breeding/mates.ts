import { z } from 'zod';
import { STUD_FEE_MAX } from '../../game/breeding/breeding.ts';
import { BREEDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { COLOUR_GROUPS } from '../../game/horses/coat/colour.ts';
import { PATTERN_WISHES } from '../../game/horses/genetics/wish.ts';
import { Mate } from './breeding.ts';
import { call } from '../call.ts';
import { Coins, DisciplineName, OfId, Offset, OWN_HORSE } from '../pieces.ts';

/** By the odds of the coat asked for, expected aptitude, the foal's inbreeding, or the fee: the best first. */
export const MATE_ORDERS = ['coat', 'aptitude', 'inbreeding', 'fee'] as const;

/** Of a stud: what its owner asks, and what a foal by it would be like. */
const StudForMare = z.object({
  stallion: Mate,
  fee: Coins,
  note: z.string(),
  ownBreedOnly: z.boolean(),
  /** False for one that is hungry or has no breeding check: he covers no mare before his owner has seen to that. */
  fit: z.boolean(),
  /** Of the coat asked for; null where none was. */
  coat: z
    .object({
      probability: z.number(),
      /** False where the alleles of a parent may not be seen: then it is an estimate from look and breed. */
      exact: z.boolean(),
    })
    .nullable(),
  /** Points that may be expected in the discipline asked for. */
  aptitude: z.number(),
  /** Wright's coefficient of the foal, 0 to below 1. */
  inbreeding: z.number(),
  /** Points of aptitude that it costs; they are taken off already. */
  aptitudeLost: z.number(),
  breedName: z.string(),
});

export const findMates = call({
  method: 'GET',
  path: '/api/horses/:id/mates',
  access: 'player',
  summary: 'Other players’ stallions at stud, ranked for one of your mares',
  params: OfId,
  query: z
    .object({
      order: z.enum(MATE_ORDERS).default('aptitude'),
      /** The colour of the foal, as the rescue filter groups colours. */
      colour: z.enum(COLOUR_GROUPS).optional(),
      pattern: z.enum(PATTERN_WISHES).optional(),
      /** The mare's own where none is asked for. */
      discipline: DisciplineName.optional(),
      breed: z.enum([...BREEDS.map(({ id }) => id), CROSSBREED]).optional(),
      max_fee: z.coerce.number().int().min(0).max(STUD_FEE_MAX).optional(),
      /** Part of the name of a stallion or of its owner. */
      search: z.string().trim().max(50).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      offset: Offset,
    })
    .transform(({ max_fee, ...rest }) => ({ ...rest, maxFee: max_fee })),
  reply: z.array(StudForMare),
  paged: true,
  refusals: { ...OWN_HORSE, NOT_A_MARE: [409, '{name} is no mare.'] },
});
