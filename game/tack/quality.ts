/** Ten-thousandths of a percent: whole, 0 to 2,000,000. */
export const QUALITY_PERCENT = 10_000;
export const QUALITY_MAX = 200 * QUALITY_PERCENT;
/** docs/rules/economy.md#tack */
export const STORE_QUALITY = 35 * QUALITY_PERCENT;

export type QualityColour = 'red' | 'yellow' | 'green' | 'blue';

/** How tack of this quality looks on the horse. */
export const TACK_FINISHES = ['plain', 'good', 'fine'] as const;
export type TackFinish = (typeof TACK_FINISHES)[number];

export interface QualityBand {
  /** Percent, inclusive. */
  readonly upTo: number;
  readonly colour: QualityColour;
  /** Needed because colour must not be the only sign. */
  readonly word: string;
  readonly finish: TackFinish;
}

const BEST_BAND: QualityBand = { upTo: 200, colour: 'blue', word: 'Masterly', finish: 'fine' };

/** docs/rules/screens.md#places-and-qualities */
export const QUALITY_BANDS: readonly QualityBand[] = [
  { upTo: 50, colour: 'red', word: 'Plain', finish: 'plain' },
  { upTo: 100, colour: 'yellow', word: 'Sound', finish: 'good' },
  { upTo: 150, colour: 'green', word: 'Fine', finish: 'fine' },
  BEST_BAND,
];

export function qualityBand(percent: number): QualityBand {
  return QUALITY_BANDS.find(({ upTo }) => Math.round(percent) <= upTo) ?? BEST_BAND;
}
