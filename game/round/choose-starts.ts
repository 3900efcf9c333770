import { refuseWork } from '../care/pasture.ts';
import { GUILD_ROWS, horseXp } from '../guild-work/guilds.ts';
import { HALTER_FROM } from '../horses/age.ts';
import { gainXp, type Progress } from '../players/level.ts';
import { chancesOf, type Chances } from '../shows/chances.ts';
import type { Discipline } from '../shows/disciplines.ts';
import { isHopeless } from '../shows/hopeless.ts';
import { classThatPays } from '../shows/entering/class-that-pays.ts';
import { HORSE_STARTS_PER_DAY, MOST_ENTERED_AT_ONCE } from '../shows/entering/entry-limits.ts';
import { startsToPutBack, startTerms } from '../shows/grades.ts';
import { happinessAfter, strengthAt } from './horse-strength.ts';
import { TEN_THOUSAND } from '../shows/running/ten-thousand.ts';
import { movedDown, nearestToMoveDown } from './move-down.ts';
import type { LeftOut, RoundHorse, RoundShow, RoundStable, RoundStart } from './round.ts';
import type { RoundPlan } from './round-plan.ts';
import type { Spending } from './spending.ts';

interface Choice {
  readonly stable: RoundStable;
  readonly plan: RoundPlan;
  readonly spending: Spending;
  readonly isFed: (horse: RoundHorse) => boolean;
  readonly now: Date;
}

interface Starts {
  readonly chosen: readonly RoundStart[];
  /** Ids of horses that start only once they are moved down. */
  readonly movedDown: ReadonlySet<string>;
  /** Id of a horse that starts without hope, so that it may be moved down. */
  readonly nearsDown: string | null;
  readonly leftOut: ReadonlyMap<string, LeftOut>;
}

/** Gives each horse one start in turn, best chance of winning first, so that shortages cost the least. */
export function chooseStarts(choice: Choice): Starts {
  const { stable, plan, spending } = choice;
  const leftOut = new Map<string, LeftOut>();
  const lower = new Set<string>();
  const all = stable.horses.map((horse) => ({ horse, ...wishOf(horse, choice) }));
  const near =
    all.every(({ starts }) => starts.length === 0) && plan.thrifty ? nearestToMoveDown(all, stable) : null;
  const wishes = all.flatMap(({ horse, starts, movesDown, why }) => {
    const wish = horse === near ? startsWithoutHope(horse, choice) : starts;
    if (why !== null && (horse !== near || wish.length === 0)) leftOut.set(horse.id, why);
    if (movesDown) lower.add(horse.id);
    return wish.length === 0 ? [] : [wish];
  });
  const best = wishes.toSorted(([one], [other]) => (other?.chances.win ?? 0) - (one?.chances.win ?? 0));
  const chosen: RoundStart[] = [];
  const stopped = new Set<string>();
  for (let index = 0; index < plan.starts; index += 1) {
    for (const starts of best) {
      const start = starts[index];
      if (!start || stopped.has(start.horseId)) continue;
      const bar = barOf(chosen.length, start, choice);
      if (bar) {
        leftOut.set(start.horseId, bar);
        stopped.add(start.horseId);
        continue;
      }
      spending.spend(start.show.fee);
      chosen.push(start);
    }
  }
  const started = new Set(chosen.map(({ horseId }) => horseId));
  return {
    chosen,
    movedDown: new Set([...started].filter((id) => lower.has(id))),
    nearsDown: near !== null && started.has(near.id) ? near.id : null,
    leftOut,
  };
}

function barOf(entered: number, { show }: RoundStart, { stable, spending }: Choice): LeftOut | null {
  if (entered >= stable.entriesLeft) return 'entries';
  if (entered >= stable.houseStartsLeft) return 'house';
  if (entered >= MOST_ENTERED_AT_ONCE) return 'many';
  return spending.left < show.fee ? spending.runShort() : null;
}

interface StartWish {
  readonly starts: readonly RoundStart[];
  readonly movesDown: boolean;
  readonly why: LeftOut | null;
}

/** A careful plan moves a horse down where no start pays, if starts do there. */
function wishOf(horse: RoundHorse, choice: Choice): StartWish {
  const wish = wishAsItStands(horse, choice);
  const isStuck = wish.why === 'hopeless' || wish.why === 'unpaid';
  const lower = choice.plan.thrifty && isStuck ? movedDown(horse) : null;
  const below = lower && wishAsItStands(lower, choice);
  return below && below.starts.length > 0 ? { ...below, movesDown: true } : wish;
}

