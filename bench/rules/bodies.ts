import { drawFoal, type Parentage } from '../../game/breeding/foal.ts';
import { sharedDraws } from '../../game/horses/birth-draws.ts';
import { BREEDS } from '../../game/horses/breeds.ts';
import { expectedFoals } from '../../game/horses/form/expected.ts';
import { drawFounder } from '../../game/horses/founder.ts';
import { pick, rngFromNumber } from '../../game/rng.ts';
import type { Measurement } from '../measurement.ts';
import { measureWork, withinAim } from '../work-measurement.ts';

const FOUNDERS_OF_EACH_BREED = 20;
const PAIRS = 1_000;
const BIRTH_MS = 0.05;
const PREVIEW_MS = 0.05;
const OUTBRED = { foal: 0, sire: 0, dam: 0 };

/** Births and previews of store horses of all breeds. The floor adds up what a parent passes on. */
export const bodies: Measurement = {
  name: 'births and previews',
  once: true,
  async take(lab) {
    const rng = rngFromNumber(1);
    const herd = BREEDS.flatMap((breed) =>
      Array.from({ length: FOUNDERS_OF_EACH_BREED }, (): Parentage => ({
        breed: breed.id,
        ...drawFounder(rng, breed),
      })),
    );
    const pairs = Array.from({ length: PAIRS }, () => [pick(rng, herd), pick(rng, herd)] as const);
    const pairOf = (piece: number) => {
      const pair = pairs[piece % pairs.length];
      if (pair === undefined) throw new RangeError(`No pair ${piece}`);
      return pair;
    };
    const floor = (piece: number) => {
      const [sire, dam] = pairOf(piece);
      return [sire, dam].reduce((sum, { form }) => sum + form.reduce((all, value) => all + value, 0), 0);
    };
    const birth = measureWork(lab, {
      name: 'birth of a foal',
      of: 'foals',
      note: 'genes, traits, form, talent and aptitude',
      game: (piece) => drawFoal(sharedDraws(rng), ...pairOf(piece), OUTBRED)?.aptitude[0] ?? NaN,
      floor,
      aims: (work) => [withinAim(work, BIRTH_MS)],
    });
    const preview = measureWork(lab, {
      name: 'expected aptitude of a pair',
      of: 'pairs',
      note: 'seven disciplines with their spread',
      game: (piece) => expectedFoals(...pairOf(piece), OUTBRED)[0]?.mean ?? NaN,
      floor,
      aims: (work) => [withinAim(work, PREVIEW_MS)],
    });
    return [birth, preview];
  },
};
