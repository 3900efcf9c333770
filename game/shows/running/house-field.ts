import { between, type Rng } from '../../rng.ts';
import { classOfLevel, houseLevels, type ClassLevel, type ClassRow, type PartRange } from '../classes.ts';
import { GRADE_ROWS, type Grade } from '../grades.ts';
import { levelPart, luckAt, scoreOf, type ScoreSheet } from './scoring.ts';
import { TEN_THOUSAND } from './ten-thousand.ts';

/** Deviation of parts from strength. */
export const PART_SPREAD = 0.3;
const STRENGTH_MAX = 1.5;
/** Percent. */
export const HOUSE_HAPPINESS: PartRange = [94, 100];

export type HouseRanges = ClassRow['house'];

/** What the strength of house horses depends on. */
export interface HouseField {
  readonly level: ClassLevel;
  readonly ranges: HouseRanges;
  readonly strength: PartRange;
}

/** All heats of a grade share one field (docs/rules/shows.md#house-horses). */
export function fieldOfGrade(level: ClassLevel, grade: Grade): HouseField {
  return {
    level,
    ranges: classOfLevel(level).house,
    strength: GRADE_ROWS[grade].strength,
  };
}

export interface UnnamedHorse {
  readonly level: number;
  readonly sheet: ScoreSheet;
}

/** Level and score sheet of one house horse. */
export function houseHorse(rng: Rng, { level, ranges, strength: [least, most] }: HouseField): UnnamedHorse {
  const strength = clamp(between(rng, least, most), 0, STRENGTH_MAX);
  const part = ([low, high]: PartRange): number => {
    const share = Math.max(0, strength + between(rng, -PART_SPREAD, PART_SPREAD));
    return Math.round(Math.min(100, low + (high - low) * share) * TEN_THOUSAND);
  };
  const [lowest, highest] = houseLevels(level);
  const horseLevel = Math.round(lowest + Math.min(1, strength) * (highest - lowest));
  const parts = {
    skill: part(ranges.skill),
    tack: part(ranges.tack),
    aptitude: part(ranges.aptitude),
    level: levelPart(horseLevel),
  };
  const [saddest, happiest] = HOUSE_HAPPINESS;
  const happiness = Math.round(between(rng, saddest * TEN_THOUSAND, happiest * TEN_THOUSAND));
  return {
    level: horseLevel,
    sheet: scoreOf({ parts, happiness, guildPercent: 100, luck: luckAt(rng.next()) }),
  };
}

/**
 * Of a house horse at a share of the grade's strengths, from 0 to 1, whose parts lie just at its strength: without luck, in
 * ten-thousandths of a point.
 */
export function scoreAtShare({ level, ranges, strength: [least, most] }: HouseField, share: number): number {
  const strength = least + (most - least) * share;
  const part = ([low, high]: PartRange): number =>
    Math.round(Math.min(100, low + (high - low) * strength) * TEN_THOUSAND);
  const [lowest, highest] = houseLevels(level);
  const horseLevel = Math.round(lowest + Math.min(1, strength) * (highest - lowest));
  const parts = {
    skill: part(ranges.skill),
    tack: part(ranges.tack),
    aptitude: part(ranges.aptitude),
    level: levelPart(horseLevel),
  };
  const [saddest, happiest] = HOUSE_HAPPINESS;
  const happiness = ((saddest + happiest) / 2) * TEN_THOUSAND;
  return scoreOf({ parts, happiness, guildPercent: 100, luck: 0 }).score;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