/** As many as the plan, the day and the class allow; none without hope of a prize. */
function wishAsItStands(horse: RoundHorse, { stable, plan, isFed, now }: Choice): StartWish {
  const none = (why: LeftOut): StartWish => ({ starts: [], movesDown: false, why });
  if (plan.starts === 0) return none('off');
  if (horse.retired) return none('retired');
  if (horse.ageInMonths < HALTER_FROM) return none('young');
  const away = refuseWork(horse, now);
  if (away) return none(away.refused === 'ON_PASTURE' ? 'grass' : 'back');
  if (!isFed(horse)) return none('hungry');
  const startsToday = HORSE_STARTS_PER_DAY - horse.startsLeft;
  const starts = plan.thrifty && isGreen(horse) ? Math.min(plan.starts, GREEN_STARTS) : plan.starts;
  const wanted = Math.min(horse.startsLeft, starts - startsToday);
  if (wanted <= 0) return none('spent');
  const after = Math.max(happinessAfter(horse.happiness, wanted), plan.thrifty ? 0 : (plan.treatedTo ?? 0));
  const shows = showsThatPay(horse, { wanted, after, stable });
  if (shows.length === 0) return none('class');
  const entered = withChances(shows, horse, { after, stable });
  const [first] = entered;
  if (first && isHopeless(first.chances)) return none('hopeless');
  if (first && plan.thrifty && first.chances.coins < first.show.fee) return none('unpaid');
  return { starts: entered, movesDown: false, why: shows.length < wanted ? 'class' : null };
}

/** In the field that counts them, as many as are missing until the horse may be moved down. */
function startsWithoutHope(horse: RoundHorse, { stable, plan }: Choice): RoundStart[] {
  const wanted = Math.min(plan.starts, startsToPutBack(horse.standing) ?? 0);
  const shows = horse.shows.filter(({ level }) => level === horse.standing.classLevel).slice(0, wanted);
  return withChances(shows, horse, { after: happinessAfter(horse.happiness, wanted), stable });
}

/** About thirty lessons. */
const GREEN_BELOW = 150 * TEN_THOUSAND;
const GREEN_STARTS = 2;

/** Good places promote a horse. A horse that still learns fast wins more if it learns before its promotion. */
function isGreen({ skill }: RoundHorse): boolean {
  return Math.max(...skill) < GREEN_BELOW;
}

interface ShowWish {
  readonly wanted: number;
  readonly after: number;
  readonly stable: RoundStable;
}

/**
 * Starts in the class that pays most. Entries earn experience: once it would make the horse a veteran, other starts wait for
 * the next round.
 */
function showsThatPay(horse: RoundHorse, { wanted, after, stable }: ShowWish): RoundShow[] {
  const [first] = horse.shows;
  if (!first) return [];
  const { guild } = stable;
  const pays = classThatPays(horse, strengthAt(horse, first.discipline, after), stable);
  const veteranAt = (level: number) => startTerms(horse.standing, level, pays).veteran;
  let progress: Progress = horse;
  const shows: RoundShow[] = [];
  for (const show of horse.shows.filter(({ level }) => level === pays).slice(0, wanted)) {
    if (veteranAt(progress.level) !== veteranAt(horse.level)) break;
    shows.push(show);
    progress = gainXp(progress, horseXp(guild, GUILD_ROWS[guild].entryXp));
  }
  return shows;
}

interface ChanceTerms {
  /** Happiness after the entries. */
  readonly after: number;
  readonly stable: RoundStable;
}

/** Shows of one class. Chances take long to compute. */
function withChances(shows: readonly RoundShow[], horse: RoundHorse, terms: ChanceTerms): RoundStart[] {
  const byDiscipline = new Map<Discipline, Chances>();
  return shows.map((show) => {
    const chances = byDiscipline.get(show.discipline) ?? chancesIn(show, horse, terms);
    byDiscipline.set(show.discipline, chances);
    return { horseId: horse.id, show, chances };
  });
}

function chancesIn(
  { level, discipline }: RoundShow,
  horse: RoundHorse,
  { after, stable }: ChanceTerms,
): Chances {
  const terms = startTerms(horse.standing, horse.level, level);
  return chancesOf({ level, ...terms, purseIndex: stable.purseIndex }, strengthAt(horse, discipline, after));
}
