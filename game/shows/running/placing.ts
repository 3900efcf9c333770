import { byCodeUnit } from '../proof/proof.ts';

export interface Placeable {
  /** Whole ten-thousandths. */
  readonly score: number;
  /** Before happiness, guild and luck; ten-thousandths. */
  readonly raw: number;
  /** Null for house horses. */
  readonly horseId: string | null;
}

/**
 * Best first. Ties: better `raw`, then player before house, then horse id; house horses keep their draw order.
 * Independent of the field's order otherwise.
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
