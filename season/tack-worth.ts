import { classOfLevel } from '../game/shows/classes.ts';
import { QUALITY_PERCENT } from '../game/tack/quality.ts';
import { TACK_TYPES, type TackType } from '../game/tack/tack.ts';
import { qualityAfterStart } from '../game/tack/wear.ts';
import type { SeasonHorse } from './bot.ts';

/** Percent of quality per point of score, before guild and luck: a piece counts a sixth of a quarter. */
const QUALITY_OF_POINT = 24;
/** A class's prize pool per coin that one more point earns per start, between two promotions. */
const POOL_OF_POINT = 200;
/** Starts that bots plan for. */
const STARTS_AHEAD = 250;

/** Prize coins from the piece until it wears to the present piece's quality. */
export function worth({ owner, progress, worn }: SeasonHorse, type: TackType, quality: number): number {
  const gain = (quality - (worn.get(type)?.quality ?? 0)) / QUALITY_PERCENT;
  if (gain <= 0) return 0;
  const wear = (quality - qualityAfterStart(quality, owner.guild)) / QUALITY_PERCENT;
  const starts = wear === 0 ? STARTS_AHEAD : Math.min(STARTS_AHEAD, gain / wear) / 2;
  return (gain / QUALITY_OF_POINT) * (classOfLevel(progress.level).pool / POOL_OF_POINT) * starts;
}

/** Worse dressed than the weakest house horse of its class. */
export function isPoorlyDressed({ progress, worn }: SeasonHorse): boolean {
  const [least] = classOfLevel(progress.level).house.tack;
  return TACK_TYPES.some((type) => (worn.get(type)?.quality ?? 0) < 2 * least * QUALITY_PERCENT);
}
