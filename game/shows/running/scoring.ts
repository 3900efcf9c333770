/**
 * Rule versions by which a show can be run again; the last is current. Each result stores its version, and any change
 * that affects results adds one. Version 1, no longer supported, hashed entry ids. In version 2 the house kept nothing of
 * player shows' prizes.
 */
const KNOWN_RULES = [2, 3] as const;
export type RulesVersion = (typeof KNOWN_RULES)[number];
export const RULES_VERSION: RulesVersion = 3;

/** Whether a show that ran by this version can be run again. */
export function isRulesVersion(version: number | null): version is RulesVersion {
  return KNOWN_RULES.some((known) => known === version);
}

/** Stored values are whole numbers of ten-thousandths. */
export const TEN_THOUSAND = 10_000;
/** Luck is a whole number of millionths from -40,000 to 40,000: -4% to +4%. */
export const LUCK_MAX = 40_000;

export const SCORE_PARTS = ['skill', 'tack', 'aptitude', 'level'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** Points that each part can give, 100 in all (docs/rules/shows.md#score). */
export const PART_POINTS: Readonly<Record<ScorePart, number>> = {
  skill: 35,
  tack: 25,
  aptitude: 25,
  level: 15,
};

/** Each part in whole ten-thousandths, 0 to 1,000,000. */
export type Parts = Readonly<Record<ScorePart, number>>;

/** Qualities of horseshoes, saddle and bridle, 0 to 2,000,000 ten-thousandths of a percent; 0 where none. */
export type TackQualities = readonly [horseshoes: number, saddle: number, bridle: number];

/** The part of a horse that its score depends on, as it stands when the show runs. */
export interface HorseAbility {
  /** Ten-thousandths of a point of skill in the discipline of the show. */
  readonly skill: number;
  readonly tack: TackQualities;
  /** Ten-thousandths, 0 to 1,000,000, in the discipline of the show. */
  readonly aptitude: number;
  readonly level: number;
}

/** Points of skill at which its part is half full. */
export const SKILL_HALF = 1200;
/** The part of the tack is so much of the sum of its three qualities: full with three of 200%. */
export const TACK_DIVISOR = 6;
/** The part of the level is so many times its square root. */
export const LEVEL_FACTOR = 10;
const PART_MAX = 100 * TEN_THOUSAND;

/**
 * The four parts (docs/rules/shows.md#score). Only + - * / and the square root, which every machine rounds
 * alike, so that a browser arrives at the same whole numbers.
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

/** `min(100, 10 * sqrt(level))`, in ten-thousandths. */
export function levelPart(level: number): number {
  return Math.min(PART_MAX, Math.round(LEVEL_FACTOR * TEN_THOUSAND * Math.sqrt(level)));
}

/** What turns parts into a score. */
export interface Circumstances {
  readonly parts: Parts;
  /** Ten-thousandths of a point, 0 to 1,000,000. */
  readonly happiness: number;
  /** Whole percent: `scorePercent` of the guild. */
  readonly guildPercent: number;
  /** Millionths. */
  readonly luck: number;
}

/** A score taken apart for "why 4th?": raw times the three factors is the score. */
export interface ScoreSheet extends Circumstances {
  /** Ten-thousandths of a point that each part gave, of `PART_POINTS`. */
  readonly points: Parts;
  /** Sum of the points, ten-thousandths, 0 to 1,000,000. */
  readonly raw: number;
  readonly happinessFactor: number;
  readonly guildFactor: number;
  readonly luckFactor: number;
  /** Ten-thousandths of a point, whole. */
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
