import { refuseWork } from '../../care/pasture.ts';
import { isValid } from '../../care/vet.ts';
import { payPlayer, spendOnGame, type Balance, type CoinAmount, type Payment } from '../../ledger/coins.ts';
import { utcDay } from '../../game-time.ts';
import { GUILD_ROWS, horseXp, type Guild } from '../../guild-work/guilds.ts';
import { ageInMonths, RETIRED_FROM } from '../../horses/age.ts';
import {
  changeHappiness,
  HAPPINESS_POINT,
  settleMood,
  STRESS_OF_ENTRY,
  type Mood,
} from '../../horses/happiness.ts';
import { isFed } from '../../horses/fed.ts';
import { refusePair, refusePrize } from '../../market/pair-limit.ts';
import { gainXp, type Progress } from '../../players/level.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import { classOfLevel } from '../classes.ts';
import { DISCIPLINE_ROWS, DISCIPLINES, type Discipline } from '../disciplines.ts';
import { standingOnEntering, startTerms, type Standing, type StartTerms } from '../grades.ts';
import { refusedMeadow, type NotInMeadow } from '../meadow/meadow-shows.ts';
import { isOpenScheduledShow } from '../scheduled-shows.ts';
import { meadowXp, START_SKILL, veteranXp } from '../running/place-xp.ts';
import { entryFee, refusedLevel, type ShowToEnter } from './entry-terms.ts';
import { countToday, entryQuota, HORSE_STARTS_PER_DAY, houseStartsPerDay, laterDay } from './entry-limits.ts';

export interface HorseToEnter extends Progress {
  readonly bornAt: Date;
  readonly mood: Mood;
  /** When it may work after pasture. */
  readonly worksFrom: Date | null;
  readonly vetShotsUntil: Date | null;
  readonly vetCheckUntil: Date | null;
  /** With both vet papers, every second entry costs no happiness. */
  readonly nextEntryCalm: boolean;
  readonly standing: Standing;
  /** Ten-thousandths of a point, in the order of `DISCIPLINES`. */
  readonly skill: readonly number[];
  /** 'YYYY-MM-DD', UTC. */
  readonly startsDay: string | null;
  /** All shows. */
  readonly startsToday: number;
  readonly showsEntered: number;
}

export interface PlayerToEnter extends Progress {
  readonly guild: Guild;
  readonly balance: Balance;
  readonly activeEntries: number;
  /** 'YYYY-MM-DD', UTC. */
  readonly houseStartsDay: string | null;
  readonly houseStarts: number;
  readonly createdAt: Date;
  readonly meadowStarts: number;
}

export interface EntryOutcome {
  readonly fee: number;
  readonly taken: CoinAmount;
  readonly horseXp: number;
  readonly happinessLost: 0 | 1;
  /** Null outside house shows. */
  readonly start: StartTerms | null;
  readonly horse: HorseToEnter;
  readonly player: PlayerToEnter;
}

export type EntryRefusal = Refusal<
  | 'SHOW_CLOSED'
  | NotInMeadow['refused']
  | 'LEVEL_TOO_LOW'
  | 'LEVEL_TOO_HIGH'
  | 'HORSE_TOO_YOUNG'
  | 'HORSE_RETIRED'
  | 'ON_PASTURE'
  | 'BACK_FROM_PASTURE'
  | 'HORSE_UNFED'
  | 'QUOTA_FULL'
  | 'HORSE_STARTS_SPENT'
  | 'HOUSE_STARTS_SPENT'
  | 'EMAIL_NOT_CONFIRMED'
  | 'KEEP_FIRST'
  | 'PAIR_LIMIT'
  | 'RECEIVER_LIMIT'
  | 'WINNER_LIMIT'
  | 'NOT_ENOUGH_COINS'
  | 'NOT_ENOUGH_TRADABLE_COINS'
>;

