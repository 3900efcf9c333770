import type { ClassLevel } from '../game/shows/classes.ts';
import type { Grade } from '../game/shows/grades.ts';
import type { Bot, SeasonHorse } from './bot.ts';

export interface CareerStart {
  readonly day: number;
  readonly isMeadow: boolean;
  readonly horseId: string;
  readonly classLevel: ClassLevel;
  readonly grade: Grade;
  readonly place: number;
  readonly hasPrize: boolean;
  /** Score without luck, ten-thousandths. */
  readonly strength: number;
  /** The same of house stables' horses in its heat. */
  readonly ofHouse: readonly number[];
  readonly promoted: boolean;
  readonly levelsGained: number;
}

/** Every start of a season, by bot. */
export class Careers {
  readonly #starts = new Map<Bot, CareerStart[]>();

  note(bot: Bot, { id }: SeasonHorse, start: Omit<CareerStart, 'horseId'>): void {
    const starts = this.#starts.get(bot) ?? [];
    starts.push({ ...start, horseId: id });
    this.#starts.set(bot, starts);
  }

  of(bot: Bot): readonly CareerStart[] {
    return this.#starts.get(bot) ?? [];
  }

  /** Starts up to and including the first that fits; null if there was none. */
  startsUntil(bot: Bot, isSuch: (start: CareerStart) => boolean): number | null {
    const index = this.of(bot).findIndex(isSuch);
    return index < 0 ? null : index + 1;
  }

  /** The Meadow has no grades and counts nowhere. */
  #inHouseShows(bot: Bot): readonly CareerStart[] {
    return this.of(bot).filter(({ isMeadow }) => !isMeadow);
  }

  /** Percent of starts won in each whole window of 30 days in which the bot started. */
  winShares(bot: Bot, days: number): number[] {
    const shares: number[] = [];
    for (let from = 0; from + 30 <= days; from += 30) {
      const starts = this.#inHouseShows(bot).filter(({ day }) => day >= from && day < from + 30);
      if (starts.length > 0)
        shares.push((100 * starts.filter(({ place }) => place === 1).length) / starts.length);
    }
    return shares;
  }

  /** Mean places of the first and last quarter of the starts in each grade from which a horse was promoted. */
  gradeSpans(bot: Bot): {
    readonly classLevel: ClassLevel;
    readonly grade: Grade;
    first: number;
    last: number;
    starts: number;
  }[] {
    return groupBy(
      this.#inHouseShows(bot),
      ({ horseId, classLevel, grade }) => `${horseId} ${classLevel} ${grade}`,
    )
      .filter((starts) => starts.length >= 4 && starts.some(({ promoted }) => promoted))
      .map((starts) => {
        const quarter = Math.ceil(starts.length / 4);
        const { classLevel, grade } = starts[0] as CareerStart;
        const meanPlace = (some: readonly CareerStart[]) =>
          some.reduce((sum, { place }) => sum + place, 0) / some.length;
        return {
          classLevel,
          grade,
          starts: starts.length,
          first: meanPlace(starts.slice(0, quarter)),
          last: meanPlace(starts.slice(-quarter)),
        };
      });
  }

  /** Promotions, levels of horses and first wins in a class, per week. */
  newsPerWeek(bot: Bot, from: number, to: number): number {
    const won = new Set<string>();
    let news = 0;
    for (const { day, horseId, classLevel, place, promoted, levelsGained } of this.#inHouseShows(bot)) {
      const isFirstWin = place === 1 && !won.has(`${horseId} ${classLevel}`);
      if (isFirstWin) won.add(`${horseId} ${classLevel}`);
      if (day < from || day >= to) continue;
      news += Number(promoted) + Number(isFirstWin) + Math.min(1, levelsGained);
    }
    return (news * 7) / (to - from);
  }
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return [...groups.values()];
}
