import { TACK, type TackType } from '../../../game/tack/tack.ts';

/** The group of similar goods whose prices are compared. */
export type Goods = { readonly breed: string } | { readonly tackType: string; readonly quality: number };

/** "Arabian horses", "saddles like this". */
export function likeWords(ware: { readonly breed: string } | { readonly type: TackType }): string {
  if ('breed' in ware) return `${ware.breed} horses`;
  const label = TACK[ware.type].label.toLowerCase();
  return `${label}${label.endsWith('s') ? '' : 's'} like this`;
}