/** The caller excludes horses already entered. */
export function decideEntry(
  show: ShowToEnter,
  horse: HorseToEnter,
  player: PlayerToEnter,
  now: Date,
): EntryOutcome | EntryRefusal {
  const refused =
    refusedShow(show, horse, player, now) ??
    refusedHorse(show, horse, now) ??
    refusedLimits(show, horse, player, utcDay(now));
  if (refused) return refused;
  const fee = entryFee(show, player.guild);
  const payment = payEntry(show, player, fee);
  if (isRefusal(payment)) return payment;
  const papers = isValid(horse.vetShotsUntil, now) && isValid(horse.vetCheckUntil, now);
  const isCalm = papers && horse.nextEntryCalm;
  const guild = GUILD_ROWS[player.guild];
  const start = show.kind === 'house' ? startTerms(horse.standing, horse.level, show.level) : null;
  const whole = { horse: horseXp(player.guild, guild.entryXp), player: guild.entryXp };
  const xp = show.kind === 'meadow' ? meadowXp(whole) : start?.veteran ? veteranXp(whole) : whole;
  const mood = settleMood(horse.mood, guild.restPerDay, now);
  const stress = isCalm ? 0 : STRESS_OF_ENTRY;
  return {
    fee,
    taken: payment.taken,
    horseXp: xp.horse,
    happinessLost: stress,
    start,
    horse: {
      ...horse,
      ...progressAfter(horse, xp.horse),
      ...(show.kind === 'house' && {
        standing: standingOnEntering(horse.standing, show.level),
      }),
      mood: { ...mood, happiness: changeHappiness(mood.happiness, -stress * HAPPINESS_POINT) },
      nextEntryCalm: papers && !isCalm,
      skill: skillAfter(horse.skill, show.discipline, player.guild),
      ...startsAfter(horse, utcDay(now)),
      showsEntered: horse.showsEntered + 1,
    },
    player: {
      ...player,
      ...progressAfter(player, xp.player),
      balance: payment.balance,
      ...houseStartsAfter(player, show.kind === 'player' ? 0 : 1, utcDay(now)),
      activeEntries: player.activeEntries + 1,
      meadowStarts: player.meadowStarts + (show.kind === 'meadow' ? 1 : 0),
    },
  };
}

function progressAfter(before: Progress, gained: number): Progress {
  const { level, xp } = gainXp(before, gained);
  return { level, xp };
}

function skillAfter(skill: readonly number[], discipline: Discipline, guild: Guild): number[] {
  const gain = Math.round((START_SKILL * GUILD_ROWS[guild].startSkillPercent) / 100);
  return skill.map((points, index) => (DISCIPLINES[index] === discipline ? points + gain : points));
}

function startsAfter({ startsDay, startsToday }: HorseToEnter, today: string) {
  return {
    startsDay: laterDay(startsDay, today),
    startsToday: countToday(startsDay, startsToday, today) + 1,
  };
}

function houseStartsAfter({ houseStartsDay, houseStarts }: PlayerToEnter, added: 0 | 1, today: string) {
  return {
    houseStartsDay: laterDay(houseStartsDay, today),
    houseStarts: countToday(houseStartsDay, houseStarts, today) + added,
  };
}

/** Bound coins pay at most the class's house fee (docs/rules/trade.md#bound-coins). */
function payEntry(show: ShowToEnter, { level, balance }: PlayerToEnter, fee: number): Payment | EntryRefusal {
  if (show.kind !== 'player') return spendOnGame(balance, fee);
  const { fee: sums, youngPrize } = show.dealings ?? {};
  const limited =
    (sums && refusePair({ ...sums, level, price: fee })) ?? (youngPrize && refusePrize(youngPrize));
  return limited ?? payPlayer(balance, fee, classOfLevel(show.level).fee);
}

function refusedShow(
  show: ShowToEnter,
  horse: HorseToEnter,
  player: PlayerToEnter,
  now: Date,
): EntryRefusal | undefined {
  const isOpen =
    show.kind === 'player' ? show.runsAt.getTime() > now.getTime() : isOpenScheduledShow(show, now);
  if (!isOpen) return refuse('SHOW_CLOSED');
  if (show.kind !== 'meadow') return refusedLevel(show, horse);
  return refusedMeadow(horse, { joinedAt: player.createdAt, meadowStarts: player.meadowStarts }, now);
}

function refusedHorse({ discipline }: ShowToEnter, horse: HorseToEnter, now: Date): EntryRefusal | undefined {
  const { label, fromMonths } = DISCIPLINE_ROWS[discipline];
  const age = ageInMonths(horse.bornAt, now);
  if (age < fromMonths) return refuse('HORSE_TOO_YOUNG', { age, discipline: label, needs: fromMonths });
  if (age >= RETIRED_FROM) return refuse('HORSE_RETIRED', { age });
  const away = refuseWork({ ...horse.mood, worksFrom: horse.worksFrom }, now);
  if (away) return away;
  if (!isFed(horse.mood.feedExpiresAt, now)) return refuse('HORSE_UNFED');
  return undefined;
}

function refusedLimits(
  show: ShowToEnter,
  horse: HorseToEnter,
  player: PlayerToEnter,
  today: string,
): EntryRefusal | undefined {
  const quota = entryQuota(player.level);
  if (player.activeEntries >= quota) return refuse('QUOTA_FULL', { active: player.activeEntries, quota });
  if (countToday(horse.startsDay, horse.startsToday, today) >= HORSE_STARTS_PER_DAY) {
    return refuse('HORSE_STARTS_SPENT', { most: HORSE_STARTS_PER_DAY });
  }
  const most = houseStartsPerDay(player.level);
  const used = countToday(player.houseStartsDay, player.houseStarts, today);
  if (show.kind !== 'player' && used >= most) return refuse('HOUSE_STARTS_SPENT', { most });
  return undefined;
}
