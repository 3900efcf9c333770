import type { Guild } from '../../guild-work/guilds.ts';
import type { StarterResult, Starter } from './run-show.ts';
import type { Parts, TackQualities } from './scoring.ts';

/**
 * The stored result of an entry: the horse as it stood when the show ran, from which anybody can recompute the placing,
 * and each part of its score, which stays readable when the rules change.
 */
export interface StoredResult {
  readonly heat: number;
  readonly owner: string;
  readonly guild: Guild;
  readonly skill: number;
  readonly tack: TackQualities;
  readonly aptitude: number;
  readonly level: number;
  readonly happiness: number;
  readonly form: number;
  /** Ten-thousandths of a point that each part gave. */
  readonly points: Parts;
  readonly raw: number;
  /** Millionths. */
  readonly luck: number;
  /** Levels that the XP of its place brought the horse. */
  readonly levelsGained: number;
  /** Left out where it is false, as in every result before version 3 of the rules. */
  readonly creatorPaid?: true;
  /** Left out where the house kept nothing of the prize. */
  readonly houseCut?: number;
}

export function storedResult(
  starter: Starter,
  { heat, sheet, houseCut }: StarterResult,
  levelsGained: number,
): StoredResult {
  return {
    heat,
    owner: starter.ownerId,
    guild: starter.guild,
    skill: starter.skill,
    tack: starter.tack,
    aptitude: starter.aptitude,
    level: starter.level,
    happiness: starter.happiness,
    form: starter.form,
    points: sheet.points,
    raw: sheet.raw,
    luck: sheet.luck,
    levelsGained,
    ...(starter.creatorPaid && { creatorPaid: true }),
    ...(houseCut > 0 && { houseCut }),
  };
}
