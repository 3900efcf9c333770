import { isValid } from '../../care/vet.ts';
import { payPlayer, spendOnGame } from '../../ledger/coins.ts';
import type { Payment, Purse } from '../../ledger/coins.ts';
import { GUILD_ROWS, horseXp } from '../../guild-work/guilds.ts';
import type { Guild } from '../../guild-work/guilds.ts';
import { RETIRED_FROM } from '../../horses/age.ts';
import { HAPPINESS_POINT, isFed } from '../../horses/happiness.ts';
import { refusePair } from '../../market/pair-limit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Refusal } from '../../refusal.ts';
import { classBand, classOfLevel } from '../classes.ts';
import type { ClassLevel } from '../classes.ts';
import { DISCIPLINE_ROWS } from '../disciplines.ts';
import type { Discipline } from '../disciplines.ts';
import { entryQuota, HORSE_STARTS_PER_DAY, houseStartsPerDay } from './entry-limits.ts';
import { formOnEntering } from '../form.ts';
import { isOpenHouseShow } from '../house-shows.ts';
import type { HouseShow } from '../house-shows.ts';
import { START_SKILL } from '../running/place-xp.ts';

/** The show asked for. */
export type ShowToEnter = HouseShowToEnter | PlayerShowToEnter;

export interface HouseShowToEnter extends HouseShow {
  readonly kind: 'house';
}

export interface PlayerShowToEnter {
  readonly kind: 'player';
  readonly discipline: Discipline;
  /** The least level of a horse. */
  readonly level: number;
  readonly entryFee: number;
  readonly runsAt: Date;
  /** Coins that the pair limit counts from the player to its creator; null where it is the player's own. */
  readonly paidCreator: number | null;
}

export interface HorseToEnter {
  readonly level: number;
  readonly ageInMonths: number;
  readonly feedExpiresAt: Date | null;
  readonly vetShotsUntil: Date | null;
  readonly vetCheckUntil: Date | null;
  /** Kept from the plan of the entry before; false at first. */
  readonly nextEntryCalm: boolean;
  /** Ten-thousandths. */
  readonly form: number;
  /** Class of the house show entered last; 1 at first. */
  readonly lastClass: ClassLevel;
  /** Starts entered since 00:00 UTC, in all shows. */
  readonly startsToday: number;
}

export interface PlayerToEnter {
  readonly level: number;
  readonly guild: Guild;
  readonly purse: Purse;
  /** Entries whose shows have not run. */
  readonly activeEntries: number;
  /** House starts entered since 00:00 UTC. */
  readonly houseStartsToday: number;
}

/** What entering does, whole numbers all; the caller writes it down. */
export interface EntryPlan {
  readonly fee: number;
  readonly payment: Payment;
  readonly horseXp: number;
  readonly playerXp: number;
  /** Points: 0 or 1. Take it off by `changeHappiness`, which stops at 0. */
  readonly happinessLost: 0 | 1;
  /** The same in ten-thousandths, to be added. */
  readonly happinessChange: number;
  readonly nextEntryCalm: boolean;
  /** Ten-thousandths of a point, in the discipline of the show. */
  readonly skillGain: number;
  /** Ten-thousandths. */
  readonly form: number;
  readonly lastClass: ClassLevel;
}

export type EntryRefusal = Refusal<
  | 'SHOW_CLOSED'
  | 'LEVEL_TOO_LOW'
  | 'LEVEL_TOO_HIGH'
  | 'HORSE_TOO_YOUNG'
  | 'HORSE_RETIRED'
  | 'HORSE_UNFED'
  | 'QUOTA_FULL'
  | 'HORSE_STARTS_SPENT'
  | 'HOUSE_STARTS_SPENT'
  | 'PAIR_LIMIT'
  | 'NOT_ENOUGH_COINS'
  | 'NOT_ENOUGH_TRADABLE_COINS'
>;

