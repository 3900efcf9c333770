import { MOST_BANKED } from '../../../game/guild-work/training-bank.ts';
import { HALTER_FROM, TRAIN_FROM } from '../../../game/horses/age.ts';
import { HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import type { LeftOut } from '../../../game/round/round.ts';
import { GRADE_ROWS, standingPutBack, FIRST_STANDING } from '../../../game/shows/grades.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { counted } from '../../ui/coins.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';
import { pronounsOf } from '../../ui/words.ts';

export interface Reason {
  readonly what: string;
  /** What would help, or when it changes. */
  readonly help: string;
  /** Nothing was to be done. */
  readonly fine?: boolean;
}

const ON_GRASS: Reason = { what: 'On pasture', help: 'Grass is free', fine: true };
const OFF: Reason = { what: 'Not in your plan', help: 'Change the plan to have it done', fine: true };
const COINS: Reason = { what: 'Too few coins', help: 'Collect, sell, or turn horses out on grass' };
const LIMIT: Reason = { what: 'Over your limit', help: 'Raise what a round may cost' };
const BACK: Reason = { what: 'Back from pasture', help: 'Works again tomorrow', fine: true };
const MANY: Reason = { what: 'One round takes 100', help: 'Do another round' };
const RETIRED: Reason = { what: 'Retired', help: 'Enjoying the quiet', fine: true };

export function unfedWords(why: LeftOut | null, horse: Horse, now: Date): Reason {
  switch (why) {
    case 'enough':
      return {
        what: 'Has feed',
        help: `until ${dayAndTimeWithin(new Date(horse.feedExpiresAt ?? now), now)}`,
        fine: true,
      };
    case 'milk':
      return { what: 'Drinks milk', help: 'Needs no feed yet', fine: true };
    case 'grass':
      return ON_GRASS;
    case 'limit':
      return { ...LIMIT, what: 'Not fed: over your limit' };
    case 'coins':
      return { ...COINS, what: 'Not fed: too few coins' };
    case 'off':
      return OFF;
    default: {
      const left = feedLeft(horse, now);
      return { what: left.hunger === 'hungry' ? 'Hungry' : 'Needs feed soon', help: left.leftWords };
    }
  }
}

export function untrainedWords(why: LeftOut | null, horse: Horse, now: Date): Reason {
  switch (why) {
    case 'empty':
      return {
        what: 'Nothing saved up',
        help: horse.nextTrainingAt
          ? `Next training ${countdown(new Date(horse.nextTrainingAt), now).toLowerCase()}`
          : 'A training every 4 hours',
        fine: true,
      };
    case 'young':
      return { what: 'Too young to train', help: `From ${TRAIN_FROM} months`, fine: true };
    case 'hungry':
      return { what: 'Hungry', help: 'Feed first, then train' };
    case 'retired':
      return RETIRED;
    case 'grass':
      return ON_GRASS;
    case 'back':
      return BACK;
    case 'limit':
      return { ...LIMIT, what: 'Not trained: over your limit' };
    case 'coins':
      return { ...COINS, what: 'Not trained: too few coins' };
    case 'many':
      return MANY;
    case 'off':
      return OFF;
    default:
      return {
        what: `${counted(horse.trainingsBanked, 'training')} saved`,
        help: horse.trainingsBanked === MOST_BANKED ? 'No room for more' : 'For the next round',
      };
  }
}

export function unenteredWords(why: LeftOut | null, horse: Horse): Reason {
  switch (why) {
    case 'hopeless':
      return { what: 'Not entered: only last places await', help: hopelessHelp(horse) };
    case 'spent':
      return { what: 'Today’s starts are made', help: 'Again from midnight UTC', fine: true };
    case 'class':
      return { what: `Level ${horse.level} now`, help: 'The next round enters the next class' };
    case 'entries':
      return { what: 'Not entered: no entry free', help: 'One gets free when a show has run' };
    case 'house':
      return { what: 'Not entered: no house starts left', help: 'Again from midnight UTC' };
    case 'young':
      return { what: 'Too young for shows', help: `Halter from ${HALTER_FROM} months`, fine: true };
    case 'hungry':
      return { what: 'Hungry', help: 'Feed first, then enter' };
    case 'retired':
      return RETIRED;
    case 'grass':
      return ON_GRASS;
    case 'back':
      return BACK;
    case 'limit':
      return { ...LIMIT, what: 'Not entered: over your limit' };
    case 'coins':
      return { ...COINS, what: 'Not entered: too few coins' };
    case 'many':
      return MANY;
    case 'off':
      return OFF;
    default:
      return {
        what: 'Not entered',
        help: `${counted(horse.startsLeft, 'start')} of ${HORSE_STARTS_PER_DAY} left`,
      };
  }
}

function hopelessHelp({ gender, standing }: Horse): string {
  const { object: whom } = pronounsOf(gender);
  if (!standing.mayPutBack) return `Train ${whom}, let ${whom} rest, or find better tack`;
  const lower = GRADE_ROWS[standingPutBack({ ...FIRST_STANDING, ...standing }).grade].label.toLowerCase();
  return `Let ${whom} rest, or put ${whom} back to ${lower}`;
}
