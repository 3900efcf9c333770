import { partsOf, scoreOf, TEN_THOUSAND } from '../../game/shows/running/scoring.ts';
import { QUALITY_PERCENT } from '../../game/tack/quality.ts';
import type { TackType } from '../../game/tack/tack.ts';
import { qualitiesWorn } from '../../game/tack/wear.ts';

/** Pieces on one horse; quality in percent. */
export type Worn = readonly { readonly id: string; readonly type: TackType; readonly quality: number }[];

/** Points of the score, to a tenth, that tack gives as it is. */
export function tackPoints(worn: Worn): number {
  const pieces = worn.map(({ type, quality }) => ({ type, quality: Math.round(quality * QUALITY_PERCENT) }));
  const parts = partsOf({ skill: 0, tack: qualitiesWorn(pieces), aptitude: 0, level: 1 });
  const { points } = scoreOf({ parts, happiness: 100 * TEN_THOUSAND, guildPercent: 100, luck: 0 });
  return Math.round((10 * points.tack) / TEN_THOUSAND) / 10;
}
