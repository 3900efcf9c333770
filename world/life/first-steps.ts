import { decideCollect, FIRST_STEP_IDS, type FirstStepsState } from '../../game/first-steps/first-steps.ts';
import { earnBound } from '../../game/ledger/coins.ts';
import { isRefusal } from '../../game/refusal.ts';
import { chance } from '../../game/rng.ts';
import type { Row } from '../rows.ts';
import type { Visit } from './life.ts';
import type { Person } from './person.ts';

/** Collects finished steps; a few players skip the rest after a while. */
export function collectSteps(visit: Visit): void {
  const { life, person } = visit;
  const { steps } = person;
  if (steps.skippedAt !== null || steps.collected.length === FIRST_STEP_IDS.length) return;
  if (steps.labAt === null && chance(life.rng, 0.5)) steps.labAt = visit.at;
  const state = stateOf(visit);
  for (const id of FIRST_STEP_IDS) {
    const step = decideCollect(id, { collected: steps.collected, skipped: false }, state);
    if (isRefusal(step)) continue;
    steps.collected.push(id);
    visit.gainXp(step.reward.xp);
    if (step.reward.coins === 0) continue;
    life.books.post(visit.step(), person.id, {
      balance: earnBound(life.books.balance(person.id), step.reward.coins),
      kind: 'first_steps',
      description: `First steps: ${step.title}`,
    });
  }
  if (steps.skips && visit.player.level >= SKIPPED_FROM) steps.skippedAt = visit.at;
}

const SKIPPED_FROM = 3;

function stateOf({ life, person }: Visit): FirstStepsState {
  const horses = life.population.horsesOf(person.id);
  const { steps } = person;
  return {
    horses: horses.length,
    fedHorses: horses.filter(({ feed_expires_at }) => feed_expires_at !== null).length,
    trainings: steps.trained ? 1 : 0,
    tackWorn: Math.max(0, ...horses.map(({ id }) => life.tack.wornBy(id).length)),
    classOneStarts: Math.min(5, steps.classOneStarts),
    results: steps.firstResult === null ? 0 : 1,
    whys: steps.firstResult === null ? 0 : 1,
    labs: steps.labAt === null ? 0 : 1,
    wins: Math.min(1, steps.wins),
    bestHorseLevel: Math.max(0, ...horses.map(({ level }) => level)),
    bestRaisedLevel: Math.max(
      0,
      ...horses.filter((horse) => horse.level > horse.level_on_arrival).map(({ level }) => level),
    ),
  };
}

export function firstStepsRow({ id, steps }: Person): Row<'first_steps'> {
  return {
    player_id: id,
    collected: [...steps.collected],
    skipped_at: steps.skippedAt,
    why_entry_id: steps.firstResult,
    lab_at: steps.labAt,
  };
}
