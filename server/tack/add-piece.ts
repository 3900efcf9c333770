import type { TackType } from '../../game/tack/tack.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { insertPiece, type PieceRow } from './tack-queries.ts';

interface NewPiece {
  readonly ownerId: string;
  readonly type: TackType;
  /** Ten-thousandths of a percent. */
  readonly quality: number;
  /** Null for what the store sold. */
  readonly maker: { readonly id: string; readonly username: string } | null;
}

/** A piece that comes into being, worn by none. */
export async function addPiece(
  tx: Tx,
  now: Date,
  { ownerId, type, quality, maker }: NewPiece,
): Promise<PieceRow> {
  const id = newId(now);
  const makerId = maker?.id ?? null;
  await insertPiece.run(tx, { id, ownerId, type, quality, makerId, now });
  tell(tx, ownerId, { topics: ['tack'] });
  return {
    id,
    owner_id: ownerId,
    type,
    quality,
    maker_id: makerId,
    maker: maker?.username ?? null,
    horse_id: null,
    horse: null,
  };
}
