import { HOUR, REAL_MS_PER_DAY } from '../game/game-time.ts';
import { earnBound, earnTradable } from '../game/ledger/coins.ts';
import { gainXp } from '../game/players/level.ts';
import { isRefusal } from '../game/refusal.ts';
import { wholeBetween, type Rng } from '../game/rng.ts';
import { classOfLevel, type ClassLevel } from '../game/shows/classes.ts';
import { classThatPays } from '../game/shows/entering/class-that-pays.ts';
import { decideEntry, type HorseToEnter, type PlayerToEnter } from '../game/shows/entering/entry.ts';
import { bestFirst } from '../game/shows/entering/next-show.ts';
import { classesToEnter, mayPutBack, standingPutBack } from '../game/shows/grades.ts';
import { openHouseShows, type OpenHouseShow } from '../game/shows/house-shows.ts';
import { nextMeadowShow, type MeadowShow } from '../game/shows/meadow/meadow-shows.ts';
import { MEADOW_STARTS } from '../game/shows/meadow/meadow-starts.ts';
import { showSeed } from '../game/shows/proof/proof.ts';
import { runShow, type Starter, type StarterResult } from '../game/shows/running/run-show.ts';
import { qualityAfterStart } from '../game/tack/wear.ts';
import { feedMoney, happinessOf, type Bot, type SeasonHorse } from './bot.ts';
import { Careers } from './careers.ts';
import { cheerUp } from './care.ts';
import type { SeasonBooks } from './season-books.ts';
import { pays, starterOf, strengthOf } from './starter.ts';

type DueShow = (OpenHouseShow & { readonly kind: 'house' }) | (MeadowShow & { readonly id: string });

/** In the Meadow there is no grade. */
interface Entry extends Pick<Starter, 'grade' | 'veteran'> {
  readonly entryId: string;
  readonly entropy: string;
  readonly payer: Bot;
  readonly horse: SeasonHorse;
}

export interface RingCounts {
  starts: number;
  places: number;
}

/** As house stables choose their shows. */
const STARTS_OF_HOUSE = 4;
const COMPANY_MS = 2 * HOUR;

