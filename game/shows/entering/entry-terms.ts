import { GUILD_ROWS, type Guild } from '../../guild-work/guilds.ts';
import { RETIRED_FROM } from '../../horses/age.ts';
import type { PairSums, YoungPrize } from '../../market/pair-limit.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { classOfLevel } from '../classes.ts';
import { DISCIPLINE_ROWS, type Discipline } from '../disciplines.ts';
import { classesToEnter, type Standing } from '../grades.ts';
import type { HouseShow } from '../house-shows.ts';
import type { MeadowShow } from '../meadow/meadow-shows.ts';

/* The terms of a show, apart from the rules that decide an entry, for pages that only show the terms. */

export type ShowToEnter = HouseShowToEnter | MeadowShow | PlayerShowToEnter;

export interface HouseShowToEnter extends HouseShow {
  readonly kind: 'house';
}

export interface PlayerShowToEnter {
  readonly kind: 'player';
  readonly discipline: Discipline;
  /** Lowest horse level. */
  readonly level: number;
  readonly entryFee: number;
  readonly runsAt: Date;
  /** Null for an own show. */
  readonly dealings: CreatorDealings | null;
}

/** Earlier payments between entrant and creator, which limit what they may pay each other. */
export interface CreatorDealings {
  readonly fee: PairSums;
  /** Null if the creator's account is not young. */
  readonly youngPrize: YoungPrize | null;
}

/** Game months. */
export function isOfAge(discipline: Discipline, months: number): boolean {
  return months >= DISCIPLINE_ROWS[discipline].fromMonths && months < RETIRED_FROM;
}

/** Coins. */
export function entryFee(
  show:
    | Pick<HouseShowToEnter, 'kind' | 'level'>
    | Pick<MeadowShow, 'kind'>
    | Pick<PlayerShowToEnter, 'kind' | 'entryFee'>,
  guild: Guild,
): number {
  if (show.kind === 'meadow') return 0;
  if (show.kind === 'player') return show.entryFee;
  return Math.round((classOfLevel(show.level).fee * GUILD_ROWS[guild].houseFeePercent) / 100);
}

export interface HorseInClass {
  readonly level: number;
  readonly standing: Pick<Standing, 'classLevel' | 'bestClass'>;
}

/** docs/rules/shows.md#classes */
export function refusedLevel(
  show: Pick<HouseShowToEnter, 'kind' | 'level'> | Pick<PlayerShowToEnter, 'kind' | 'level'>,
  { level, standing }: HorseInClass,
): Refusal<'LEVEL_TOO_LOW' | 'LEVEL_TOO_HIGH'> | undefined {
  if (level < show.level) return refuse('LEVEL_TOO_LOW', { level, needs: show.level });
  if (show.kind === 'player') return undefined;
  const classes: number[] = classesToEnter(standing, level);
  if (classes.includes(show.level)) return undefined;
  return refuse('LEVEL_TOO_HIGH', { classes: classes.join(' or ') });
}
