import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { foalInbreeding } from '../game/horses/inbreeding.ts';
import { Pedigree } from '../game/horses/pedigree.ts';
import { wholeBetween } from '../game/rng.ts';
import type { Rng } from '../game/rng.ts';
import { seededIds } from './seeded-ids.ts';

export interface RingPedigree {
  readonly pedigree: Pedigree;
  /** By generation, founders first: the ids of its horses, in the order of their ring. */
  readonly generations: readonly (readonly string[])[];
  /** By generation: how far apart in their ring the parents of each horse stand; 0 for founders. */
  readonly distances: readonly number[];
}

export interface RingWanted {
  readonly rng: Rng;
  readonly generations: number;
  /** In each generation. */
  readonly horses: number;
}

/**
 * A pedigree as large and as full of loops as is wanted. The horses of a generation stand in a ring; the
 * parents of the horse at a place are those at the same place of the generation before and at one distance from
 * it, which is drawn for each generation. So all of a generation are inbred alike, and one of them tells it.
 */
export function ringPedigree({ rng, generations, horses }: RingWanted): RingPedigree {
  const pedigree = new Pedigree();
  const newId = seededIds(rng);
  const ids = Array.from({ length: generations }, (_, generation) =>
    Array.from({ length: horses }, () => newId(new Date(generation * REAL_MS_PER_DAY))),
  );
  const distances = ids.map((_, generation) => (generation === 0 ? 0 : wholeBetween(rng, 1, horses - 1)));
  for (const [generation, ring] of ids.entries()) {
    const before = ids[generation - 1];
    if (!before) continue;
    const parentsOf = (place: number) => ({
      sireId: at(before, place),
      damId: at(before, place + (distances[generation] ?? 0)),
    });
    const first = parentsOf(0);
    const inbreeding = foalInbreeding(pedigree, first.sireId, first.damId);
    for (const [place, id] of ring.entries()) pedigree.add(id, { ...parentsOf(place), inbreeding });
  }
  return { pedigree, generations: ids, distances };
}

/** The horse at a place, counted on around the ring. */
function at(ring: readonly string[], place: number): string {
  return ring[place % ring.length] ?? '';
}
