import { TACK, type TackType } from '../../../game/tack/tack.ts';

/** Similar horses or tack, whose prices are compared. */
export type PriceGroup = { readonly breed: string } | { readonly tackType: string; readonly quality: number };

/** "Arabian horses", "saddles like this". */
export function formatLike(item: { readonly breed: string } | { readonly type: TackType }): string {
  if ('breed' in item) return `${item.breed} horses`;
  const label = TACK[item.type].label.toLowerCase();
  return `${label}${label.endsWith('s') ? '' : 's'} like this`;
}
