import { MOST_BANKED } from '../../../game/guild-work/training-bank.ts';
import { HALTER_FROM, TRAIN_FROM } from '../../../game/horses/age.ts';
import { HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import type { LeftOut } from '../../../game/round/round.ts';
import { standingPutBack } from '../../../game/shows/grades.ts';
import { formatField, type Field } from '../../shows/format-field.ts';
import { feedLeft } from '../../horses/feed-left.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { counted } from '../../ui/coins.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';
import { pronounsOf } from '../../ui/text.ts';

export interface Reason {
  readonly what: string;
  /** What helps, or when the reason ends. */
  readonly help: string;
  /** Nothing had to be done. */
  readonly fine?: boolean;
}

/** "Moved up to class 5". Null if the horse stays in its class. */
export function formatMovedUp(
  starts: readonly { readonly level: number; readonly movesUp: boolean }[],
): string | null {
  const levels = starts.flatMap(({ level, movesUp }) => (movesUp ? [level] : []));
  return levels.length === 0 ? null : `Moved up to class ${Math.max(...levels)}`;
}

/** "Moved down to the bronze field of class 1". Null if the horse stayed where it was. */
export function formatMovedDown(down: Field | undefined): string | null {
  return down ? `Moved down to ${formatField(down)}` : null;
}

/** Why a horse starts without hope. */
export const NEARS_DOWN = 'Counts towards moving down';

/** Reasons that apply to several parts of a round. */
function sharedReason(why: LeftOut | null, done: 'fed' | 'trained' | 'entered'): Reason | undefined {
  switch (why) {
    case 'grass':
      return { what: 'On pasture', help: 'Grass is free', fine: true };
    case 'back':
      return { what: 'Back from pasture', help: 'Works again tomorrow', fine: true };
    case 'retired':
      return { what: 'Retired', help: 'Enjoying the quiet', fine: true };
    case 'limit':
      return { what: `Not ${done}: over your limit`, help: 'Raise what a round may cost' };
    case 'reserve':
      return { what: `Not ${done}: coins kept for feed`, help: 'Your plan keeps them back' };
    case 'coins':
      return { what: `Not ${done}: too few coins`, help: 'Collect, sell, or turn horses out on grass' };
    case 'many':
      return { what: 'One round takes 100', help: 'Do another round' };
    case 'off':
      return { what: 'Not in your plan', help: 'Change the plan to have it done', fine: true };
    default:
      return undefined;
  }
}

/** Added where a horse that needs hay and oil is fed, if there are too few coins for them. */
export const WITHOUT_OIL = ', without hay and oil';

export function unfedReason(why: LeftOut | null, horse: Horse, now: Date): Reason {
  const shared = sharedReason(why, 'fed');
  if (shared) return shared;
  switch (why) {
    case 'enough':
      return {
        what: 'Has feed',
        help: `until ${dayAndTimeWithin(new Date(horse.feedExpiresAt ?? now), now)}`,
        fine: true,
      };
    case 'milk':
      return { what: 'Drinks milk', help: 'Needs no feed yet', fine: true };
    default: {
      const left = feedLeft(horse, now);
      return { what: left.hunger === 'hungry' ? 'Hungry' : 'Needs feed soon', help: left.leftText };
    }
  }
}

export function untrainedReason(why: LeftOut | null, horse: Horse, now: Date): Reason {
  const shared = sharedReason(why, 'trained');
  if (shared) return shared;
  switch (why) {
    case 'empty':
      return {
        what: 'Nothing saved up',
        help: horse.nextTrainingAt
          ? `Next training ${countdown(new Date(horse.nextTrainingAt), now).toLowerCase()}`
          : 'A training every 4 hours',
        fine: true,
      };
    case 'saving':
      return { what: 'Saving for tack', help: 'Lessons wait until it is bought', fine: true };
    case 'unworthy':
      return { what: 'Lessons kept for later', help: 'They would bring less than they cost now', fine: true };
    case 'young':
      return { what: 'Too young to train', help: `From ${TRAIN_FROM} months`, fine: true };
    case 'hungry':
      return { what: 'Hungry', help: 'Feed first, then train' };
    default:
      return {
        what: `${counted(horse.trainingsBanked, 'training')} saved`,
        help: horse.trainingsBanked === MOST_BANKED ? 'No room for more' : 'For the next round',
      };
  }
}

export function unenteredReason(why: LeftOut | null, horse: Horse): Reason {
  const shared = sharedReason(why, 'entered');
  if (shared) return shared;
  switch (why) {
    case 'hopeless':
      return { what: 'Not entered: only last places await', help: hopelessHelp(horse) };
    case 'unpaid':
      return { what: 'Not entered: costs more than it brings', help: hopelessHelp(horse) };
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
    default:
      return {
        what: 'Not entered',
        help: `${counted(horse.startsLeft, 'start')} of ${HORSE_STARTS_PER_DAY} left`,
      };
  }
}

function hopelessHelp({ gender, level, standing }: Horse): string {
  const { object: whom } = pronounsOf(gender);
  if (!standing.mayPutBack) return `Train ${whom}, let ${whom} rest, or find better tack`;
  return `Let ${whom} rest, or put ${whom} back to ${formatField(standingPutBack(standing, level), standing)}`;
}
