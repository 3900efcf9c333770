import type { Guild } from '../../guild-work/guilds.ts';
import { standingUntilVersion5, type EarlierStanding, type Grade } from '../grades.ts';
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
  /** Absent since rules version 4. */
  readonly form?: number;
  /** Standing before the run, then what the place added; absent before version 4 and in player shows. */
  readonly standing?: EarlierStanding;
  /** Grade of the entry. */
  readonly grade?: Grade;
  readonly veteran?: true;
  readonly gradePoints?: number;
  readonly promotedTo?: Grade;
  /** Coins; omitted if zero. */
  readonly promotionPrize?: number;
  /** Ten-thousandths of a point. */
  readonly points: Parts;
  readonly raw: number;
  /** Millionths. */
  readonly luck: number;
  /** The beaten personal best, if this is a record; ten-thousandths of a point. */
  readonly recordOver?: number;
  /** Levels from place XP. */
  readonly levelsGained: number;
  /** Absent before rules version 3. */
  readonly creatorPaid?: true;
  /** Omitted if zero. */
  readonly houseCut?: number;
}

export function storedResult(
  starter: Starter,
  { heat, sheet, houseCut, standing, promotionPrize }: StarterResult,
  { levelsGained, recordOver }: { readonly levelsGained: number; readonly recordOver: number | null },
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
    ...(starter.standing && { standing: starter.standing }),
    ...(starter.grade && { grade: starter.grade }),
    ...(starter.veteran && { veteran: true }),
    points: sheet.points,
    raw: sheet.raw,
    luck: sheet.luck,
    levelsGained,
    ...(recordOver !== null && { recordOver }),
    ...(starter.creatorPaid && { creatorPaid: true }),
    ...(houseCut > 0 && { houseCut }),
    ...(standing && standing.points > 0 && { gradePoints: standing.points }),
    ...(standing?.promotedTo && { promotedTo: standing.promotedTo, promotionPrize }),
  };
}

/** Reads results of any version. */
export function startOfResult(
  result: StoredResult,
): Pick<Starter, 'form' | 'grade' | 'veteran' | 'standing' | 'creatorPaid'> {
  return {
    form: result.form ?? null,
    grade: result.grade ?? null,
    veteran: result.veteran ?? false,
    standing: result.standing ? standingUntilVersion5(result.standing) : null,
    creatorPaid: result.creatorPaid ?? false,
  };
}
