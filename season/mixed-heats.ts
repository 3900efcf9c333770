import { rngFromNumber } from '../game/rng.ts';
import { countBelow } from '../game/shows/chances.ts';
import { CLASS_LEVELS, HEAT_SIZE, type ClassLevel } from '../game/shows/classes.ts';
import { GRADES, type Grade } from '../game/shows/grades.ts';
import { HOUSE_SPLIT } from '../game/shows/prize-money.ts';
import { fieldOfGrade, houseHorse, scoreAtShare } from '../game/shows/running/house-field.ts';
import { HOUSE_SHARES, MOST_OF_HOUSE } from '../game/shows/running/mixed-heats.ts';
import { LUCK_MAX } from '../game/shows/running/scoring.ts';
import type { Chronicle } from './chronicle.ts';
import { inDigits, meanOf, table } from './tables.ts';

const SAMPLE = 4_000;
const LUCKS = 21;
/** A player's horse: shares of the grade's house horses, without luck, that it beats. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99] as const;

interface Chance {
  readonly prize: number;
  readonly win: number;
}

interface Change {
  readonly alone: Chance;
  readonly mixed: Chance;
}

/** What the two strongest and the two weakest horses that may join do to a player's chances, over all classes and grades. */
export function mixedHeatTable(): string {
  return table(
    [
      'player is stronger than',
      'prize, beside the strongest',
      'beside the weakest',
      'win, beside the strongest',
      'beside the weakest',
    ],
    SHARES.map((share) => {
      const [weakest = [], strongest = []] = HOUSE_SHARES.map((joining) => changesAt(share, joining));
      const cells = (of: keyof Chance) => [strongest, weakest].map((all) => range(all, of));
      return [`${Math.round(100 * share)}% of house horses`, ...cells('prize'), ...cells('win')];
    }),
  );
}

/** What horses of house stables did to the chances of players in the seasons. */
export function mixedStartTable(chronicles: readonly Chronicle[]): string {
  const starts = chronicles.flatMap(({ season }) =>
    season.bots.flatMap((bot) => season.ring.careers.of(bot)),
  );
  const beside = starts.filter(({ ofHouse, isMeadow }) => ofHouse.length > 0 && !isMeadow);
  const changes = beside.map(({ classLevel, grade, strength, ofHouse }) => {
    const field = fieldScores(classLevel, grade);
    return { alone: chanceOf(field, strength, []), mixed: chanceOf(field, strength, ofHouse) };
  });
  const lost = changes.map(({ alone, mixed }) => 100 * (alone.prize - mixed.prize));
  const mean = (of: (one: Change) => number) => `${(100 * meanOf(changes.map(of))).toFixed(1)}%`;
  return table(
    [
      'starts beside house stables',
      'of all',
      'chance of a prize without them',
      'with them',
      'of winning without',
      'with',
      'starts that lost more than 3 points of a prize',
    ],
    [
      [
        inDigits(changes.length),
        `${((100 * changes.length) / starts.length).toFixed(1)}%`,
        mean(({ alone }) => alone.prize),
        mean(({ mixed }) => mixed.prize),
        mean(({ alone }) => alone.win),
        mean(({ mixed }) => mixed.win),
        `${((100 * lost.filter((points) => points > 3).length) / changes.length).toFixed(1)}%`,
      ],
    ],
  );
}

/** In points, from the least to the most. */
function range(changes: readonly Change[], of: keyof Chance): string {
  const points = changes.map(({ alone, mixed }) => 100 * (mixed[of] - alone[of]));
  return `${inPoints(Math.min(...points))} to ${inPoints(Math.max(...points))}`;
}

const inPoints = (change: number) => `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}`;

function changesAt(share: number, joining: number): Change[] {
  return CLASS_LEVELS.flatMap((level) => GRADES.map((grade) => changeBeside(level, grade, share, joining)));
}

/** For a horse stronger than this share of house horses, beside as many as may join at a share of theirs, no stronger than it. */
export function changeBeside(
  level: ClassLevel,
  grade: Grade,
  share: number,
  joining: number = HOUSE_SHARES[1],
): Change {
  const field = fieldScores(level, grade);
  const strength = field.withoutLuck[Math.floor(share * SAMPLE)] ?? 0;
  const [least = 0] = HOUSE_SHARES.map((one) => scoreAtShare(fieldOfGrade(level, grade), one));
  const other = Math.min(strength, scoreAtShare(fieldOfGrade(level, grade), joining));
  const others = other < least ? [] : Array.from({ length: MOST_OF_HOUSE }, () => other);
  return { alone: chanceOf(field, strength, []), mixed: chanceOf(field, strength, others) };
}

/** Of drawn house horses, ascending. */
interface FieldScores {
  readonly scores: Float64Array;
  readonly withoutLuck: Float64Array;
}

const known = new Map<string, FieldScores>();

function fieldScores(level: ClassLevel, grade: Grade): FieldScores {
  const key = `${level} ${grade}`;
  const found = known.get(key);
  if (found) return found;
  const rng = rngFromNumber(CLASS_LEVELS.indexOf(level) * GRADES.length + GRADES.indexOf(grade));
  const drawn = Array.from({ length: SAMPLE }, () => houseHorse(rng, fieldOfGrade(level, grade)).sheet);
  const field = {
    scores: Float64Array.from(drawn, ({ score }) => score).toSorted(),
    withoutLuck: Float64Array.from(drawn, ({ score, luck }) => score / (1 + luck / 1e6)).toSorted(),
  };
  known.set(key, field);
  return field;
}

/** `others`: scores without luck of horses that stand for drawn ones. */
function chanceOf({ scores }: FieldScores, strength: number, others: readonly number[]): Chance {
  const lucks = Array.from({ length: LUCKS }, (_, step) => ((2 * step) / (LUCKS - 1) - 1) * LUCK_MAX);
  const chances = lucks.map((luck) => {
    const score = strength * (1 + luck / 1e6);
    const drawn = 1 - countBelow(scores, score) / SAMPLE;
    const ahead = [
      ...Array.from({ length: HEAT_SIZE - 1 - others.length }, () => drawn),
      ...others.map((other) => chanceAhead(other, score)),
    ].reduce(addOne, [1]);
    return {
      win: ahead[0] ?? 0,
      prize: ahead.slice(0, HOUSE_SPLIT.length).reduce((sum, one) => sum + one, 0),
    };
  });
  return { win: meanOf(chances.map(({ win }) => win)), prize: meanOf(chances.map(({ prize }) => prize)) };
}

/** Chances of each number of horses ahead, with one more horse. */
function addOne(ahead: readonly number[], chance: number): number[] {
  return Array.from(
    { length: ahead.length + 1 },
    (_, count) => (ahead[count] ?? 0) * (1 - chance) + (ahead[count - 1] ?? 0) * chance,
  );
}

/** Luck is uniform. */
function chanceAhead(other: number, score: number): number {
  const needed = ((score / other - 1) * 1e6) / LUCK_MAX;
  return Math.min(1, Math.max(0, (1 - needed) / 2));
}
