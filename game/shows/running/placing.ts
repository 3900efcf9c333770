import { byCodeUnit } from '../proof/proof.ts';

/** What decides a place. */
export interface Placeable {
  /** Ten-thousandths, whole. */
  readonly score: number;
  /** Score before happiness, guild and luck, ten-thousandths. */
  readonly raw: number;
  /** Horse id of a player's horse; null for the house's. */
  readonly horseId: string | null;
}

/**
 * Best first. Equal scores are decided by the better horse, then for a player's horse against the
 * house's, then by the horse's id, so that places are the same whatever order the field comes in.
 * House horses that tie keep the order they are handed in, which is that of their draw.
 */
export function ranked<Starter extends Placeable>(field: readonly Starter[]): Starter[] {
  return field.toSorted(
    (one, other) =>
      other.score - one.score ||
      other.raw - one.raw ||
      Number(one.horseId === null) - Number(other.horseId === null) ||
      byCodeUnit(one.horseId ?? '', other.horseId ?? ''),
  );
}
