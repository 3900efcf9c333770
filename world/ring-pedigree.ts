import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { foalInbreeding } from '../game/horses/inbreeding.ts';
import { Pedigree } from '../game/horses/pedigree.ts';
import { wholeBetween, type Rng } from '../game/rng.ts';
import { seededIds } from '../server/founding/played/seeded-ids.ts';

export interface RingPedigree {
  readonly pedigree: Pedigree;
  /** In ring order, by generation. */
  readonly generations: readonly (readonly string[])[];
  /** Ring distance between parents by generation; 0 for founders. */
  readonly distances: readonly number[];
}

export interface RingSize {
  readonly rng: Rng;
  readonly generations: number;
  readonly horses: number;
}

/**
 * Parents: the horse at the same index of the previous ring and one at a random distance, equal for the generation.
 * So inbreeding is uniform.
 */
export function ringPedigree({ rng, generations, horses }: RingSize): RingPedigree {
  const pedigree = new Pedigree();
  const newId = seededIds(rng);
  const ids = Array.from({ length: generations }, (_, generation) =>
    Array.from({ length: horses }, () => newId(new Date(generation * REAL_MS_PER_DAY))),
  );
  const distances = ids.map((_, generation) => (generation === 0 ? 0 : wholeBetween(rng, 1, horses - 1)));
  for (const [generation, ring] of ids.entries()) {
    const before = ids[generation - 1];
    if (!before) continue;
    const parentsOf = (index: number) => ({
      sireId: at(before, index),
      damId: at(before, index + (distances[generation] ?? 0)),
    });
    const first = parentsOf(0);
    const inbreeding = foalInbreeding(pedigree, first.sireId, first.damId);
    for (const [index, id] of ring.entries()) pedigree.add(id, { ...parentsOf(index), inbreeding });
  }
  return { pedigree, generations: ids, distances };
}

function at(ring: readonly string[], index: number): string {
  return ring[index % ring.length] ?? '';
}
