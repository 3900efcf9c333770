import { TREATS } from '../game/care/treats.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { earnTradable } from '../game/ledger/coins.ts';
import { GUILD_ROWS } from '../game/guild-work/guilds.ts';
import { aptitudeIn } from '../game/horses/aptitude.ts';
import { HAPPINESS_POINT } from '../game/horses/happiness.ts';
import { gainXp } from '../game/players/level.ts';
import { isRefusal } from '../game/refusal.ts';
import { wholeBetween, type Rng } from '../game/rng.ts';
import { classOfLevel, type ClassLevel } from '../game/shows/classes.ts';
import { DISCIPLINES } from '../game/shows/disciplines.ts';
import { classThatPays, meanReturn } from '../game/shows/entering/class-that-pays.ts';
import { decideEntry, type HorseToEnter, type PlayerToEnter } from '../game/shows/entering/entry.ts';
import { mayPutBack, standingPutBack, type StartTerms } from '../game/shows/grades.ts';
import { openHouseShows, type OpenHouseShow } from '../game/shows/house-shows.ts';
import { showSeed } from '../game/shows/proof/proof.ts';
import { runShow, type Starter } from '../game/shows/running/run-show.ts';
import { partsOf, scoreOf } from '../game/shows/running/scoring.ts';
import { qualitiesWorn, qualityAfterStart } from '../game/tack/wear.ts';
import { feedMoney, happinessOf, type Bot, type SeasonHorse } from './bot.ts';
import { Careers } from './careers.ts';
import { cheerUp } from './care.ts';
import type { SeasonBooks } from './season-books.ts';

interface Entry extends StartTerms {
  readonly entryId: string;
  readonly entropy: string;
  readonly payer: Bot;
  readonly horse: SeasonHorse;
}

export interface RingCounts {
  starts: number;
  places: number;
}

interface StartWished {
  /** Number of the start in this visit, from 0. */
  readonly index: number;
  readonly classLevel: ClassLevel;
  readonly coins: number;
  readonly purseIndex: number;
  readonly now: Date;
}

/** A bot with this many coins may start for experience alone. */
const COINS_TO_SPARE = 1_000;

export class Ring {
  readonly #due = new Map<string, { readonly show: OpenHouseShow; readonly entries: Entry[] }>();
  readonly #secret = new Uint8Array(32).fill(7);
  #entryCount = 0;
  readonly counts = new Map<Bot, RingCounts>();
  /** Ten-thousandths. */
  purseIndex = 10_000;

  readonly careers = new Careers();
  readonly #books: SeasonBooks;
  readonly #rng: Rng;
  readonly #began: Date;

  constructor(books: SeasonBooks, rng: Rng, began: Date) {
    this.#books = books;
    this.#rng = rng;
    this.#began = began;
  }

  enter(bot: Bot, horse: SeasonHorse, wanted: number, now: Date): number {
    if (wanted <= 0) return 0;
    if (mayPutBack(horse.standing)) horse.standing = standingPutBack(horse.standing, horse.progress.level);
    const classLevel = this.#classFor(bot, horse, now);
    const shows = openHouseShows(now, { discipline: horse.discipline, level: classLevel });
    let entered = 0;
    for (const show of shows) {
      if (entered === wanted) break;
      if (horse.entered.has(show.id)) continue;
      const { coins } = bot.balance;
      const wished = { index: entered, classLevel, coins, purseIndex: this.purseIndex, now };
      if (!pays(bot, horse, wished) || coins < feedMoney(bot) + classOfLevel(show.level).fee) break;
      cheerUp(bot, horse, now);
      if (!this.enterOne(bot, horse, show, now)) break;
      entered += 1;
    }
    return entered;
  }