export class Ring {
  readonly #due = new Map<string, { readonly show: DueShow; readonly entries: Entry[] }>();
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
    return this.#enter(bot, horse, { ...show, kind: 'house' }, now);
  }

  /** The first starts of a player, as long as the rules allow. */
  enterMeadow(bot: Bot, horse: SeasonHorse, now: Date): void {
    for (let start = 0; start < MEADOW_STARTS; start += 1) {
      const [discipline = horse.discipline] = bestFirst({ ...horse, level: horse.progress.level }, now);
      const show = nextMeadowShow(discipline, horse.entered, now);
      if (!show || !this.#enter(bot, horse, show, now)) return;
    }
  }

  /** Horses of a house stable: beside players' horses where those run soon; else in the next shows of its rings. */
  enterOfHouse(bot: Bot, team: readonly SeasonHorse[], now: Date): void {
    const fit = team.filter(({ worksFrom }) => worksFrom === null || worksFrom <= now);
    for (let start = 0; start < STARTS_OF_HOUSE; start += 1) {
      const horse = fit[start % fit.length];
      const show = horse && this.#showOfHouse(bot, horse, now);
      if (show) this.enterOne(bot, horse, show, now);
    }
  }

  #showOfHouse({ houseStable }: Bot, horse: SeasonHorse, now: Date): OpenHouseShow | undefined {
    const level = classesToEnter(horse.standing, horse.progress.level).at(-1) ?? horse.standing.classLevel;
    const able = bestFirst({ ...horse, level: horse.progress.level }, now);
    const own = able.filter((discipline) => houseStable?.rings.includes(discipline));
    const isFree = ({ id }: { readonly id: string }) => !horse.entered.has(id);
    const company: OpenHouseShow[] = [];
    for (const { show, entries } of this.#due.values()) {
      const ahead = show.runsAt.getTime() - now.getTime();
      const isSoon = show.kind === 'house' && ahead > 0 && ahead <= COMPANY_MS && show.level === level;
      if (isSoon && able.includes(show.discipline) && isFree(show) && entries.some(isOfPlayer))
        company.push(show);
    }
    return (
      company.find(({ discipline }) => own.includes(discipline)) ??
      company[0] ??
      openHouseShows(now, { discipline: own[0] ?? horse.discipline, level }).find(isFree)
    );
  }

  #enter(bot: Bot, horse: SeasonHorse, show: DueShow, now: Date): boolean {
    const outcome = decideEntry(
      show,
      {
        ...horse.progress,
        bornAt: horse.bornAt,
        mood: horse.mood,
        worksFrom: horse.worksFrom,
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
        createdAt: bot.joinedAt,
        meadowStarts: bot.meadowStarts,
      },
      now,
    );
    if (isRefusal(outcome)) return false;
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
      grade: outcome.start?.grade ?? null,
      veteran: outcome.start?.veteran ?? false,
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
    bot.meadowStarts = after.meadowStarts;
  }

  runDue(until: Date): void {
    const due = [...this.#due.values()].filter(({ show }) => show.runsAt <= until);
    due.sort((a, b) => a.show.runsAt.getTime() - b.show.runsAt.getTime() || (a.show.id < b.show.id ? -1 : 1));
    for (const { show, entries } of due) {
      this.#run(show, entries);
      this.#due.delete(show.id);
    }
  }

  #run(show: DueShow, entries: readonly Entry[]): void {
    const result = runShow(
      show.kind === 'house' ? { ...show, purseIndex: this.purseIndex } : { kind: 'meadow' },
      showSeed(this.#secret, show.id),
      entries.map((entry) => ({ ...starterOf(entry, show), creatorPaid: false })),
    );
    const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
    const placed = result.starters.map((starter) => {
      const entry = byId.get(starter.entryId);
      if (!entry) throw new Error(`No entry ${starter.entryId}`);
      return { entry, starter };
    });
    const ofHouse = placed.filter(({ entry }) => !isOfPlayer(entry));
    for (const { entry, starter } of placed) {
      const beside = ofHouse.filter((one) => one.starter.heat === starter.heat);
      this.#settle(
        show,
        entry,
        starter,
        beside.map((one) => withoutLuck(one.starter)),
      );
    }
  }

  #settle(
    show: DueShow,
    { payer, horse, grade }: Entry,
    placed: StarterResult,
    ofHouse: readonly number[],
  ): void {
    const { place, prize, horseXp, playerXp, standing } = placed;
    const after = gainXp(horse.progress, horseXp);
    horse.progress = { level: after.level, xp: after.xp };
    if (isOfPlayer({ payer }))
      this.careers.note(payer, horse, {
        day: Math.floor((show.runsAt.getTime() - this.#began.getTime()) / REAL_MS_PER_DAY),
        isMeadow: show.kind === 'meadow',
        classLevel: show.level,
        grade: grade ?? 'bronze',
        place,
        hasPrize: prize > 0,
        strength: withoutLuck(placed),
        ofHouse,
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
    if (place === 1 && show.kind === 'house') payer.wins += 1;
    if (prize > 0 && show.kind === 'house')
      this.#books.withHouse(payer.id, earnTradable(payer.balance, prize), 'prizes');
    else if (prize > 0) this.#books.withHouse(payer.id, earnBound(payer.balance, prize), 'meadow prizes');
    const counts = this.counts.get(payer) ?? { starts: 0, places: 0 };
    counts.starts += 1;
    counts.places += place;
    this.counts.set(payer, counts);
  }
}

/** Ten-thousandths of a point. */
const withoutLuck = ({ sheet }: StarterResult) => sheet.raw * sheet.happinessFactor * sheet.guildFactor;

const isOfPlayer = ({ payer }: Pick<Entry, 'payer'>) => payer.houseStable === null;
