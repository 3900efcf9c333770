import type { ClassLevel } from '../classes.ts';
import { HOUSE_SPLIT } from '../prize-money.ts';
import { cutHeats } from './heats.ts';
import type { HouseField, HouseRanges } from './house-field.ts';
import { TEN_THOUSAND } from './scoring.ts';

/*
 * Rules up to version 3: fields, heats and purses followed each horse's form. Kept so that old results can be run
 * again.
 */

interface FormClass {
  readonly pool: number;
  readonly house: HouseRanges;
}

const FORM_CLASSES: Readonly<Record<ClassLevel, FormClass>> = {
  1: { pool: 260, house: { skill: [0, 8], tack: [0, 20], aptitude: [30, 60] } },
  5: { pool: 400, house: { skill: [0, 25], tack: [5, 45], aptitude: [32, 60] } },
  10: { pool: 580, house: { skill: [5, 48], tack: [12, 65], aptitude: [34, 64] } },
  20: { pool: 830, house: { skill: [18, 65], tack: [20, 80], aptitude: [36, 68] } },
  30: { pool: 1120, house: { skill: [30, 78], tack: [28, 90], aptitude: [38, 74] } },
  50: { pool: 1450, house: { skill: [42, 86], tack: [35, 96], aptitude: [40, 80] } },
  75: { pool: 1900, house: { skill: [52, 92], tack: [45, 100], aptitude: [45, 86] } },
  100: { pool: 2400, house: { skill: [60, 96], tack: [55, 100], aptitude: [50, 92] } },
};

const FORM_SPREAD = 0.45;
const PART_SPREAD = 0.1;
const PURSE_BASE = 60;
const PURSE_PER_FORM = 75;

interface FormEntrant {
  readonly horseId: string;
  readonly ownerId: string;
  /** Ten-thousandths; null since version 4. */
  readonly form: number | null;
}

export function heatsByForm<Entrant extends FormEntrant>(entrants: readonly Entrant[]): Entrant[][] {
  return cutHeats(entrants, ({ form }) => form ?? 0);
}

/** Ten-thousandths. */
export function meanForm(heat: readonly { readonly form: number | null }[]): number {
  return Math.round(heat.reduce((sum, { form }) => sum + (form ?? 0), 0) / heat.length);
}

export function fieldByForm(level: ClassLevel, heatForm: number): HouseField {
  const form = heatForm / TEN_THOUSAND;
  return {
    level,
    ranges: FORM_CLASSES[level].house,
    strength: [form - FORM_SPREAD, form + FORM_SPREAD],
    partSpread: PART_SPREAD,
  };
}

/** Coins, rounded down. Form and index in ten-thousandths. */
export function prizeByForm(level: ClassLevel, heatForm: number, purseIndex: number, place: number): number {
  // Below 2^53: only one division rounds.
  const paid = PURSE_BASE * TEN_THOUSAND + PURSE_PER_FORM * heatForm;
  const product = FORM_CLASSES[level].pool * paid * purseIndex * (HOUSE_SPLIT[place - 1] ?? 0);
  return Math.floor(product / (100 * TEN_THOUSAND * TEN_THOUSAND * 100));
}
