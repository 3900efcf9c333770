import {
  classBand,
  CLASSES,
  houseLevels,
  HEAT_ENTRANTS,
  HEAT_SIZE,
  type ClassBand,
  type PartRange,
} from '../../../game/shows/classes.ts';
import { entryQuota, HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import {
  GRADE_POINTS,
  GRADE_ROWS,
  GRADES,
  PRIZELESS_TO_PUT_BACK,
  PROMOTION_PERCENT,
} from '../../../game/shows/grades.ts';
import {
  MEADOW_DAYS,
  MEADOW_ENTRANTS,
  MEADOW_EVERY_MINUTES,
  MEADOW_LEVEL_MOST,
  MEADOW_PRIZES,
} from '../../../game/shows/meadow/meadow-shows.ts';
import { MEADOW_STARTS } from '../../../game/shows/meadow/meadow-starts.ts';
import { HOUSE_HAPPINESS, PART_SPREAD } from '../../../game/shows/running/house-field.ts';
import { DISCIPLINE_ROWS, DISCIPLINES } from '../../../game/shows/disciplines.ts';
import { inDigits } from '../../ui/coins.tsx';
import type { Topic } from '../topic.ts';

const PART_FULL = 100;
const LIST = new Intl.ListFormat('en-GB');

/** "5 to 9", "100 and up". */
export function levelsOf({ first, last }: ClassBand): string {
  return last === null ? `${first} and up` : `${first} to ${last}`;
}

const formatRange = ([low, high]: PartRange) => `${low}–${high}`;

function formatInterval(minutes: number): string {
  if (minutes < 60) return `every ${minutes} minutes`;
  return minutes === 60 ? 'every hour' : `every ${minutes / 60} hours`;
}

export const ENTERING: Topic = {
  id: 'fields',
  title: 'Entering shows: classes and heats',
  alsoFoundBy: 'enter show full low level quota limit how many shows a day discipline start',
  blocks: [
    `There are ${DISCIPLINES.length} disciplines: ${DISCIPLINES.map((discipline) => DISCIPLINE_ROWS[discipline].label).join(', ')}. Every horse may enter all of them, halter from ${DISCIPLINE_ROWS.halter.fromMonths} months and the others from ${DISCIPLINE_ROWS.dressage.fromMonths}.`,
    `In house shows a horse starts in its class or in the class of its level. The higher one is for good, so you are asked before the first entry there. Horses start at most ${HORSE_STARTS_PER_DAY} times a day in all shows together. You may have ${entryQuota(1)} entries open at level 1, and one more with each level. Player shows have a minimum level only and no heats; house horses may come to a small field for company, without place or prize.`,
    {
      table: 'Classes of house shows',
      head: ['Levels', 'Entry fee', 'Pool of a heat', 'Runs'],
      rows: CLASSES.map(({ level, fee, pool, intervalMinutes }) => [
        levelsOf(classBand(level)),
        inDigits(fee),
        inDigits(pool),
        formatInterval(intervalMinutes),
      ]),
    },
    { heading: 'Meadow shows', id: 'meadow-shows' },
    `Your first ${MEADOW_STARTS} shows can be on the Meadow: every discipline every ${MEADOW_EVERY_MINUTES} minutes, in your first ${MEADOW_DAYS} days, for horses up to level ${MEADOW_LEVEL_MOST}. They cost nothing, the other horses are beginners too, and at most ${MEADOW_ENTRANTS} horses of players meet in a heat. Places 1 to ${MEADOW_PRIZES.length} win ${LIST.format(MEADOW_PRIZES.map(String))} coins, which you can spend in the game but not pay to other players. Horse and player gain half the experience. Meadow shows give no grading points and count in no record, leaderboard or list of trophies.`,
    { heading: 'Next shows', id: 'next-shows' },
    '“Enter all” on Home and in your stable enters each horse in the next show: the soonest house show in the discipline in which skill and aptitude score most, in the class that pays her more on average. You see every show and the fees before you pay. Each press is one start per horse.',
    { heading: 'Heats', id: 'heats' },
    `When entries close, horses of a grade are sorted by the score they would get without luck and cut into heats of ${HEAT_SIZE}: at most ${HEAT_ENTRANTS} horses of players, those of one owner spread out, and house horses for the rest.`,
    'The page of a show has the first three of a heat in the ring, as they looked that day: their age, the mane plaited, and the tack they wore. “Watch” tells how the show went: what the speaker says, and the standing at each moment, in 45 seconds. What happens on the way is told for you; the score alone decided, and “Why?” shows it.',
  ],
};

export const GRADE_TOPIC: Topic = {
  id: 'grades',
  title: 'Grades: bronze, silver and gold',
  alsoFoundBy: 'grade promotion promoted move up put back grading points',
  blocks: [
    `A grade says how strong the rivals are. Every class has three: ${GRADES.map((grade) => GRADE_ROWS[grade].label).join(', ')}. A horse begins each class in ${GRADE_ROWS.bronze.label}.`,
    `Places 1 to ${GRADE_POINTS.length} earn ${GRADE_POINTS.join(', ')} grading points. With enough of them the horse moves up for good, with a prize of ${PROMOTION_PERCENT}% of the pool. Each promotion pays once. Nothing takes a grade away, but after ${PRIZELESS_TO_PUT_BACK} starts in a row without a prize you may move a horse down one grade, or from ${GRADE_ROWS.bronze.label} down one class.`,
    { heading: 'Staying in a class, and veterans', id: 'veterans' },
    'A horse that outgrows her class may stay. In bronze and silver she earns all that anybody earns there. In gold below the class of her level she starts as a veteran, and so does a horse that was moved down a class, or out of gold below the class of her level: she wins a third of the prize and half the experience, you get none, and the start counts for no grading points, records or leaderboards. That ends when she enters a higher class.',
    {
      table: 'Grading points to move up',
      head: ['Levels', 'Bronze to Silver', 'Silver to Gold'],
      rows: CLASSES.map(({ level, promotionPoints }) => [
        levelsOf(classBand(level)),
        String(promotionPoints.bronze),
        String(promotionPoints.silver),
      ]),
    },
    { heading: 'House horses', id: 'house-horses' },
    'The house horses of a class and grade are equally strong for everyone, and have no guild. Train your horse, and she beats more of them. Everything about them is drawn from the show’s seed, and “Why?” shows it as for any other horse. So is how she looks: a breed that is good at the discipline, in tack as good as its points. As all of this is known, the list of shows tells your chances before you enter.',
    {
      list: [
        `**Strength** is anywhere between two figures of the grade: ${GRADES.map((grade) => `${GRADE_ROWS[grade].label} ${GRADE_ROWS[grade].strength.join(' to ')}`).join(', ')}.`,
        `**Parts** go by strength: at 0 a part is the lower figure of this table, at 1 the higher, at 0.5 halfway between, and so on beyond; ${PART_FULL} at most. For each part the strength counts up to ${PART_SPREAD} more or less. The level goes by strength as well.`,
        `**Happiness** is ${formatRange(HOUSE_HAPPINESS)}%, and luck as for any other.`,
      ],
    },
    {
      table: 'Parts of house horses, in percent',
      head: ['Levels', 'Skill', 'Tack', 'Aptitude'],
      rows: CLASSES.map(({ level, house }) => [
        formatRange(houseLevels(level)),
        formatRange(house.skill),
        formatRange(house.tack),
        formatRange(house.aptitude),
      ]),
    },
  ],
};

export const TROPHIES: Topic = {
  id: 'trophies',
  title: 'Trophies',
  alsoFoundBy: 'rosette ribbon cup shelf personal best score chart',
  blocks: [
    'Each horse has a shelf for her wins, her places in each discipline and a cup for each grade that she rose to. Below stand her latest scores and her best score in each discipline. Find it on the page of any horse, under Trophies. Only house shows count here: friends can arrange the others.',
  ],
};
