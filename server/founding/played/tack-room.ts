import type { TackType } from '../../../game/tack/tack.ts';
import type { Row } from './row-queries.ts';

type Piece = Row<'tack'>;
interface WornPiece extends Piece {
  readonly horseId: string;
}

/** Every piece of tack, by owner and wearer. */
export class TackRoom {
  readonly pieces = new Map<string, Piece>();
  readonly #worn = new Map<string, Map<TackType, string>>();
  readonly #owned = new Map<string, Set<string>>();

  add(piece: Piece): void {
    this.pieces.set(piece.id, piece);
    this.#ownedBy(piece.ownerId).add(piece.id);
  }

  piece(id: string): Piece {
    const piece = this.pieces.get(id);
    if (!piece) throw new Error(`No tack ${id}`);
    return piece;
  }

  ownedBy(playerId: string): Piece[] {
    return [...this.#ownedBy(playerId)].map((id) => this.piece(id));
  }

  wornBy(horseId: string): WornPiece[] {
    const ids = this.#worn.get(horseId)?.values() ?? [];
    return [...ids].map((id) => ({ ...this.piece(id), horseId }));
  }

  putOn(id: string, horseId: string): void {
    const piece = this.piece(id);
    const worn = this.#worn.get(horseId) ?? new Map<TackType, string>();
    const before = worn.get(piece.type);
    if (before !== undefined) this.pieces.set(before, { ...this.piece(before), horseId: null });
    this.#worn.set(horseId, worn.set(piece.type, id));
    this.pieces.set(id, { ...piece, horseId });
  }

  takeOff(horseId: string): void {
    for (const { id } of this.wornBy(horseId)) this.pieces.set(id, { ...this.piece(id), horseId: null });
    this.#worn.delete(horseId);
  }

  wear(id: string, quality: number): void {
    this.pieces.set(id, { ...this.piece(id), quality });
  }

  sell(id: string, to: string): void {
    const piece = this.piece(id);
    this.#ownedBy(piece.ownerId).delete(id);
    this.add({ ...piece, ownerId: to });
  }

  #ownedBy(playerId: string): Set<string> {
    const owned = this.#owned.get(playerId) ?? new Set<string>();
    this.#owned.set(playerId, owned);
    return owned;
  }
}
