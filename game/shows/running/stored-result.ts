import type { Guild } from '../../guild-work/guilds.ts';
import type { Grade, Standing } from '../grades.ts';
import type { StarterResult, Starter } from './run-show.ts';
import type { Parts, TackQualities } from './scoring.ts';

/** As of the run. */
export interface StoredResult {
  readonly heat: number;
  readonly owner: string;
  readonly guild: Guild;
  readonly skill: number;
  readonly tack: TackQualities;
  readonly aptitude: number;
  readonly level: number;
  readonly happiness: number;
  /** Standing before the run, then what the place added; absent in player shows. */
  readonly standing?: Standing;
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
  readonly creatorPaid?: true;
  readonly guest?: true;
  /** A house stable owns the horse. */
  readonly ofHouse?: true;
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
    ...(starter.guest && { guest: true }),
    ...(starter.ofHouse && { ofHouse: true }),
    ...(houseCut > 0 && { houseCut }),
    ...(standing && standing.points > 0 && { gradePoints: standing.points }),
    ...(standing?.promotedTo && { promotedTo: standing.promotedTo, promotionPrize }),
  };
}

export function startOfResult(
  result: StoredResult,
): Pick<Starter, 'grade' | 'veteran' | 'standing' | 'creatorPaid' | 'guest'> & { readonly ofHouse: boolean } {
  return {
    grade: result.grade ?? null,
    veteran: result.veteran ?? false,
    standing: result.standing ?? null,
    creatorPaid: result.creatorPaid ?? false,
    guest: result.guest ?? false,
    ofHouse: result.ofHouse ?? false,
  };
}
