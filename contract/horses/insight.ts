import { z } from 'zod';
import { allelesOf, LOCI, pairsOf, type Allele, type Locus } from '../../game/horses/genetics/loci.ts';
import { KIT_VIEWS } from '../../game/horses/genetics/wire-white.ts';
import { FORM_TRAITS } from '../../game/horses/form/form.ts';
import { MARKING_WHITES } from '../../game/horses/coat/markings.ts';
import { call } from '../call.ts';
import { Id, OWN_HORSE, OfId, Whole, ANY_HORSE } from '../pieces.ts';

/** Alleles of one strand. */
const SeenStrand = z.object(
  Object.fromEntries(LOCI.map((locus) => [locus, z.enum(allelesOf(locus))])) as {
    [L in Locus]: z.ZodEnum<{ [A in Allele<L>]: A }>;
  },
);

export const SeenGenetics = z.object({
  extension: z.enum(pairsOf('extension')),
  agouti: z.enum(pairsOf('agouti')),
  cream: z.enum(pairsOf('cream')),
  grey: z.enum(pairsOf('grey')),
  dun: z.enum(pairsOf('dun')),
  silver: z.enum(pairsOf('silver')),
  champagne: z.enum(pairsOf('champagne')),
  /** Roan, tobiano, sabino and the white alleles: two of them. */
  kit: z.enum(pairsOf('kit')),
  /** Derived from `kit`. */
  roan: z.enum(KIT_VIEWS.roan),
  /** Derived from `kit`. */
  tobiano: z.enum(KIT_VIEWS.tobiano),
  overo: z.enum(pairsOf('overo')),
  leopard: z.enum(pairsOf('leopard')),
  pattern_modifier: z.enum(pairsOf('pattern_modifier')),
  splash: z.enum(pairsOf('splash')),
  splash2: z.enum(pairsOf('splash2')),
  mushroom: z.enum(pairsOf('mushroom')),
  gait: z.enum(pairsOf('gait')),
  size: z.enum(pairsOf('size')),
  sprint: z.enum(pairsOf('sprint')),
  /** "n/To n/O", or "n/n". */
  pattern: z.string(),
  marking_whites: z.enum(MARKING_WHITES),
  /** 0.5 to 1.5. */
  grey_factor: z.number(),
  /** From the sire, from the dam. */
  strands: z.tuple([SeenStrand, SeenStrand]),
});

/** The estimate of what a horse passes on in one trait. */
export const ValueBar = z.object({
  trait: z.enum(FORM_TRAITS),
  /** Points from 1 to 9, to a tenth; 5 is usual in the breed. */
  score: z.number().min(1).max(9),
  /** Eight of ten true values are this near. */
  within: z.number().min(0),
  /** Correlation with the true value, 0 to 1. */
  accuracy: z.number().min(0).max(1),
});

const GeneSight = z.object({
  horseId: Id,
  genetics: SeenGenetics.nullable(),
  /** What the genes say of each trait that the horse passes on, at any age; null like the genes. */
  genomicValues: z.array(ValueBar).nullable(),
  published: z.boolean(),
});

export const readGenes = call({
  method: 'GET',
  path: '/api/horses/:id/genetics',
  access: 'player',
  scope: 'horses',
  summary: "Any horse's genes, for those who may see them",
  params: OfId,
  reply: GeneSight,
  refusals: ANY_HORSE,
});

export const useFreeInsight = call({
  method: 'POST',
  path: '/api/payments/use-free-insight',
  access: 'player',
  summary: 'See the genes of one of your horses, for one of your free insights',
  body: z.object({ horseId: Id }),
  reply: z.object({ ...GeneSight.shape, freeGeneticInsights: Whole }),
  refusals: {
    ...OWN_HORSE,
    ALREADY_SEEN: [409, 'You can see the genes of {name} already. Nothing was used up.'],
    NO_FREE_INSIGHT: [409, 'You have no free insight left.'],
  },
});

export const publishGenes = call({
  method: 'PUT',
  path: '/api/horses/:id/genes-published',
  access: 'player',
  summary: 'Show the genes of one of your horses to everybody signed in, or hide them',
  params: OfId,
  body: z.object({ published: z.boolean('Please say whether everybody may see the genes.') }),
  reply: GeneSight,
  refusals: {
    ...OWN_HORSE,
    GENES_UNSEEN: [409, 'Only genes that you can see yourself can be published: use an insight first.'],
  },
});
