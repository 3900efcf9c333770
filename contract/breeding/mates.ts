import { z } from 'zod';
import { STUD_FEE_MAX } from '../../game/breeding/breeding.ts';
import { BREEDS, CROSSBREED } from '../../game/horses/breeds.ts';
import { COLOUR_GROUPS } from '../../game/horses/coat/colour.ts';
import { HEALTH_LOCI } from '../../game/horses/genetics/loci.ts';
import { PATTERN_WISHES } from '../../game/horses/genetics/wish.ts';
import { SEARCH_TEXT_MAX } from '../../game/search/search-text.ts';
import { BODY_FILTERS } from '../horses/body.ts';
import { Mate } from './breeding-pieces.ts';
import { call } from '../call.ts';
import { Coins, DisciplineName, OfId, Offset, OWN_HORSE, orBlank, upTo } from '../pieces.ts';

const MATE_ORDERS = ['wish', 'coat', 'aptitude', 'inbreeding', 'fee'] as const;

const StudForMare = z.object({
  stallion: Mate,
  fee: Coins,
  note: z.string(),
  ownBreedOnly: z.boolean(),
  /** Fed and with a breeding check. */
  fit: z.boolean(),
  coat: z
    .object({
      probability: z.number(),
      /** False if a parent's alleles are hidden. */
      exact: z.boolean(),
    })
    .nullable(),
  /** Of a foal whose grown body is as wished, each trait taken by itself. */
  body: z.object({ probability: z.number() }).nullable(),
  aptitude: z.number(),
  inbreeding: z.number(),
  /** Already subtracted from `aptitude`. */
  aptitudeLost: z.number(),
  breedName: z.string(),
});

export const findMates = call({
  method: 'GET',
  path: '/api/horses/:id/mates',
  access: 'player',
  scope: 'horses',
  summary: 'Other players’ stallions at stud, ranked for one of your mares',
  params: OfId,
  query: z.object({
    order: z.enum(MATE_ORDERS).default('aptitude'),
    colour: z.enum(COLOUR_GROUPS).optional(),
    pattern: z.enum(PATTERN_WISHES).optional(),
    /** Wished of the foal. The order `wish` ranks by coat and body together. */
    ...BODY_FILTERS,
    /** Default: the mare's own. */
    discipline: DisciplineName.optional(),
    breed: z.enum([...BREEDS.map(({ id }) => id), CROSSBREED]).optional(),
    /** Comma-separated: only stallions whose published test finds none of these genes. */
    without: orBlank(
      z
        .string()
        .transform((text) => text.split(',').map((locus) => locus.trim()))
        .pipe(
          z
            .array(z.enum(HEALTH_LOCI, 'Choose genes of the health test, such as “gbed”.'))
            .max(HEALTH_LOCI.length, `Choose at most ${HEALTH_LOCI.length} genes.`),
        ),
    ),
    maxFee: z.coerce.number().int().min(0).max(STUD_FEE_MAX).optional(),
    search: z
      .string()
      .trim()
      .refine(upTo(SEARCH_TEXT_MAX), `Search for at most ${SEARCH_TEXT_MAX} characters.`)
      .optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    offset: Offset,
  }),
  reply: z.array(StudForMare),
  paged: true,
  refusals: { ...OWN_HORSE, NOT_A_MARE: [409, '{name} is no mare.'] },
});
