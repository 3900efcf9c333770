import { QUALITY_PERCENT, qualityBand, type TackFinish } from './quality.ts';
import type { TackType } from './tack.ts';
import type { TackColour } from './tack-colours.ts';
import type { WornTack } from './worn-look.ts';

interface Piece {
  readonly type: TackType;
  /** Ten-thousandths of a percent. */
  readonly quality: number;
}

/** Null if the horse wears nothing. */
export function wornTackOf(pieces: readonly Piece[], colour: TackColour): WornTack | null {
  if (pieces.length === 0) return null;
  const finish = (type: TackType): TackFinish | null => {
    const piece = pieces.find((each) => each.type === type);
    return piece === undefined ? null : qualityBand(piece.quality / QUALITY_PERCENT).finish;
  };
  return { shoes: finish('horseshoes'), saddle: finish('saddle'), bridle: finish('bridle'), colour };
}
