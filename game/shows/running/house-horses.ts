import { between, type Rng } from '../../rng.ts';
import { classOfLevel, HEAT_SIZE, houseLevels, type ClassLevel, type PartRange } from '../classes.ts';
import { luckAt, showDraws } from '../proof/proof.ts';
import { meanForm } from './heats.ts';
import { HOUSE_HORSE_NAMES } from './house-horse-names.ts';
import { ranked } from './placing.ts';
import { levelPart, scoreOf, TEN_THOUSAND, type ScoreSheet } from './scoring.ts';

export interface HouseHorse {
  readonly name: string;
  readonly level: number;
  readonly sheet: ScoreSheet;
}

export interface HouseHorseResult extends HouseHorse {
  readonly heat: number;
  readonly place: number;
}

/** Deviation from the heat's form, and of parts from strength. */
export const FORM_SPREAD = 0.45;
export const PART_SPREAD = 0.1;
export const STRENGTH_MAX = 1.5;
/** Percent. */
export const HOUSE_HAPPINESS: PartRange = [94, 100];

/** Match the players' horses (docs/rules/shows.md#house-horses). `heatForm`: mean, ten-thousandths. */
export function houseHorses(rng: Rng, level: ClassLevel, heatForm: number, count: number): HouseHorse[] {
  const names = drawNames(rng, count);
  return names.map((name) => houseHorse(rng, level, heatForm / TEN_THOUSAND, name));
}

function houseHorse(rng: Rng, level: ClassLevel, form: number, name: string): HouseHorse {
  const { house } = classOfLevel(level);
  const strength = clamp(form + between(rng, -FORM_SPREAD, FORM_SPREAD), 0, STRENGTH_MAX);
  const part = ([low, high]: PartRange): number => {
    const share = Math.max(0, strength + between(rng, -PART_SPREAD, PART_SPREAD));
    return Math.round(Math.min(100, low + (high - low) * share) * TEN_THOUSAND);
  };
  const [lowest, highest] = houseLevels(level);
  const horseLevel = Math.round(lowest + Math.min(1, strength) * (highest - lowest));
  const parts = {
    skill: part(house.skill),
    tack: part(house.tack),
    aptitude: part(house.aptitude),
    level: levelPart(horseLevel),
  };
  const [saddest, happiest] = HOUSE_HAPPINESS;
  const happiness = Math.round(between(rng, saddest * TEN_THOUSAND, happiest * TEN_THOUSAND));
  return {
    name,
    level: horseLevel,
    sheet: scoreOf({ parts, happiness, guildPercent: 100, luck: luckAt(rng.next()) }),
  };
}

/** Prime length: any stride visits each name once. */
function drawNames(rng: Rng, count: number): string[] {
  const length = HOUSE_HORSE_NAMES.length;
  const start = Math.floor(rng.next() * length);
  const stride = 1 + Math.floor(rng.next() * (length - 1));
  return Array.from({ length: count }, (_, index) => {
    const name = HOUSE_HORSE_NAMES[(start + index * stride) % length];
    if (name === undefined) throw new Error('There are no names');
    return name;
  });
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export interface HeatResult {
  readonly seed: Uint8Array;
  readonly entriesHash: string;
  readonly level: ClassLevel;
  readonly heat: number;
  /** All players' horses; form in ten-thousandths. */
  readonly starters: readonly { readonly place: number; readonly form: number }[];
}

/** House horses are not stored: redraws them, in the free places. */
export function houseField({ seed, entriesHash, level, heat, starters }: HeatResult): HouseHorseResult[] {
  const rng = showDraws(seed, entriesHash).houseRng(heat);
  const drawn = houseHorses(rng, level, meanForm(starters), HEAT_SIZE - starters.length);
  const field = drawn.map((horse) => {
    const { score, raw } = horse.sheet;
    return { horse, score, raw, horseId: null };
  });
  const taken = new Set(starters.map(({ place }) => place));
  const free = Array.from({ length: HEAT_SIZE }, (_, before) => before + 1).filter((n) => !taken.has(n));
  return ranked(field).map(({ horse }, nth) => ({ ...horse, heat, place: free[nth] ?? HEAT_SIZE }));
}
