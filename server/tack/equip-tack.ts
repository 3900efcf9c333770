import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import {
  whyNotEquip,
  whyNotUnequip,
  type EquipRefusal,
  type HorseToDress,
  type Piece,
  type UnequipRefusal,
} from '../../game/tack/equip.ts';
import { publish } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import {
  findDress,
  findPiece,
  lockPiece,
  updateTackOwner,
  updateWearer,
  type PieceRow,
} from './tack-queries.ts';

export type NotOwnTack = Refusal<'TACK_NOT_FOUND' | 'NOT_YOUR_TACK'>;

interface TackChange {
  readonly playerId: string;
  readonly horseId: string;
  readonly tackId: string;
}

export async function equipTack(
  tx: Tx,
  change: TackChange,
): Promise<PieceRow | NotOwn | NotOwnTack | EquipRefusal> {
  const both = await lockHorseAndPiece(tx, change);
  if (isRefusal(both)) return both;
  const { horse, piece } = both;
  const refusal = whyNotEquip({ ...pieceOf(piece), forSale: both.forSale }, horse);
  if (refusal) return refusal;
  await wear(tx, change, horse.id);
  return { ...piece, horseId: horse.id, horse: horse.name };
}

export async function unequipTack(
  tx: Tx,
  change: TackChange,
): Promise<PieceRow | NotOwn | NotOwnTack | UnequipRefusal> {
  const both = await lockHorseAndPiece(tx, change);
  if (isRefusal(both)) return both;
  const { horse, piece } = both;
  const refusal = whyNotUnequip(pieceOf(piece), horse);
  if (refusal) return refusal;
  await wear(tx, change, null);
  return { ...piece, horseId: null, horse: null };
}

export type OwnTack = PieceRow;

export function readTack(db: Db, id: string): Promise<PieceRow | undefined> {
  return findPiece.first(db, { id });
}

export async function lockOwnTack(tx: Tx, tackId: string, playerId: string): Promise<OwnTack | NotOwnTack> {
  const [, piece] = await Promise.all([lockPiece.run(tx, { id: tackId }), readTack(tx, tackId)]);
  if (!piece) return refuse('TACK_NOT_FOUND');
  return piece.ownerId === playerId ? piece : refuse('NOT_YOUR_TACK');
}

/** The piece must be locked, and worn by no horse. */
export async function changeTackOwner(tx: Tx, { id, ownerId: from }: OwnTack, to: string): Promise<void> {
  await updateTackOwner.run(tx, { id, to });
  for (const player of [from, to]) publish(tx, player, { topics: ['tack'] });
}

/** The lock prevents entries and placings while tack changes. */
async function lockHorseAndPiece(
  tx: Tx,
  { playerId, horseId, tackId }: TackChange,
): Promise<{ horse: HorseToDress; piece: PieceRow; forSale: boolean } | NotOwn | NotOwnTack> {
  const { horses: horse, tack: piece } = await lockInOrder(tx, {
    horses: () => lockOwnHorse(tx, horseId, playerId),
    tack: () => lockOwnTack(tx, tackId, playerId),
  });
  if (isRefusal(horse)) return horse;
  if (isRefusal(piece)) return piece;
  const dress = await findDress.first(tx, { horseId, tackId });
  const { wears = [], entryRunning = false, forSale = false } = dress ?? {};
  return { horse: { id: horse.id, name: horse.name, wears, entryRunning }, piece, forSale };
}

function pieceOf({ id, type, horseId, horse }: PieceRow): Piece {
  return { id, type, wornBy: horseId === null ? null : { id: horseId, name: horse ?? '' } };
}

async function wear(tx: Tx, { playerId, tackId }: TackChange, horseId: string | null): Promise<void> {
  await updateWearer.run(tx, { id: tackId, horseId });
  publish(tx, playerId, { topics: ['horses', 'tack'] });
}
