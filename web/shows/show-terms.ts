import type { Purse } from '../../game/coins.ts';
import {
  ENTRY_FEE_MIN,
  PRIZE_MULTIPLIER_MIN,
  SHOW_DAYS_DEFAULT,
  SHOW_LEVEL_MAX,
  SHOW_LEVEL_MIN,
  showCost,
  type ShowCost,
} from '../../game/shows/cost.ts';
import type { PlayerShowDiscipline } from '../../game/shows/disciplines.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import type { Guild } from '../../game/guilds/guilds.ts';
import { inDigits } from '../ui/coins.tsx';

/** What stands in the fields: numbers as they are typed. */
export interface ShowWishes {
  readonly type: PlayerShowDiscipline | '';
  readonly level: string;
  readonly fee: string;
  readonly multiplier: string;
  /** Days from now. */
  readonly days: number;
}

/** The defaults of the second specification, section 9. */
export const FIRST_WISHES: ShowWishes = {
  type: '',
  level: '1',
  fee: '100',
  multiplier: '5',
  days: SHOW_DAYS_DEFAULT,
};

/** A whole number from `least` to `most`, or undefined for anything else that was typed. */
function whole(typed: string, least: number, most = 10_000_000): number | undefined {
  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** What is wrong with each field, in words. */
export function problemsIn({ level, fee, multiplier }: ShowWishes) {
  const fits = (typed: string, least: number, most?: number) => whole(typed, least, most) !== undefined;
  return {
    level: fits(level, SHOW_LEVEL_MIN, SHOW_LEVEL_MAX)
      ? undefined
      : `The minimum level is from ${SHOW_LEVEL_MIN} to ${SHOW_LEVEL_MAX}.`,
    fee: fits(fee, ENTRY_FEE_MIN) ? undefined : `The entry fee is at least ${ENTRY_FEE_MIN} coins.`,
    multiplier: fits(multiplier, PRIZE_MULTIPLIER_MIN, 100)
      ? undefined
      : `Prize multiplier must be at least ${PRIZE_MULTIPLIER_MIN}x`,
  };
}

/** What is asked of the server: level, fee, prize and date. */
export function termsOf({ level, fee, multiplier, days }: ShowWishes, now: Date) {
  const entryFee = Number(fee);
  return {
    level: Number(level),
    entryFee,
    prize: entryFee * Number(multiplier),
    runsAt: new Date(now.getTime() + days * REAL_MS_PER_DAY),
  };
}

/** What the show will cost; undefined while a field is wrong. */
export function costOf(wishes: ShowWishes, guild: Guild, now: Date): ShowCost | undefined {
  const wrong = Object.values(problemsIn(wishes)).some((problem) => problem !== undefined);
  return wrong ? undefined : showCost(termsOf(wishes, now), guild, now);
}

/** Why this purse cannot pay it; undefined where it can. */
export function shortOf({ total, prize }: ShowCost, { coins, tradable }: Purse): string | undefined {
  if (coins < total) return `You need ${inDigits(total)} coins to create a show`;
  if (tradable >= prize) return undefined;
  return `A prize is put up in tradable coins, such as prizes won: you have ${inDigits(tradable)} of those.`;
}
