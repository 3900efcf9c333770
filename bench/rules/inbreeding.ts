import { foalInbreeding, foalInbreedings } from '../../game/horses/inbreeding.ts';
import type { Pedigree } from '../../game/horses/pedigree.ts';
import { rngFromNumber } from '../../game/rng.ts';
import { ringPedigree } from '../../world/ring-pedigree.ts';
import type { Measurement } from '../measurement.ts';
import { measureWork, withinAim } from '../work-measurement.ts';

const GENERATIONS = 20;
const HORSES = 5_000;
/** A small part of half a second. */
const MATING_MS = 10;
const MATE_FINDER_MS = 50;

/** A foal in a pedigree of 100,000 horses, and a mare's foals by 10,000 stallions. The floor reads each horse once. */
export const inbreeding: Measurement = {
  name: 'inbreeding',
  once: true,
  async take(lab) {
    const { pedigree, generations } = ringPedigree({
      rng: rngFromNumber(1),
      generations: GENERATIONS,
      horses: HORSES,
    });
    const [fathers = [], stallions = [], mares = []] = generations.slice(-3);
    const studs = [...fathers, ...stallions];
    const mare = (piece: number) => mares[piece % mares.length] ?? '';
    const stallion = (piece: number) => stallions[(piece * 31) % stallions.length] ?? '';
    const note = `${pedigree.size} horses of ${GENERATIONS} generations`;
    const mating = measureWork(lab, {
      name: "one foal's inbreeding",
      of: 'foals',
      note,
      game: (piece) => foalInbreeding(pedigree, stallion(piece), mare(piece)),
      floor: () => readOnce(pedigree),
      aims: (work) => [withinAim(work, MATING_MS)],
    });
    const mateFinder = measureWork(lab, {
      name: `inbreeding of a mare's foals by ${studs.length} stallions`,
      of: 'mares',
      note,
      game: (piece) => Math.max(...foalInbreedings(pedigree, mare(piece), studs)),
      floor: () => readOnce(pedigree) + studs.reduce((sum, id) => sum + (pedigree.numberOf(id) ?? NaN), 0),
      aims: (work) => [withinAim(work, MATE_FINDER_MS)],
    });
    return [mating, mateFinder];
  },
};

function readOnce({ sires, dams, inbreedings }: Pedigree): number {
  let sum = 0;
  for (let horse = 0; horse < sires.length; horse++)
    sum += (sires[horse] ?? 0) + (dams[horse] ?? 0) + (inbreedings[horse] ?? 0);
  return sum;
}
