import { z } from 'zod';
import { OLDEST_GIVEN, USUAL_AGE } from '../game/horses/genetics/given-look.ts';
import { allelesOf, isRequired, LOCI, pairsOf, type Locus } from '../game/horses/genetics/loci.ts';
import { KIT_VIEWS } from '../game/horses/genetics/wire-white.ts';
import { MARKING_WHITES } from '../game/horses/coat/markings.ts';
import { FASTEST_GREY, SLOWEST_GREY } from '../game/horses/coat/traits.ts';
import { call, type Sentence } from './call.ts';
import { LookReply } from './horses/look.ts';

const AGE = `ageInMonths must be a whole number from 0 to ${OLDEST_GIVEN}.`;

/** In either order. */
function eitherOrder(pairs: readonly string[]) {
  return z.enum([...new Set(pairs.flatMap((pair) => [pair, pair.split('/').toReversed().join('/')]))]);
}

function pairs(locus: Locus) {
  const pair = eitherOrder(pairsOf(locus));
  return isRequired(locus) ? pair : pair.default(pairsOf(locus)[0]);
}

const Strand = z.object(
  Object.fromEntries(
    LOCI.map((locus) => {
      const allele = z.enum(allelesOf(locus));
      return [locus, isRequired(locus) ? allele : allele.optional()];
    }),
  ),
);

const GeneticsShape = z.object({
  ...Object.fromEntries(LOCI.map((locus) => [locus, pairs(locus)])),
  roan: eitherOrder(KIT_VIEWS.roan).optional(),
  tobiano: eitherOrder(KIT_VIEWS.tobiano).optional(),
  pattern: z.string().optional(),
  marking_whites: z.enum(MARKING_WHITES).optional(),
  grey_factor: z.number().min(SLOWEST_GREY).max(FASTEST_GREY).optional(),
  /** From the sire, from the dam. */
  strands: z.tuple([Strand, Strand]).optional(),
});

/** Documentation only: `readGenetics` validates. */
const Genetics = z.unknown().meta(z.toJSONSchema(GeneticsShape, { target: 'openapi-3.0', io: 'input' }));

const geneticsRefusals = (of: '' | '{parent}: ') =>
  ({
    GENETICS_MALFORMED: [400, `${of}Genetics name the alleles at each locus; extension and agouti at least.`],
    GENE_UNKNOWN: [400, `${of}There is no gene called {gene}.`],
    GENE_MISSING: [400, `${of}The alleles of {gene} are missing.`],
    ALLELES_UNKNOWN: [400, `${of}{given} is no pair of alleles of {gene}. There are {known}.`],
    KIT_TOO_MANY: [400, `${of}A horse has only two alleles of KIT: {given} are too many.`],
    KIT_DISAGREES: [400, `${of}{given} of {gene} does not match the alleles of kit.`],
    PATTERN_UNKNOWN: [400, `${of}{given} is no pattern. One is written like n/To, or n/To n/O.`],
    PATTERN_DISAGREES: [400, `${of}The pattern {given} does not match the alleles of {gene}.`],
    STRANDS_UNKNOWN: [
      400,
      `${of}{given} are no strands. Give two objects, each with an allele of extension and one of agouti.`,
    ],
    STRANDS_DISAGREE: [400, `${of}The strands do not match the alleles of {gene}.`],
    MARKING_WHITES_UNKNOWN: [400, `${of}{given} is no amount of white markings. There are {known}.`],
    GREY_FACTOR_UNKNOWN: [400, `${of}{given} is no grey factor. It is a number from {least} to {most}.`],
  }) as const satisfies Record<string, Sentence>;

export const describeGenetics = call({
  method: 'POST',
  path: '/api/genetics/describe',
  access: 'visitor',
  summary: 'What a horse with these alleles looks like at an age. O/O has neither colour nor look',
  body: z.object({
    genetics: Genetics,
    /** Game months. */
    ageInMonths: z.int(AGE).min(0, AGE).max(OLDEST_GIVEN, AGE).default(USUAL_AGE),
  }),
  reply: z.object({
    viable: z.boolean(),
    color: z.string().nullable(),
    look: LookReply.nullable(),
  }),
  refusals: geneticsRefusals(''),
});

export const predictFoals = call({
  method: 'POST',
  path: '/api/genetics/predict',
  access: 'visitor',
  summary: 'Every coat that a foal of two parents may have when it is grown up, with its odds',
  body: z.object({ sire: Genetics, dam: Genetics }),
  reply: z.object({
    /** Living foals, most likely first. */
    outcomes: z.array(z.object({ color: z.string(), probability: z.number() })),
    /** Share of O/O conceptions. */
    lethal: z.number(),
  }),
  refusals: {
    ...geneticsRefusals('{parent}: '),
    PARENT_NOT_VIABLE: [400, "{parent}: A foal with O/O does not live, so it is nobody's parent."],
  },
});