  /** Chooses as the daily round does. */
  #classFor({ guild }: Bot, horse: SeasonHorse, now: Date): ClassLevel {
    const { purseIndex } = this;
    const graded = { level: horse.progress.level, standing: horse.standing };
    return classThatPays(graded, strengthOf(horse, happinessOf(horse, now)), { guild, purseIndex });
  }

  /** False if the game refuses. */
  enterOne(bot: Bot, horse: SeasonHorse, show: OpenHouseShow, now: Date): boolean {
    const outcome = decideEntry(
      { ...show, kind: 'house' },
      {
        ...horse.progress,
        bornAt: horse.bornAt,
        mood: horse.mood,
        worksFrom: null,
        vetShotsUntil: horse.papersUntil,
        vetCheckUntil: horse.papersUntil,
        nextEntryCalm: horse.nextEntryCalm,
        standing: horse.standing,
        skill: horse.skill,
        startsDay: horse.startsDay,
        startsToday: horse.starts,
        showsEntered: horse.showsEntered,
      },
      {
        ...bot.progress,
        guild: bot.guild,
        balance: bot.balance,
        activeEntries: bot.activeEntries,
        houseStartsDay: bot.houseStartsDay,
        houseStarts: bot.houseStarts,
        // Bots do not start in the Meadow.
        createdAt: this.#began,
        meadowStarts: 0,
      },
      now,
    );
    if (isRefusal(outcome) || outcome.start === null) return false;
    this.#updateHorse(horse, outcome.horse);
    this.#updatePlayer(bot, outcome.player);
    if (show.level === 1) bot.classOneStarts += 1;
    horse.entered.add(show.id);
    const due = this.#due.get(show.id) ?? { show, entries: [] };
    const entropy = Array.from({ length: 4 }, () =>
      wholeBetween(this.#rng, 0x10000000, 0xffffffff).toString(16),
    );
    due.entries.push({
      entryId: `e${this.#entryCount++}`,
      entropy: entropy.join(''),
      payer: bot,
      horse,
      ...outcome.start,
    });
    this.#due.set(show.id, due);
    return true;
  }

  #updateHorse(horse: SeasonHorse, after: HorseToEnter): void {
    horse.progress = { level: after.level, xp: after.xp };
    horse.mood = after.mood;
    horse.nextEntryCalm = after.nextEntryCalm;
    horse.standing = after.standing;
    horse.skill = [...after.skill];
    horse.startsDay = after.startsDay;
    horse.starts = after.startsToday;
    horse.showsEntered = after.showsEntered;
  }

  #updatePlayer(bot: Bot, after: PlayerToEnter): void {
    this.#books.withHouse(bot.id, after.balance, 'entry fees');
    bot.progress = { level: after.level, xp: after.xp };
    bot.activeEntries = after.activeEntries;
    bot.houseStartsDay = after.houseStartsDay;
    bot.houseStarts = after.houseStarts;
  }

  runDue(until: Date): void {
    const due = [...this.#due.values()].filter(({ show }) => show.runsAt <= until);
    due.sort((a, b) => a.show.runsAt.getTime() - b.show.runsAt.getTime() || (a.show.id < b.show.id ? -1 : 1));
    for (const { show, entries } of due) {
      this.#run(show, entries);
      this.#due.delete(show.id);
    }
  }

  #run(show: OpenHouseShow, entries: readonly Entry[]): void {
    const result = runShow(
      { kind: 'house', level: show.level, purseIndex: this.purseIndex },
      showSeed(this.#secret, show.id),
      entries.map((entry) => ({ ...starterOf(entry, show), creatorPaid: false, guest: false })),
    );
    const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
    for (const { entryId, place, prize, horseXp, playerXp, standing, sheet } of result.starters) {
      const entry = byId.get(entryId);
      if (!entry) throw new Error(`No entry ${entryId}`);
      const { payer, horse } = entry;
      const after = gainXp(horse.progress, horseXp);
      horse.progress = { level: after.level, xp: after.xp };
      this.careers.note(payer, horse, {
        day: Math.floor((show.runsAt.getTime() - this.#began.getTime()) / REAL_MS_PER_DAY),
        classLevel: show.level,
        grade: entry.grade,
        place,
        hasPrize: prize > 0,
        strength: sheet.raw * sheet.happinessFactor * sheet.guildFactor,
        promoted: standing?.promotedTo !== null && standing !== null,
        levelsGained: after.levelsGained,
      });
      if (standing) horse.standing = standing.standing;
      horse.allStarts += 1;
      horse.prizeOfLate += (prize - horse.prizeOfLate) * 0.03;
      horse.entered.delete(show.id);
      for (const piece of horse.worn.values()) piece.quality = qualityAfterStart(piece.quality, payer.guild);
      payer.progress = gainXp(payer.progress, playerXp);
      payer.activeEntries -= 1;
      payer.results += 1;
      if (place === 1) payer.wins += 1;
      if (prize > 0) this.#books.withHouse(payer.id, earnTradable(payer.balance, prize), 'prizes');
      const counts = this.counts.get(payer) ?? { starts: 0, places: 0 };
      counts.starts += 1;
      counts.places += place;
      this.counts.set(payer, counts);
    }
  }
}

export function starterOf(
  { entryId, entropy, horse, grade, veteran }: Omit<Entry, 'payer' | 'grade'> & Pick<Starter, 'grade'>,
  { discipline, runsAt }: Pick<OpenHouseShow, 'discipline' | 'runsAt'>,
): Omit<Starter, 'creatorPaid' | 'guest'> {
  return {
    entryId,
    entropy,
    horseId: horse.id,
    ownerId: horse.owner.id,
    guild: horse.owner.guild,
    skill: horse.skill[DISCIPLINES.indexOf(discipline)] ?? 0,
    tack: qualitiesWorn([...horse.worn.values()]),
    aptitude: aptitudeIn(horse.aptitude, discipline),
    level: horse.progress.level,
    happiness: happinessOf(horse, runsAt),
    standing: horse.standing,
    grade,
    veteran,
  };
}

/**
 * Whether the chances shown on the page earn the fee and a sugar. New horses get time; where no start pays, bots with
 * spare coins make one per visit for experience.
 */
function pays(
  bot: Bot,
  horse: SeasonHorse,
  { index, classLevel, coins, purseIndex, now }: StartWished,
): boolean {
  if (horse.allStarts <= 20 || (index === 0 && coins > COINS_TO_SPARE)) return true;
  const { guild } = bot;
  const happiness = happinessOf(horse, now);
  const restedTo = (100 - GUILD_ROWS[guild].restPerDay) * HAPPINESS_POINT;
  const graded = { level: horse.progress.level, standing: horse.standing };
  const mean = meanReturn(graded, classLevel, strengthOf(horse, happiness), { guild, purseIndex });
  return mean >= (happiness > restedTo ? 0 : TREATS.sugar.buy);
}

/** Score without luck. */
export function strengthOf(
  { owner, discipline, skill, aptitude, progress, worn }: SeasonHorse,
  happiness: number,
): number {
  const parts = partsOf({
    skill: skill[DISCIPLINES.indexOf(discipline)] ?? 0,
    tack: qualitiesWorn([...worn.values()]),
    aptitude: aptitudeIn(aptitude, discipline),
    level: progress.level,
  });
  return scoreOf({ parts, happiness, guildPercent: GUILD_ROWS[owner.guild].scorePercent, luck: 0 }).score;
}
