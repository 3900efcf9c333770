import { wearCosmetic } from '../testing/builders/stable.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const SLATE = { cosmetic: 'nameplate', item: 'slate', price: 800 } as const;

const wishing =
  (wish: object = {}) =>
  ({ horse }: { readonly horse: string }) => ({ params: { id: horse }, body: { ...SLATE, ...wish } });

const owner = newcomer.fedHorse({ months: 80 }).coins(10_000);

export const COSMETIC_REFUSALS: RefusalCases = {
  'PUT /api/horses/:id/style 404 HORSE_NOT_FOUND': anna.sends({ params: { id: NOWHERE }, body: SLATE }),
  'PUT /api/horses/:id/style 403 NOT_YOUR_HORSE': anna.sends(({ bertsHorse }) => ({
    params: { id: bertsHorse },
    body: SLATE,
  })),
  'PUT /api/horses/:id/style 409 ALREADY_WORN': [
    'Juniper wears this already. Nothing was bought.',
    owner.after(({ by, horse }) => wearCosmetic(by, horse, SLATE)).sends(wishing()),
  ],
  'PUT /api/horses/:id/style 409 HORSE_TOO_YOUNG': [
    'Juniper is 29 months old; tack is seen from 30 months.',
    newcomer
      .fedHorse({ months: 29 })
      .coins(10_000)
      .sends(wishing({ cosmetic: 'tack_colour', item: 'navy', price: 900 })),
  ],
  'PUT /api/horses/:id/style 409 COSMETIC_PRICE_CHANGED': [
    'Slate costs 800 coins for Juniper now. Nothing was bought.',
    owner.sends(wishing({ price: 0 })),
  ],
  'PUT /api/horses/:id/style 409 NOT_ENOUGH_COINS': [
    'Slate costs 800 coins; you have 799.',
    newcomer.fedHorse({ months: 80 }).coins(799).sends(wishing()),
  ],
};
