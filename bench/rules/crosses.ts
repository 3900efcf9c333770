import { BREEDS } from '../../game/horses/breeds.ts';
import { drawFounder } from '../../game/horses/founder.ts';
import { genomeWith, type Genome } from '../../game/horses/genetics/strands.ts';
import { crossOdds, type CrossOdds } from '../../game/horses/genetics/odds.ts';
import { pick, rngFromNumber } from '../../game/rng.ts';
import type { Measurement } from '../measurement.ts';
import { measureWork, withinAim } from '../work-measurement.ts';

const FOUNDERS_OF_EACH_BREED = 50;
const CROSSES = 5_000;
const LEAST_PER_SECOND = 2_000;
const RICHEST_MS = 5;

const RICHEST = genomeWith(
  {
    extension: 'e',
    agouti: 'a',
    cream: 'Cr',
    grey: 'G',
    dun: 'D',
    silver: 'Z',
    champagne: 'Ch',
    kit: 'Rn',
    overo: 'O',
    leopard: 'Lp',
    pattern_modifier: 'PATN1',
    splash: 'SW1',
    splash2: 'SW2',
    mushroom: 'Mu',
  },
  { cream: 'prl', kit: 'To' },
);

/**
 * Crosses of store horses of all breeds, and the richest cross, heterozygous at every locus. The floor writes known
 * odds.
 */
export const oddsOfCrosses: Measurement = {
  name: 'odds of crosses',
  once: true,
  async take(lab) {
    const rng = rngFromNumber(1);
    const herd = BREEDS.flatMap((breed) =>
      Array.from({ length: FOUNDERS_OF_EACH_BREED }, () => drawFounder(rng, breed).genome),
    );
    const crosses = Array.from({ length: CROSSES }, (): Cross => [pick(rng, herd), pick(rng, herd)]);
    const store = measureWork(lab, {
      name: 'odds of crosses of store horses',
      ...asWork(crosses),
      aims: ({ app }) => [
        { aim: `at least ${LEAST_PER_SECOND} a second`, met: app.perSecond >= LEAST_PER_SECOND },
      ],
    });
    const richest = measureWork(lab, {
      name: 'odds of the richest cross',
      ...asWork([[RICHEST, RICHEST]]),
      aims: (work) => [withinAim(work, RICHEST_MS)],
    });
    return [store, richest];
  },
};

type Cross = readonly [sire: Genome, dam: Genome];

function asWork(crosses: readonly Cross[]) {
  const known = crosses.map(([sire, dam]) => crossOdds(sire, dam));
  const coats = known.reduce((sum, { outcomes }) => sum + outcomes.length, 0) / crosses.length;
  return {
    of: 'crosses',
    note: `${coats.toFixed(coats < 100 ? 1 : 0)} coats each`,
    game(piece: number): number {
      const cross = crosses[piece % crosses.length];
      return cross ? crossOdds(...cross).outcomes.length : NaN;
    },
    floor(piece: number): number {
      const odds = known[piece % known.length];
      return odds ? writtenDown(odds).length : NaN;
    },
  };
}

function writtenDown({ outcomes }: CrossOdds) {
  return outcomes.map(({ name, coat, probability }) => ({ name, coat, probability }));
}
