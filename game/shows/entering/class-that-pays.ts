import type { Guild } from '../../guild-work/guilds.ts';
import { chancesOf } from '../chances.ts';
import type { ClassLevel } from '../classes.ts';
import { classesToEnter, startTerms, type ClassStanding } from '../grades.ts';
import { entryFee } from './entry-terms.ts';

export interface HorseWithStanding {
  readonly level: number;
  readonly standing: ClassStanding;
}

interface Terms {
  readonly guild: Guild;
  /** Ten-thousandths. */
  readonly purseIndex: number;
}

/** Coins after the fee, on average. `strength`: score without luck. */
export function meanReturn(
  { level, standing }: HorseWithStanding,
  entered: ClassLevel,
  strength: number,
  { guild, purseIndex }: Terms,
): number {
  const terms = startTerms(standing, level, entered);
  const fee = entryFee({ kind: 'house', level: entered }, guild);
  return chancesOf({ level: entered, ...terms, purseIndex }, strength).coins - fee;
}

/** The class with the best mean return among those that a horse may enter; on ties the higher one. */
export function classThatPays(horse: HorseWithStanding, strength: number, terms: Terms): ClassLevel {
  const classes = classesToEnter(horse.standing, horse.level);
  const returns = classes.map((one) => meanReturn(horse, one, strength, terms));
  const best = returns.lastIndexOf(Math.max(...returns));
  return classes[best] ?? horse.standing.classLevel;
}
