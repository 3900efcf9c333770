import { payPlayer, spendOnGame, type Balance, type CoinAmount } from '../ledger/coins.ts';
import { GUILD_ROWS, type Guild } from '../guild-work/guilds.ts';
import { MINUTE, REAL_MS_PER_DAY } from '../game-time.ts';
import { refusePaid } from '../market/pair-limit.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';

/** docs/rules/shows.md#player-shows */
export const SHOW_LEVEL_MIN = 1;
export const SHOW_LEVEL_MAX = 25;
export const ENTRY_FEE_MIN = 50;
/** So that sums fit into integers of the database. */
export const ENTRY_FEE_MAX = 10_000_000;
export const PRIZE_MAX = 1_000_000_000;
export const PRIZE_MULTIPLIER_MIN = 2;
/** Real days after creation. */
export const SHOW_DAYS_MIN = 1;
export const SHOW_DAYS_DEFAULT = 3;
export const SHOW_DAYS_MAX = 14;
/** With fewer entries, so many house horses start outside the competition if the creator invited them. */
export const INVITE_BELOW = 6;
export const INVITED = 6;

/** Tolerance, because dates are picked in whole days. */
const GRACE_MS = MINUTE;

const IN_ADVANCE_PERCENT = 20;

export interface ShowTerms {
  readonly level: number;
  readonly entryFee: number;
  readonly prize: number;
  readonly runsAt: Date;
}

/** Fee part: entry fee plus surcharge less discount. */
export interface ShowCost {
  readonly entryFee: number;
  /** For a date after the default. */
  readonly surcharge: number;
  readonly discount: number;
  readonly feePart: number;
  /** In escrow. */
  readonly prize: number;
  readonly total: number;
}

/** Rounded so that a show always costs more than its prize (docs/rules/shows.md#player-shows). */
export function showCost({ entryFee, prize, runsAt }: ShowTerms, guild: Guild, now: Date): ShowCost {
  const inAdvance = isLater(runsAt, SHOW_DAYS_DEFAULT, now);
  const surcharge = inAdvance ? Math.round((entryFee * IN_ADVANCE_PERCENT) / 100) : 0;
  const discount = Math.round((entryFee * GUILD_ROWS[guild].showDiscountPercent) / 100);
  const feePart = entryFee + surcharge - discount;
  return { entryFee, surcharge, discount, feePart, prize, total: feePart + prize };
}

function isLater(runsAt: Date, days: number, now: Date): boolean {
  return runsAt.getTime() - now.getTime() > days * REAL_MS_PER_DAY + GRACE_MS;
}

function isSooner(runsAt: Date, days: number, now: Date): boolean {
  return runsAt.getTime() - now.getTime() < days * REAL_MS_PER_DAY - GRACE_MS;
}

export interface Creator {
  readonly level: number;
  readonly guild: Guild;
  readonly balance: Balance;
  /** Counted for the pair limit: unreturned prizes and the most fees to one player. */
  readonly paid: number;
}

export interface ShowPlan {
  readonly cost: ShowCost;
  readonly balance: Balance;
  readonly feeTaken: CoinAmount;
  readonly prizeTaken: CoinAmount;
}

export type ShowTermsRefusal = Refusal<
  | 'SHOW_LEVEL_OUT_OF_RANGE'
  | 'ENTRY_FEE_TOO_LOW'
  | 'PRIZE_TOO_LOW'
  | 'SHOW_DATE_OUT_OF_RANGE'
  | 'NOT_ENOUGH_COINS'
  | 'NOT_ENOUGH_TRADABLE_COINS'
  | 'PAIR_LIMIT'
>;

/** The pair limit covers the whole prize: one player may win it. */
export function decideShow(
  terms: ShowTerms,
  { guild, balance, paid, level: creatorLevel }: Creator,
  now: Date,
): ShowPlan | ShowTermsRefusal {
  const { level, entryFee, prize, runsAt } = terms;
  if (level < SHOW_LEVEL_MIN || level > SHOW_LEVEL_MAX) {
    return refuse('SHOW_LEVEL_OUT_OF_RANGE', { least: SHOW_LEVEL_MIN, most: SHOW_LEVEL_MAX });
  }
  if (entryFee < ENTRY_FEE_MIN) return refuse('ENTRY_FEE_TOO_LOW', { least: ENTRY_FEE_MIN });
  const leastPrize = PRIZE_MULTIPLIER_MIN * entryFee;
  if (prize < leastPrize) return refuse('PRIZE_TOO_LOW', { times: PRIZE_MULTIPLIER_MIN, least: leastPrize });
  if (isSooner(runsAt, SHOW_DAYS_MIN, now) || isLater(runsAt, SHOW_DAYS_MAX, now)) {
    return refuse('SHOW_DATE_OUT_OF_RANGE', { least: SHOW_DAYS_MIN, most: SHOW_DAYS_MAX });
  }
  const cost = showCost(terms, guild, now);
  if (balance.coins < cost.total)
    return refuse('NOT_ENOUGH_COINS', { needs: cost.total, coins: balance.coins });
  const limited = refusePaid({ level: creatorLevel, paid, price: prize });
  if (limited) return limited;
  // Pays the prize first, because it needs tradable coins.
  const prizePaid = payPlayer(balance, cost.prize, 0);
  if (isRefusal(prizePaid)) return prizePaid;
  const feePaid = spendOnGame(prizePaid.balance, cost.feePart);
  if (isRefusal(feePaid)) return feePaid;
  return { cost, balance: feePaid.balance, feeTaken: feePaid.taken, prizeTaken: prizePaid.taken };
}
