import { DIVISIONS, DIVISION_ROWS, divisionLevels } from '../game/leaderboards/leaderboards.ts';
import { GRADE_ROWS, GRADES } from '../game/shows/grades.ts';
import { CLASSES, classBand, longestWaitMinutes, type PartRange } from '../game/shows/classes.ts';
import { DISCIPLINE_ROWS, DISCIPLINES } from '../game/shows/disciplines.ts';
import { entryQuota, HORSE_STARTS_PER_DAY, houseStartsPerDay } from '../game/shows/entering/entry-limits.ts';
import { HORSE_XP, PLAYER_XP_BY_PLACE, playerXpPercent } from '../game/shows/running/place-xp.ts';
import { HOUSE_SPLIT } from '../game/shows/prize-money.ts';
import {
  PART_POINTS,
  SCORE_PARTS,
  SKILL_HALF,
  TACK_DIVISOR,
  LEVEL_FACTOR,
} from '../game/shows/running/scoring.ts';
import { table } from './rule-table.ts';

const range = ([low, high]: PartRange) => `${low}–${high}`;
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Tables of docs/rules/shows.md. */
export const SHOW_TABLES: Readonly<Record<string, () => string>> = {
  disciplines: () =>
    table(
      ['discipline', 'from months'],
      DISCIPLINES.map((discipline) => [
        DISCIPLINE_ROWS[discipline].label,
        DISCIPLINE_ROWS[discipline].fromMonths,
      ]),
    ),
  score: () => {
    const made: Record<(typeof SCORE_PARTS)[number], string> = {
      skill: `100 × s / (s + ${SKILL_HALF}), s the points of skill in the discipline`,
      tack: `the three qualities of 0 to 200%, added and divided by ${TACK_DIVISOR}; an empty slot counts 0`,
      aptitude: 'aptitude for the discipline, as born, 0 to 100',
      level: `${LEVEL_FACTOR} × √level, at most 100`,
    };
    return table(
      ['part', 'points', 'of 100'],
      SCORE_PARTS.map((part) => [capitalised(part), PART_POINTS[part], made[part]]),
    );
  },
  classes: () =>
    table(
      [
        'class',
        'levels',
        'every, minutes',
        'longest wait',
        'fee',
        'pool',
        'XP %',
        'house skill',
        'house tack',
        'house aptitude',
      ],
      CLASSES.map((row) => [
        row.level,
        `${row.level}–${classBand(row.level).last ?? ''}`,
        row.intervalMinutes,
        longestWaitMinutes(row),
        row.fee,
        row.pool,
        row.xpPercent,
        range(row.house.skill),
        range(row.house.tack),
        range(row.house.aptitude),
      ]),
    ),
  grades: () =>
    table(
      [
        'class',
        ...GRADES.map((grade) => `strength in ${grade}`),
        'points out of bronze',
        'points out of silver',
      ],
      CLASSES.map((row) => [
        row.level,
        ...GRADES.map((grade) => GRADE_ROWS[grade].strength.join('–')),
        row.promotionPoints.bronze,
        row.promotionPoints.silver,
      ]),
    ) +
    '\n\n' +
    table(
      ['grade', 'percent of the pool'],
      GRADES.map((grade) => [grade, GRADE_ROWS[grade].pursePercent]),
    ),
  'house-split': () =>
    table(
      ['place', 'percent of the purse'],
      HOUSE_SPLIT.map((share, at) => [at + 1, share]),
    ),
  'place-xp': () =>
    table(
      ['place', 'horse', 'player'],
      HORSE_XP.map((xp, at) => [at + 1, xp, PLAYER_XP_BY_PLACE[at] ?? 0]),
    ) +
    '\n\n' +
    table(
      ['class', 'factor of horses, %', 'factor of players, %'],
      CLASSES.map((row) => [row.level, row.xpPercent, playerXpPercent(row.level)]),
    ),
  'entry-limits': () =>
    table(
      ['player level', 'entries running', 'house starts a day', 'starts of a horse a day'],
      [1, 10, 25, 50].map((level) => [
        level,
        entryQuota(level),
        houseStartsPerDay(level),
        HORSE_STARTS_PER_DAY,
      ]),
    ),
  divisions: () =>
    table(
      ['division', 'levels'],
      DIVISIONS.map((id, at) => [DIVISION_ROWS[at]?.label ?? id, divisionLevels(id)]),
    ),
};
