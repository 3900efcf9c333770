import { MOST_BANKED } from '../../../game/guild-work/training-bank.ts';
import { HALTER_FROM, TRAIN_FROM } from '../../../game/horses/age.ts';
import { HORSE_STARTS_PER_DAY } from '../../../game/shows/entering/entry-limits.ts';
import type { LeftOut, Round, RoundStable } from '../../../game/round/round.ts';
import { GRADE_ROWS, standingPutBack, FIRST_STANDING } from '../../../game/shows/grades.ts';
import { feedLeft } from '../../horses/hunger.tsx';
import type { Horse } from '../../horses/use-horses.ts';
import { counted, inCoins, inDigits } from '../../ui/coins.tsx';
import { countdown, dayAndTimeWithin } from '../../ui/when.ts';
import { capitalised, pronounsOf } from '../../ui/words.ts';

/** "Feed 7, train 5, collect your salary and enter 6 shows." */
export function doingWords({ salary, feeding, treating, vet, starts, lines }: Round): string {
  const trained = lines.filter(({ trainings }) => trainings > 0).length;
  const vetted = vet.reduce((sum, { horseIds }) => sum + horseIds.length, 0);
  const parts = [
    feeding && `feed ${inDigits(feeding.horseIds.length)}`,
    treating && `treat ${inDigits(treating.horses.length)}`,
    vetted > 0 && `call the vet for ${inDigits(vetted)}`,
    starts.length > 0 && `enter ${counted(starts.length, 'show')}`,
    trained > 0 && `train ${inDigits(trained)}`,
    salary > 0 && 'collect your salary',
  ].filter((part) => typeof part === 'string');
  const all = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${capitalised(all)}.`;
}

/** "Costs 246 and brings 162: you'll have 1,950." */
export function coinsWords({ cost, salary }: Round, { coins }: RoundStable): string {
  const after = `you’ll have ${inDigits(coins + salary - cost)}`;
  if (cost === 0 && salary === 0) return 'Costs nothing.';
  if (cost === 0) return `Brings ${inDigits(salary)}: ${after}.`;
  if (salary === 0) return `Costs ${inDigits(cost)}: ${after}.`;
  return `Costs ${inDigits(cost)} and brings ${inDigits(salary)}: ${after}.`;
}

/** What a player would ask about. The rest stands with each horse once the round is done. */
const SAID: readonly (readonly [LeftOut, string])[] = [
  ['hopeless', 'only last places await'],
  ['entries', 'no entry free until a show has run'],
  ['house', 'no house starts left today'],
  ['hungry', 'hungry'],
  ['many', '100 at once are the most'],
];

/** "Stays out: 2 horses (only last places await)." Null if nothing is left out that could be done. */
export function leftOutWords({ lines, shortOf }: Round, mostCoins: number | null): string | null {
  const short = lines.filter(({ fed, untrained, unentered }) =>
    [fed, untrained, unentered].some((why) => why === 'coins' || why === 'limit'),
  ).length;
  const shortWords =
    shortOf === 'limit'
      ? `Your plan’s limit of ${inCoins(mostCoins ?? 0)} leaves something out for ${counted(short, 'horse')}.`
      : `Too few coins to do everything for ${counted(short, 'horse')}.`;
  const out = SAID.flatMap(([why, words]) => {
    const count = lines.filter(({ unentered }) => unentered === why).length;
    return count === 0 ? [] : [`${inDigits(count)} (${words})`];
  });
  const outWords = out.length > 0 && `Kept from shows: ${out.join(', ')}.`;
  const sentences = [shortOf !== null && shortWords, outWords].filter((one) => typeof one === 'string');
  return sentences.length === 0 ? null : sentences.join(' ');
}

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
