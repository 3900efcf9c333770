import type { Bags } from '../care/feed.ts';
import type { Feeding } from '../care/hunger.ts';
import type { FeedingDays } from '../care/feeding-plan.ts';
import type { PastureState } from '../care/pasture.ts';
import type { Treats } from '../care/treat-plan.ts';
import type { Guild } from '../guild-work/guilds.ts';
import type { TrainingBank } from '../guild-work/training-bank.ts';
import type { Progress } from '../players/level.ts';
import type { Chances } from '../shows/chances.ts';
import type { ClassLevel } from '../shows/classes.ts';
import type { Discipline } from '../shows/disciplines.ts';
import type { TackType } from '../tack/tack.ts';
import type { Standing } from '../shows/grades.ts';

/** Why part of the round leaves a horse out (docs/rules/round.md#left-out). */
export const LEFT_OUT = [
  'off',
  'enough',
  'grass',
  'back',
  'milk',
  'hungry',
  'young',
  'retired',
  'empty',
  'spent',
  'class',
  'hopeless',
  'unpaid',
  'unworthy',
  'saving',
  'entries',
  'house',
  'many',
  'coins',
  'limit',
  'reserve',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export const SHORT_OF = ['coins', 'limit', 'reserve'] as const;
export type ShortOf = (typeof SHORT_OF)[number];

export interface RoundShow {
  readonly id: string;
  readonly discipline: Discipline;
  readonly level: ClassLevel;
  readonly runsAt: Date;
  /** Coins, less the guild's discount. */
  readonly fee: number;
}

export interface RoundHorse extends Feeding, PastureState, Progress {
  readonly id: string;
  readonly retired: boolean;
  /** 0 to 100. */
  readonly happiness: number;
  /** What rest and treats reach at most, 0 to 100. */
  readonly happinessLimit: number;
  /** Is known to need hay and oil. */
  readonly rationed: boolean;
  readonly vetCheckUntil: Date | null;
  readonly vetShotsUntil: Date | null;
  /** When the vet completes the latest request; null if none is open. */
  readonly vetDoneAt: Date | null;
  readonly trainings: TrainingBank;
  readonly startsLeft: number;
  /** It is entered in shows that have not run. */
  readonly awaitsResults: boolean;
  readonly discipline: Discipline;
  readonly standing: Standing;
  /** Ten-thousandths of a point, in the order of DISCIPLINES. */
  readonly skill: readonly number[];
  readonly worn: readonly { readonly type: TackType; readonly quality: number }[];
  /** Scores at the current happiness without luck, in ten-thousandths. */
  readonly strengths: Readonly<Record<Discipline, number>>;
  /** The next shows of each class that it may enter, in order, and of the class that it may be moved down to. */
  readonly shows: readonly RoundShow[];
}

export interface RoundStable {
  readonly horses: readonly RoundHorse[];
  readonly bags: Bags;
  readonly treats: Treats;
  readonly coins: number;
  /** Today's coins; null once collected. */
  readonly salary: number | null;
  readonly guild: Guild;
  /** Open entries that the player may still add. */
  readonly entriesLeft: number;
  readonly houseStartsLeft: number;
  /** Ten-thousandths. */
  readonly purseIndex: number;
  /** Tack that players have for sale. */
  readonly listings: readonly TackListing[];
}

export interface TackListing {
  readonly type: TackType;
  /** Ten-thousandths of a percent. */
  readonly quality: number;
  /** Coins. */
  readonly price: number;
}

/** A piece of tack for which a thrifty plan saves. */
export interface Saving {
  readonly horseId: string;
  readonly type: TackType;
  /** Coins. */
  readonly price: number;
  /** Coins above the reserve after the round, up to the price. */
  readonly saved: number;
  /** Better than what the horse wears, and on sale among players; else the store's. */
  readonly better: boolean;
}

export interface RoundStart {
  readonly horseId: string;
  readonly show: RoundShow;
  readonly chances: Chances;
}

/** What the round does for a horse, or why it does nothing or less than planned. */
export interface RoundLine {
  readonly horseId: string;
  /** Why it is not fed; or, if it is, why without the hay and oil that it needs. */
  readonly fed: LeftOut | null;
  readonly trainings: number;
  readonly trainsIn: Discipline;
  readonly untrained: LeftOut | null;
  readonly starts: readonly RoundStart[];
  /** It is moved down before it starts. */
  readonly movesDown: boolean;
  /** It starts without hope of a prize, so that it may be moved down. */
  readonly nearsDown: boolean;
  readonly unentered: LeftOut | null;
}

export interface Round {
  readonly salary: number;
  readonly feeding: {
    readonly horseIds: readonly string[];
    readonly days: FeedingDays;
    readonly price: number;
  } | null;
  readonly treating: {
    readonly horses: readonly { readonly id: string; readonly points: number }[];
    readonly price: number;
  } | null;
  readonly vet: readonly { readonly service: VetPaper; readonly horseIds: readonly string[] }[];
  readonly starts: readonly RoundStart[];
  readonly lines: readonly RoundLine[];
  /** Coins. */
  readonly cost: number;
  /** Null if the plan saves for nothing. */
  readonly saving: Saving | null;
  /** The first limit reached: the coins, the plan's limit or its reserve. */
  readonly shortOf: ShortOf | null;
  /** When the next thing falls due. */
  readonly nextAt: Date;
}

export type VetPaper = (typeof VET_PAPERS)[number];
export const VET_PAPERS = ['checkup', 'vet_shots'] as const;
