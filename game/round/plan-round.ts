import { refuseWork } from '../care/pasture.ts';
import { nextUtcDay } from '../game-time.ts';
import { MOST_TRAINED_AT_ONCE, TRAINING_PRICE } from '../guild-work/training-bank.ts';
import { HALTER_FROM, SHOW_FROM, TRAIN_FROM } from '../horses/age.ts';
import type { Discipline } from '../shows/disciplines.ts';
import { chooseStarts } from './choose-starts.ts';
import { fedAnyway, planFeedingPart, planTreatPart, planVetPart } from './plan-care.ts';
import type { LeftOut, Round, RoundHorse, RoundLine, RoundStable } from './round.ts';
import { feedsBelowMs, type RoundPlan } from './round-plan.ts';
import { Spending } from './spending.ts';

/**
 * Plans a round without doing it: salary, feed, treats, vet, shows, training, in this order, within the coins and the
 * plan's limit. Earlier parts spend first.
 */
export function planRound(stable: RoundStable, plan: RoundPlan, now: Date): Round {
  const { horses, salary } = stable;
  const spending = new Spending(stable.coins + (salary ?? 0), plan.mostCoins);
  const feeding = planFeedingPart(stable, plan, spending, now);
  const isFedBy = (horse: RoundHorse) =>
    feeding.fed.has(horse.id) || (horse.feedUntil?.getTime() ?? 0) > now.getTime();
  const treating = planTreatPart(stable, plan, spending);
  const vet = planVetPart(horses, plan, spending, now);
  const happinessOf = ({ id, happiness }: RoundHorse) =>
    Math.min(100, happiness + (treating?.horses.find((horse) => horse.id === id)?.points ?? 0));
  const starts = chooseStarts({ stable, plan, spending, isFed: isFedBy, happinessOf, now });
  let trained = 0;
  const lines = horses.map((horse): RoundLine => {
    const trainsIn = plan.trainsIn === 'best' ? strongestIn(horse) : horse.discipline;
    const isOneTooMany = trained === MOST_TRAINED_AT_ONCE;
    const training = planTraining(horse, { plan, spending, isFed: isFedBy(horse), isOneTooMany, now });
    if (training.trainings > 0) trained += 1;
    const entered = starts.chosen.filter(({ horseId }) => horseId === horse.id);
    return {
      horseId: horse.id,
      fed: feeding.leftOut.get(horse.id) ?? null,
      ...training,
      trainsIn,
      starts: entered,
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
    nextAt: nextDue(stable, plan, now),
  };
}

interface TrainingWish {
  readonly plan: RoundPlan;
  readonly spending: Spending;
  readonly isFed: boolean;
  readonly isOneTooMany: boolean;
  readonly now: Date;
}

function planTraining(
  horse: RoundHorse,
  { plan, spending, isFed, isOneTooMany, now }: TrainingWish,
): { readonly trainings: number; readonly untrained: LeftOut | null } {
  const why = plan.trainsIn === null ? 'off' : trainingBar(horse, isFed, now);
  if (why) return { trainings: 0, untrained: why };
  if (isOneTooMany) return { trainings: 0, untrained: 'many' };
  const { banked } = horse.trainings;
  const payable = Math.max(0, Math.min(banked, Math.floor(spending.left / TRAINING_PRICE)));
  spending.spend(payable * TRAINING_PRICE);
  return { trainings: payable, untrained: payable < banked ? spending.runShort() : null };
}

function trainingBar(horse: RoundHorse, isFed: boolean, now: Date): LeftOut | null {
  const away = refuseWork(horse, now);
  if (horse.retired) return 'retired';
  if (horse.ageInMonths < TRAIN_FROM) return 'young';
  if (away) return away.refused === 'ON_PASTURE' ? 'grass' : 'back';
  if (!isFed) return 'hungry';
  return horse.trainings.banked === 0 ? 'empty' : null;
}

/** The discipline with the highest score among those that the horse's age allows. */
export function strongestIn({ strengths, ageInMonths, discipline }: RoundHorse): Discipline {
  if (ageInMonths < SHOW_FROM) return ageInMonths < HALTER_FROM ? discipline : 'halter';
  const all = Object.entries(strengths) as [Discipline, number][];
  return all.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? discipline;
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
  const later = dues.filter((due) => due > now).map((due) => due.getTime());
  return new Date(Math.min(...later));
}
