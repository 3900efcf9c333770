import { BREEDS, type BreedId } from '../../../game/horses/breeds.ts';
import { STORE_TIER_NAMES, type StoreTier } from '../../../game/horses/founder.ts';

/** As in the address. */
export interface StoreSearch {
  readonly breed?: BreedId;
  readonly tier?: StoreTier;
}

export const STORE = '/market/store';

export function storeIn(parameters: URLSearchParams): StoreSearch {
  const breed = BREEDS.find(({ id }) => id === parameters.get('breed'))?.id;
  const tier = STORE_TIER_NAMES.find((name) => name === parameters.get('tier'));
  return { ...(breed && { breed }), ...(tier && { tier }) };
}

export function addressOfStore({ breed, tier }: StoreSearch): string {
  const query = new URLSearchParams();
  if (breed !== undefined) query.set('breed', breed);
  if (tier !== undefined) query.set('tier', tier);
  return query.size === 0 ? STORE : `${STORE}?${query}`;
}
