import { z } from 'zod';
import { LOCUS_ROWS } from '../../game/horses/genetics/loci.ts';
import { MARKING_WHITES } from '../../game/horses/coat/markings.ts';
import { call } from '../call.ts';
import { Id, OWN_HORSE, OfId, Whole, ANY_HORSE } from '../pieces.ts';

export const SeenGenetics = z.object({
  extension: z.enum(LOCUS_ROWS.extension.pairs),
  agouti: z.enum(LOCUS_ROWS.agouti.pairs),
  cream: z.enum(LOCUS_ROWS.cream.pairs),
  grey: z.enum(LOCUS_ROWS.grey.pairs),
  dun: z.enum(LOCUS_ROWS.dun.pairs),
  silver: z.enum(LOCUS_ROWS.silver.pairs),
  champagne: z.enum(LOCUS_ROWS.champagne.pairs),
  roan: z.enum(LOCUS_ROWS.roan.pairs),
  tobiano: z.enum(LOCUS_ROWS.tobiano.pairs),
  overo: z.enum(LOCUS_ROWS.overo.pairs),
  leopard: z.enum(LOCUS_ROWS.leopard.pairs),
  pattern_modifier: z.enum(LOCUS_ROWS.pattern_modifier.pairs),
  /** "n/To n/O", or "n/n". */
  pattern: z.string(),
  marking_whites: z.enum(MARKING_WHITES),
  /** 0.5 to 1.5. */
  grey_factor: z.number(),
});

const GeneSight = z.object({
  horseId: Id,
  genetics: SeenGenetics.nullable(),
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
