import { FIRST_STEP_IDS, type FirstStepsState } from '../../game/first-steps/first-steps.ts';
import { chance } from '../../game/rng.ts';
import { collectSteps } from '../../season/stable/acts.ts';
import type { Row } from '../../server/founding/played/row-queries.ts';
import type { Visit } from './life.ts';
import type { Person } from './person.ts';

/** Collects finished steps; a few players skip the rest after a while. */
export function takeSteps(visit: Visit): void {
  const { life, person } = visit;
  const { steps } = person;
  if (steps.skippedAt !== null || steps.collected.length === FIRST_STEP_IDS.length) return;
  if (steps.labAt === null && chance(life.rng, 0.5)) steps.labAt = visit.at;
  collectSteps(visit.stable, stateOf(visit));
  if (steps.skips && visit.player.level >= SKIPPED_FROM) steps.skippedAt = visit.at;
}

const SKIPPED_FROM = 3;

function stateOf({ life, person }: Visit): FirstStepsState {
  const horses = life.population.horsesOf(person.id);
  const { steps } = person;
  return {
    horses: horses.length,
    fedHorses: horses.filter(({ feedExpiresAt }) => feedExpiresAt !== null).length,
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
      ...horses.filter((horse) => horse.level > horse.levelOnArrival).map(({ level }) => level),
    ),
  };
}

export function firstStepsRow({ id, steps }: Person): Row<'first_steps'> {
  return {
    playerId: id,
    collected: [...steps.collected],
    skippedAt: steps.skippedAt,
    whyEntryId: steps.firstResult,
    labAt: steps.labAt,
    guideEndedAt: null,
  };
}
