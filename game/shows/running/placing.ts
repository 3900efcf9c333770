import { byCodeUnit } from '../proof/proof.ts';

export interface Placeable {
  /** Whole ten-thousandths. */
  readonly score: number;
  /** Before happiness, guild and luck. */
  readonly raw: number;
  /** Null for house horses. */
  readonly horseId: string | null;
}

/** Ties: better `raw`, players before house, horse id; house horses keep draw order. */
export function ranked<Starter extends Placeable>(field: readonly Starter[]): Starter[] {
  return field.toSorted(
    (one, other) =>
      other.score - one.score ||
      other.raw - one.raw ||
      Number(one.horseId === null) - Number(other.horseId === null) ||
      byCodeUnit(one.horseId ?? '', other.horseId ?? ''),
  );
}
