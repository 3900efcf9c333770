import { refuseWork } from '../care/pasture.ts';
import { nextUtcDay } from '../game-time.ts';
import { MOST_TRAINED_AT_ONCE, TRAINING_PRICE } from '../guild-work/training-bank.ts';
import { TRAIN_FROM } from '../horses/age.ts';
import type { Discipline } from '../shows/disciplines.ts';
import { chooseStarts } from './choose-starts.ts';
import { happinessAfter, strongestIn } from './horse-strength.ts';
import { lessonsWorth, type Lessons } from './lessons.ts';
import { mayPay, movedDown } from './move-down.ts';
import { fedAnyway, planFeedingPart, planTreatPart, planVetPart } from './plan-care.ts';
import type { LeftOut, Round, RoundHorse, RoundLine, RoundStable } from './round.ts';
import { feedsBelowMs, FULL_PURSE, type RoundPlan } from './round-plan.ts';
import { reserveOf, savingGoal } from './saving.ts';
import { Spending } from './spending.ts';

/**
 * Plans a round without doing it: salary, feed, vet, shows, treats, training, in this order, within the coins and the
 * plan's limit. Earlier parts spend first.
 */
export function planRound(stable: RoundStable, plan: RoundPlan, now: Date): Round {
  const { horses, salary } = stable;
  const spending = new Spending(stable.coins + (salary ?? 0), plan.mostCoins);
  const feeding = planFeedingPart(stable, plan, spending, now);
  const isFedBy = (horse: RoundHorse) =>
    feeding.fed.has(horse.id) || (horse.feedUntil?.getTime() ?? 0) > now.getTime();
  const reserve = plan.thrifty ? reserveOf(stable, now) : 0;
  spending.reserve(reserve);
  const calls = plan.thrifty ? horses.filter((horse) => mayPay(horse, stable)) : horses;
  const vet = planVetPart(calls, plan, spending, now);
  const starts = chooseStarts({ stable, plan, spending, isFed: isFedBy, now });
  const goal = plan.thrifty ? savingGoal(stable, now) : null;
  const saving = goal?.price ?? 0;
  const treating = planTreatPart(stable, plan, spending, {
    entered: starts.chosen,
    oiled: feeding.oiled,
    saving,
  });
  let trained = 0;
  const lines = horses.map((horse): RoundLine => {
    const trainsIn = plan.trainsIn === 'best' ? strongestIn(horse) : horse.discipline;
    const isOneTooMany = trained === MOST_TRAINED_AT_ONCE;
    const movesDown = starts.movedDown.has(horse.id);
    const shown = movesDown ? (movedDown(horse) ?? horse) : horse;
    const wanted = lessonsWanted(shown, { plan, stable, trainsIn });
    const wish = { plan, spending, isFed: isFedBy(horse), isOneTooMany, now };
    const training = planTraining(horse, { ...wish, wanted, saving });
    if (training.trainings > 0) trained += 1;
    const entered = starts.chosen.filter(({ horseId }) => horseId === horse.id);
    return {
      horseId: horse.id,
      fed: feeding.leftOut.get(horse.id) ?? null,
      ...training,
      trainsIn,
      starts: entered,
      movesDown,
      nearsDown: starts.nearsDown === horse.id,
      unentered: starts.leftOut.get(horse.id) ?? null,
    };
  });
  return {
    salary: salary ?? 0,
    feeding: feeding.part,
    treating,
    vet,
    starts: starts.chosen,
    lines,
    cost: spending.spent,
    shortOf: spending.shortOf,
    saving: goal && {
      ...goal,
      saved: Math.max(0, Math.min(goal.price, stable.coins + (salary ?? 0) - spending.spent - reserve)),
    },
    nextAt: nextDue(stable, plan, now),
  };
}

interface LessonWish {
  readonly plan: RoundPlan;
  readonly stable: RoundStable;
  readonly trainsIn: Discipline;
}

/** All that are saved, or those that pay. Shows weigh on the happiness that the horse starts with. */
function lessonsWanted(horse: RoundHorse, { plan, stable, trainsIn }: LessonWish): Lessons {
  const { banked } = horse.trainings;
  if (!plan.thrifty) return { first: banked, all: banked };
  const after = happinessAfter(horse.happiness, plan.starts);
  return lessonsWorth(horse, { discipline: trainsIn, most: banked, happiness: after }, stable);
}

interface TrainingWish {
  readonly plan: RoundPlan;
  readonly spending: Spending;
  readonly wanted: Lessons;
  /** Coins not spent on lessons after the first. */
  readonly saving: number;
  readonly isFed: boolean;
  readonly isOneTooMany: boolean;
  readonly now: Date;
}

function planTraining(
  horse: RoundHorse,
  { plan, spending, wanted, saving, isFed, isOneTooMany, now }: TrainingWish,
): { readonly trainings: number; readonly untrained: LeftOut | null } {
  const why = plan.trainsIn === null ? 'off' : trainingBar(horse, isFed, now);
  if (why) return { trainings: 0, untrained: why };
  if (isOneTooMany) return { trainings: 0, untrained: 'many' };
  const payable = (coins: number) => Math.max(0, Math.floor(coins / TRAINING_PRICE));
  const { banked } = horse.trainings;
  const first = Math.min(wanted.first, payable(spending.left));
  const paying = Math.min(wanted.all, payable(spending.left - saving));
  const idle = plan.thrifty ? payable(spending.left - saving - FULL_PURSE) : 0;
  const trainings = Math.max(first, paying, Math.min(banked, idle));
  spending.spend(trainings * TRAINING_PRICE);
  if (trainings < wanted.all)
    return { trainings, untrained: payable(spending.left) > 0 ? 'saving' : spending.runShort() };
  return { trainings, untrained: trainings < banked ? 'unworthy' : null };
}

function trainingBar(horse: RoundHorse, isFed: boolean, now: Date): LeftOut | null {
  const away = refuseWork(horse, now);
  if (horse.retired) return 'retired';
  if (horse.ageInMonths < TRAIN_FROM) return 'young';
  if (away) return away.refused === 'ON_PASTURE' ? 'grass' : 'back';
  if (!isFed) return 'hungry';
  return horse.trainings.banked === 0 ? 'empty' : null;
}

/** Midnight UTC for salary and starts; the next training saved; a day before feed ends. */
function nextDue({ horses }: RoundStable, { feedDays, trainsIn }: RoundPlan, now: Date): Date {
  const dues = [nextUtcDay(now)];
  for (const horse of horses) {
    const { nextAt } = horse.trainings;
    if (
      trainsIn !== null &&
      nextAt &&
      trainingBar({ ...horse, trainings: { banked: 1, nextAt } }, true, now) === null
    )
      dues.push(nextAt);
    if (feedDays !== null && fedAnyway(horse, feedDays, now) === 'enough')
      dues.push(new Date((horse.feedUntil?.getTime() ?? 0) - feedsBelowMs(feedDays) + 1));
  }
  const upcoming = dues.filter((due) => due > now).map((due) => due.getTime());
  return new Date(Math.min(...upcoming));
}
