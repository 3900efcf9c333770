import { HOUSE_CUT_PERCENT, type Balance } from '../../../game/ledger/coins.ts';
import {
  ENTRY_FEE_MAX,
  ENTRY_FEE_MIN,
  PRIZE_MAX,
  PRIZE_MULTIPLIER_MIN,
  SHOW_DAYS_DEFAULT,
  SHOW_LEVEL_MAX,
  SHOW_LEVEL_MIN,
  showCost,
  type ShowCost,
} from '../../../game/shows/player-show-terms.ts';
import { ordinal } from '../../../game/shows/ordinal.ts';
import { FEES_COVERED, mostPaid } from '../../../game/shows/cuts.ts';
import type { Discipline } from '../../../game/shows/disciplines.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { inDigits } from '../../ui/coins.tsx';
import { readWhole } from '../../ui/forms/whole-number.ts';

export interface ShowWishes {
  readonly type: Discipline | '';
  readonly level: string;
  readonly fee: string;
  readonly multiplier: string;
  /** Days from now. */
  readonly days: number;
  /** House horses join a small field, outside the competition. */
  readonly invites: boolean;
}

/** docs/rules/shows.md#player-shows */
export const FIRST_WISHES: ShowWishes = {
  type: '',
  level: '1',
  fee: '100',
  multiplier: '5',
  days: SHOW_DAYS_DEFAULT,
  invites: true,
};

/** Accepts negative numbers, which the message about the least value needs. */
function wholeIn(typed: string): number | undefined {
  return /^-\d+$/.test(typed.trim()) ? Number(typed) : readWhole(typed);
}

/** The server's messages, by field. */
export function problemsIn({ level, fee, multiplier }: ShowWishes) {
  return {
    level: levelProblem(wholeIn(level)),
    fee: feeProblem(wholeIn(fee)),
    multiplier: multiplierProblem(multiplier, wholeIn(fee)),
  };
}

function levelProblem(level: number | undefined): string | undefined {
  if (level === undefined) return 'The minimum level must be a whole number.';
  if (level >= SHOW_LEVEL_MIN && level <= SHOW_LEVEL_MAX) return undefined;
  return `The minimum level is from ${SHOW_LEVEL_MIN} to ${SHOW_LEVEL_MAX}.`;
}

function feeProblem(fee: number | undefined): string | undefined {
  if (fee === undefined) return 'The entry fee must be a whole number of coins.';
  if (fee < ENTRY_FEE_MIN) return `The entry fee must be at least ${ENTRY_FEE_MIN} coins.`;
  return fee > ENTRY_FEE_MAX ? `The entry fee must be at most ${inDigits(ENTRY_FEE_MAX)} coins.` : undefined;
}

/** Only the resulting prize has an upper limit. */
function multiplierProblem(typed: string, fee = ENTRY_FEE_MIN): string | undefined {
  if (typed.trim() !== '' && Number(typed) < PRIZE_MULTIPLIER_MIN) {
    return `Prize multiplier must be at least ${PRIZE_MULTIPLIER_MIN}x`;
  }
  const multiplier = wholeIn(typed);
  if (multiplier === undefined) return 'Prize multiplier must be a whole number.';
  return fee * multiplier > PRIZE_MAX ? `The prize must be at most ${inDigits(PRIZE_MAX)} coins.` : undefined;
}

export function termsOf({ level, fee, multiplier, days }: ShowWishes, now: Date) {
  const entryFee = wholeIn(fee) ?? 0;
  return {
    level: wholeIn(level) ?? 0,
    entryFee,
    prize: entryFee * (wholeIn(multiplier) ?? 0),
    runsAt: new Date(now.getTime() + days * REAL_MS_PER_DAY),
  };
}

/** Undefined while a field is invalid. */
export function costOf(wishes: ShowWishes, guild: Guild, now: Date): ShowCost | undefined {
  const wrong = Object.values(problemsIn(wishes)).some((problem) => problem !== undefined);
  return wrong ? undefined : showCost(termsOf(wishes, now), guild, now);
}

export function formatCut(prize: number): string {
  return `The house keeps ${HOUSE_CUT_PERCENT}% of every prize that others win, so they get ${inDigits(mostPaid(prize))} at most. You keep all of what you win yourself. From the ${ordinal(FEES_COVERED + 1)} entry by others, the house keeps ${HOUSE_CUT_PERCENT}% of their fees.`;
}

/** Undefined if the player can pay. */
export function shortOf({ total, prize }: ShowCost, { coins, tradable }: Balance): string | undefined {
  if (coins < total) return `You need ${inDigits(total)} coins to create a show`;
  if (tradable >= prize) return undefined;
  return `Prizes are paid in tradable coins, such as show winnings. You have ${inDigits(tradable)}.`;
}
