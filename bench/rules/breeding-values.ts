import { solveAll, type ValuedHerd } from '../../game/breeding/values/breeding-values.ts';
import { UNKNOWN } from '../../game/horses/pedigree.ts';
import { between, rngFromNumber, wholeBetween } from '../../game/rng.ts';
import type { Measurement } from '../measurement.ts';
import { measureWork, withinAim } from '../work-measurement.ts';

const HORSES = 1_000_000;
const FOUNDERS = 50_000;
const TRAITS = 16;
const MEANS = Array.from({ length: TRAITS }, () => 0);
const SOLUTION_MS = 30_000;
/** Parents are this much older than their foal, counted in horses. */
const YOUNGEST_PARENT = 25_000;
const OLDEST_PARENT = 100_000;
/** Without a profile. */
const YOUNG = 50_000;

/** Breeding values of a large world, solved anew. The floor reads what is known of each horse once. */
export const breedingValues: Measurement = {
  name: 'breeding values',
  once: true,
  long: true,
  async take(lab) {
    const herd = drawHerd();
    return [
      measureWork(lab, {
        name: 'breeding values of all horses',
        of: 'solutions',
        note: `${HORSES} horses, ${TRAITS} traits`,
        game() {
          herd.estimates.fill(0);
          return solveAll(herd);
        },
        floor: () => herd.grown.reduce((sum, value) => sum + value, 0),
        aims: (work) => [withinAim(work, SOLUTION_MS)],
      }),
    ];
  },
};

function drawHerd(): ValuedHerd {
  const rng = rngFromNumber(5);
  const herd = {
    sires: new Int32Array(HORSES).fill(UNKNOWN),
    dams: new Int32Array(HORSES).fill(UNKNOWN),
    order: Int32Array.from({ length: HORSES }, (_, horse) => horse),
    published: new Uint8Array(HORSES).fill(1, 0, HORSES - YOUNG),
    grown: new Float32Array(HORSES * TRAITS).map(() => between(rng, -2, 2)),
    estimates: new Float32Array(HORSES * TRAITS),
    founderMeans: () => MEANS,
    lambdas: Array.from({ length: TRAITS }, () => 1.5),
  };
  const parentOf = (horse: number) =>
    wholeBetween(rng, Math.max(0, horse - OLDEST_PARENT), horse - YOUNGEST_PARENT);
  for (let horse = FOUNDERS; horse < HORSES; horse++) {
    herd.sires[horse] = parentOf(horse);
    herd.dams[horse] = parentOf(horse);
  }
  return herd;
}
