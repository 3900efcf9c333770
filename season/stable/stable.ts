import type { FirstStepId } from '../../game/first-steps/first-steps.ts';
import type { Guild } from '../../game/guild-work/guilds.ts';
import type { Wardrobes } from '../../game/cosmetics/cosmetics.ts';
import type { Mood } from '../../game/horses/happiness.ts';
import { spendOnGame, type Balance } from '../../game/ledger/coins.ts';
import { gainXp, type Progress } from '../../game/players/level.ts';
import { isRefusal } from '../../game/refusal.ts';

/*
 * A stable in memory. Bots of the season and players of the seeded world act on it by the functions of this folder;
 * each provides its own stable and horses, and its habits decide when it acts.
 */

/** What moves coins between a stable and the game. */
export type StableKind =
  | 'salary'
  | 'first_steps'
  | 'horse_purchase'
  | 'feed'
  | 'treats'
  | 'vet'
  | 'training'
  | 'breeding'
  | 'stable_box'
  | 'cosmetics'
  | 'magic'
  | 'tack_purchase'
  | 'material_purchase';

export interface Purse<Kind extends string> {
  readonly balance: Balance;
  /** Sets the balance; the difference goes to the house or comes from it. */
  post(after: Balance, kind: Kind, description: string): void;
}

export interface Stable extends Purse<StableKind> {
  readonly guild: Guild;
  progress: Progress;
  /** UTC day of the last salary, 'YYYY-MM-DD'. */
  salaryDay: string | null;
  readonly collected: FirstStepId[];
  boxes: number;
  readonly guildChangedAt: Date | null;
  craftSkill: number;
  craftedAt: Date | null;
  crafts: number;
}

export interface StableHorse {
  readonly name: string;
  readonly bornAt: Date;
  readonly worksFrom: Date | null;
  readonly mood: Mood;
  progress: Progress;
  trainingFrom: Date;
  /** Ten-thousandths of a point, in the order of DISCIPLINES. */
  skill: readonly number[];
  wardrobes: Wardrobes;
}

interface Expense<Kind extends string> {
  readonly kind: Kind;
  readonly description: string;
  /** Coins that the payment must leave. */
  readonly reserve?: number;
}

/** Pays the game. False if the purse has too little. */
export function pay<Kind extends string>(
  purse: Purse<Kind>,
  price: number,
  { kind, description, reserve = 0 }: Expense<Kind>,
): boolean {
  const paid = spendOnGame(purse.balance, price);
  if (isRefusal(paid) || paid.balance.coins < reserve) return false;
  purse.post(paid.balance, kind, description);
  return true;
}

export function gainPlayerXp(stable: Pick<Stable, 'progress'>, xp: number): void {
  stable.progress = gainXp(stable.progress, xp);
}
