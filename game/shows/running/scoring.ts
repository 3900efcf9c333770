import { TEN_THOUSAND } from './ten-thousand.ts';

/**
 * Stored with each result. From 1.0.0 on, a change to results needs a new version; earlier shows are replayed by their own
 * version.
 */
export const RULES_VERSION = 1;

/** False for shows that ran by rules which this program does not have. */
export function hasRules(version: number | null): boolean {
  return version === RULES_VERSION;
}

/** Millionths: ±4%. */
export const LUCK_MAX = 40_000;

/** `uniform` in [0, 1). */
export function luckAt(uniform: number): number {
  return Math.floor(uniform * (2 * LUCK_MAX + 1)) - LUCK_MAX;
}

export const SCORE_PARTS = ['skill', 'tack', 'aptitude', 'level'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** 100 in all (docs/rules/shows.md#score). */
export const PART_POINTS: Readonly<Record<ScorePart, number>> = {
  skill: 35,
  tack: 25,
  aptitude: 25,
  level: 15,
};

/** Ten-thousandths, 0 to 1,000,000. */
export type Parts = Readonly<Record<ScorePart, number>>;

/** Ten-thousandths of a percent, 0 to 2,000,000; 0 where none. */
export type TackQualities = readonly [horseshoes: number, saddle: number, bridle: number];

/** At the run. */
export interface HorseAbility {
  /** Ten-thousandths of a point, in the show's discipline. */
  readonly skill: number;
  readonly tack: TackQualities;
  /** Ten-thousandths, 0 to 1,000,000. */
  readonly aptitude: number;
  readonly level: number;
}

/** Points that give half. */
export const SKILL_HALF = 1200;
export const TACK_DIVISOR = 6;
export const LEVEL_FACTOR = 10;
const PART_MAX = 100 * TEN_THOUSAND;

/**
 * Uses only + - * / and square root, which all machines round alike, so browsers can verify
 * (docs/rules/shows.md#score).
 */
export function partsOf({ skill, tack, aptitude, level }: HorseAbility): Parts {
  const [horseshoes, saddle, bridle] = tack;
  return {
    skill: Math.round((PART_MAX * skill) / (skill + SKILL_HALF * TEN_THOUSAND)),
    tack: Math.round((horseshoes + saddle + bridle) / TACK_DIVISOR),
    aptitude,
    level: levelPart(level),
  };
}

/** Ten-thousandths. */
export function levelPart(level: number): number {
  return Math.min(PART_MAX, Math.round(LEVEL_FACTOR * TEN_THOUSAND * Math.sqrt(level)));
}

export interface Circumstances {
  readonly parts: Parts;
  /** Ten-thousandths of a point, 0 to 1,000,000. */
  readonly happiness: number;
  readonly guildPercent: number;
  /** Millionths. */
  readonly luck: number;
}

/** Explains a place to the player. */
export interface ScoreSheet extends Circumstances {
  /** Ten-thousandths of a point. */
  readonly points: Parts;
  /** Ten-thousandths, 0 to 1,000,000. */
  readonly raw: number;
  readonly happinessFactor: number;
  readonly guildFactor: number;
  readonly luckFactor: number;
  /** Ten-thousandths. */
  readonly score: number;
}

export function scoreOf({ parts, happiness, guildPercent, luck }: Circumstances): ScoreSheet {
  const points: Parts = {
    skill: Math.round((parts.skill * PART_POINTS.skill) / 100),
    tack: Math.round((parts.tack * PART_POINTS.tack) / 100),
    aptitude: Math.round((parts.aptitude * PART_POINTS.aptitude) / 100),
    level: Math.round((parts.level * PART_POINTS.level) / 100),
  };
  const raw = points.skill + points.tack + points.aptitude + points.level;
  const happinessFactor = happiness / (100 * TEN_THOUSAND);
  const guildFactor = guildPercent / 100;
  const luckFactor = 1 + luck / 1_000_000;
  return {
    parts,
    happiness,
    guildPercent,
    luck,
    points,
    raw,
    happinessFactor,
    guildFactor,
    luckFactor,
    score: Math.round(raw * happinessFactor * guildFactor * luckFactor),
  };
}
