import type { z } from 'zod';
import type { Tack } from '../../contract/tack/tack.ts';
import { QUALITY_PERCENT } from '../../game/tack/quality.ts';
import type { PieceRow } from './tack-queries.ts';

/** A piece of tack as its owner sees it. */
export function pieceView(piece: PieceRow): z.input<typeof Tack> {
  return {
    id: piece.id,
    type: piece.type,
    quality: piece.quality / QUALITY_PERCENT,
    ownerId: piece.owner_id,
    makerId: piece.maker_id,
    makerUsername: piece.maker,
    equippedToHorseId: piece.horse_id,
    equippedToHorseName: piece.horse,
  };
}
