import type { Guild } from '../../guild-work/guilds.ts';
import type { StarterResult, Starter } from './run-show.ts';
import type { Parts, TackQualities } from './scoring.ts';

/** As of the run; readable even if rules change. */
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
  /** Ten-thousandths of a point. */
  readonly points: Parts;
  readonly raw: number;
  /** Millionths. */
  readonly luck: number;
  /** By place XP. */
  readonly levelsGained: number;
  /** Absent before rules version 3. */
  readonly creatorPaid?: true;
  /** Omitted if zero. */
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
