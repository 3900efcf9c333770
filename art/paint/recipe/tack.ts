import type { TackFinish } from '../../../game/tack/quality.ts';
import type { WornTack } from '../../../game/tack/worn-look.ts';
import { hairOf } from './colour.ts';
import type { Recipe } from '../pixel/recipe.ts';
import { TACK_ROWS } from './tack-rows.ts';

type TackFields = Pick<
  Recipe,
  'shoes' | 'saddleFinish' | 'bridleFinish' | 'leather' | 'pad' | 'piping' | 'finePiping' | 'inlay'
>;

const SHOES: Readonly<Record<TackFinish, number>> = { plain: 0.1, good: 0.5, fine: 1 };
const FINISHES: Readonly<Record<TackFinish, number>> = { plain: 0, good: 0.5, fine: 1 };

export function tackOf(tack: WornTack | null): TackFields {
  const { leather, pad, piping, finePiping, inlay } = TACK_ROWS[tack?.colour ?? 'oak'];
  const shoes = tack?.shoes ?? null;
  return {
    shoes: shoes === null ? 0 : SHOES[shoes],
    saddleFinish: FINISHES[tack?.saddle ?? 'plain'],
    bridleFinish: FINISHES[tack?.bridle ?? 'plain'],
    leather: hairOf(leather),
    pad: hairOf(pad),
    piping: hairOf(piping),
    finePiping: hairOf(finePiping),
    inlay: hairOf(inlay),
  };
}
