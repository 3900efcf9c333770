import { GUILD_ROWS, type Guild } from '../guild-work/guilds.ts';
import { chancesOf, type ChancesOfStart } from '../shows/chances.ts';
import { entryFee } from '../shows/entering/entry-terms.ts';
import { classesToEnter, startTerms } from '../shows/grades.ts';
import { PART_POINTS, partsOf } from '../shows/running/scoring.ts';
import type { RoundHorse } from './round.ts';

interface Terms {
  readonly guild: Guild;
  /** Ten-thousandths. */
  readonly purseIndex: number;
}

/** Strengths between which mean prizes are interpolated: half a point. */
const STEP = 5_000;
/** Fields of one purse index, several times over. */
const MOST_FIELDS = 200;

const prizesByField = new Map<string, Map<number, number>>();

/** Mean prize, remembered by field: lessons and tack are weighed for many strengths. */
function meanPrize(start: ChancesOfStart, strength: number): number {
  const key = `${start.level} ${start.grade} ${start.veteran} ${start.purseIndex}`;
  if (prizesByField.size > MOST_FIELDS) prizesByField.clear();
  const prizes = prizesByField.get(key) ?? new Map<number, number>();
  prizesByField.set(key, prizes);
  const prizeAt = (step: number): number => {
    const prize = prizes.get(step) ?? chancesOf(start, step * STEP).coins;
    prizes.set(step, prize);
    return prize;
  };
  const low = Math.floor(strength / STEP);
  const share = strength / STEP - low;
  return prizeAt(low) * (1 - share) + prizeAt(low + 1) * share;
}

/** Mean coins of a start in the class that pays most, after the fee; 0 if none pays. `strength`: score without luck. */
export function bestReturn(horse: RoundHorse, strength: number, { guild, purseIndex }: Terms): number {
  const returns = classesToEnter(horse.standing, horse.level).map((level) => {
    const start = { level, ...startTerms(horse.standing, horse.level, level), purseIndex };
    return meanPrize(start, strength) - entryFee({ kind: 'house', level }, guild);
  });
  return Math.max(0, ...returns);
}

interface Gain {
  readonly guild: Guild;
  /** 0 to 100. */
  readonly happiness: number;
}

/** What more skill adds to a strength; all in ten-thousandths. */
export function strengthOfSkill(from: number, to: number, gain: Gain): number {
  const partOf = (skill: number) => partsOf({ skill, tack: [0, 0, 0], aptitude: 0, level: 1 }).skill;
  return strengthOfPart('skill', partOf(to) - partOf(from), gain);
}

export function strengthOfPart(part: 'skill' | 'tack', gained: number, { guild, happiness }: Gain): number {
  return (((gained * PART_POINTS[part]) / 100) * GUILD_ROWS[guild].scorePercent * happiness) / 10_000;
}