/** Whether a horse may enter a show now, and what it costs and gives. One entry per horse and show is the caller's to hold. */
export function decideEntry(
  show: ShowToEnter,
  horse: HorseToEnter,
  player: PlayerToEnter,
  now: Date,
): EntryPlan | EntryRefusal {
  const refused =
    refusedShow(show, horse, now) ?? refusedHorse(show, horse, now) ?? refusedLimits(show, horse, player);
  if (refused) return refused;
  const fee = entryFee(show, player.guild);
  const payment = payEntry(show, player, fee);
  if (isRefusal(payment)) return payment;
  const guild = GUILD_ROWS[player.guild];
  const papers = isValid(horse.vetShotsUntil, now) && isValid(horse.vetCheckUntil, now);
  const calm = papers && horse.nextEntryCalm;
  return {
    fee,
    payment,
    horseXp: horseXp(player.guild, guild.entryXp),
    playerXp: guild.entryXp,
    happinessLost: calm ? 0 : 1,
    happinessChange: calm ? 0 : -HAPPINESS_POINT,
    nextEntryCalm: papers && !calm,
    skillGain: Math.round((START_SKILL * guild.startSkillPercent) / 100),
    form: show.kind === 'house' ? formOnEntering(horse.form, horse.lastClass, show.level) : horse.form,
    lastClass: show.kind === 'house' ? show.level : horse.lastClass,
  };
}

/** Whether a horse of so many game months may start in a discipline: old enough for it, and not retired. */
export function isOfAge(discipline: Discipline, ageInMonths: number): boolean {
  return ageInMonths >= DISCIPLINE_ROWS[discipline].fromMonths && ageInMonths < RETIRED_FROM;
}

/** Coins to enter: a house show by its class and the player's guild, a player show what its creator asks. */
export function entryFee(show: ShowToEnter, guild: Guild): number {
  if (show.kind === 'player') return show.entryFee;
  return Math.round((classOfLevel(show.level).fee * GUILD_ROWS[guild].houseFeePercent) / 100);
}

/** The creator's fee may be paid from bound coins up to the house fee of the class (docs/rules/trade.md#bound-coins). */
function payEntry(
  show: ShowToEnter,
  { level, purse }: PlayerToEnter,
  fee: number,
): ReturnType<typeof payPlayer> | Refusal<'PAIR_LIMIT'> {
  if (show.kind === 'house') return spendOnGame(purse, fee);
  const limited = show.paidCreator !== null && refusePair({ level, paid: show.paidCreator, price: fee });
  return limited || payPlayer(purse, fee, classOfLevel(show.level).fee);
}

function refusedShow(show: ShowToEnter, horse: HorseToEnter, now: Date): EntryRefusal | undefined {
  const open = show.kind === 'house' ? isOpenHouseShow(show, now) : show.runsAt.getTime() > now.getTime();
  if (!open) return refuse('SHOW_CLOSED');
  return refusedLevel(show, horse.level);
}

/**
 * The level that keeps a horse from a show, if it does: every show has a least one, and a house show takes only
 * horses of its own class (docs/rules/shows.md#classes).
 */
export function refusedLevel(
  show: Pick<HouseShowToEnter, 'kind' | 'level'> | Pick<PlayerShowToEnter, 'kind' | 'level'>,
  level: number,
): Refusal<'LEVEL_TOO_LOW' | 'LEVEL_TOO_HIGH'> | undefined {
  if (level < show.level) return refuse('LEVEL_TOO_LOW', { level, needs: show.level });
  const most = show.kind === 'house' ? classBand(show.level).last : null;
  if (most !== null && level > most) return refuse('LEVEL_TOO_HIGH', { level, most });
  return undefined;
}

function refusedHorse({ discipline }: ShowToEnter, horse: HorseToEnter, now: Date): EntryRefusal | undefined {
  const { label, fromMonths } = DISCIPLINE_ROWS[discipline];
  if (horse.ageInMonths < fromMonths) {
    return refuse('HORSE_TOO_YOUNG', { age: horse.ageInMonths, discipline: label, needs: fromMonths });
  }
  if (horse.ageInMonths >= RETIRED_FROM) return refuse('HORSE_RETIRED', { age: horse.ageInMonths });
  if (!isFed(horse.feedExpiresAt, now)) return refuse('HORSE_UNFED');
  return undefined;
}

function refusedLimits(
  show: ShowToEnter,
  horse: HorseToEnter,
  player: PlayerToEnter,
): EntryRefusal | undefined {
  const quota = entryQuota(player.level);
  if (player.activeEntries >= quota) return refuse('QUOTA_FULL', { active: player.activeEntries, quota });
  if (horse.startsToday >= HORSE_STARTS_PER_DAY) {
    return refuse('HORSE_STARTS_SPENT', { most: HORSE_STARTS_PER_DAY });
  }
  const most = houseStartsPerDay(player.level);
  if (show.kind === 'house' && player.houseStartsToday >= most) return refuse('HOUSE_STARTS_SPENT', { most });
  return undefined;
}
