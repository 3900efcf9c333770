import { HEAT_ENTRANTS } from '../classes.ts';
import { byCodeUnit } from '../proof/proof.ts';

export interface HeatEntrant {
  readonly horseId: string;
  readonly ownerId: string;
}

interface Heat<Entrant> {
  readonly size: number;
  readonly entrants: Entrant[];
  readonly owners: Map<string, number>;
}

/**
 * Fewest heats of at most `most` (eight), sizes within one, strongest first. Two horses of an owner share a heat only if
 * there are fewer heats. Input order is irrelevant.
 */
export function cutHeats<Entrant extends HeatEntrant>(
  entrants: readonly Entrant[],
  strengthOf: (entrant: Entrant) => number,
  most: number = HEAT_ENTRANTS,
): Entrant[][] {
  const byStrength = (one: Entrant, other: Entrant) =>
    strengthOf(other) - strengthOf(one) || byCodeUnit(one.horseId, other.horseId);
  const count = Math.ceil(entrants.length / most);
  const heats = Array.from({ length: count }, (_, index): Heat<Entrant> => ({
    size: Math.floor(entrants.length / count) + (index < entrants.length % count ? 1 : 0),
    entrants: [],
    owners: new Map(),
  }));
  // A full heat stays full.
  let firstWithRoom = 0;
  for (const entrant of entrants.toSorted(byStrength)) {
    for (let heat = heats[firstWithRoom]; heat && !hasRoom(heat); heat = heats[firstWithRoom])
      firstWithRoom += 1;
    const heat = roomiest(heats, entrant.ownerId, firstWithRoom);
    if (ownedIn(heat, entrant.ownerId) > 0 && makeWay(heats, heat, entrant)) continue;
    add(heat, entrant);
  }
  return heats.map((heat) => heat.entrants.toSorted(byStrength));
}

function hasRoom({ entrants, size }: Heat<unknown>): boolean {
  return entrants.length < size;
}

/** Fewest horses of this owner; on ties the strongest. */
function roomiest<Entrant>(heats: readonly Heat<Entrant>[], ownerId: string, from: number): Heat<Entrant> {
  let best: Heat<Entrant> | undefined;
  for (let index = from; index < heats.length; index += 1) {
    const heat = heats[index];
    if (!heat || !hasRoom(heat)) continue;
    if (!best || ownedIn(heat, ownerId) < ownedIn(best, ownerId)) best = heat;
    if (ownedIn(best, ownerId) === 0) return best;
  }
  if (!best) throw new Error('The heats have fewer places than there are entrants');
  return best;
}

/**
 * Puts the entrant into a full heat with fewer of its owner's horses; that heat's weakest movable horse goes to
 * `room`. Movable: its owner has fewer there. One exists, since the full heat is no smaller.
 */
function makeWay<Entrant extends HeatEntrant>(
  heats: readonly Heat<Entrant>[],
  room: Heat<Entrant>,
  entrant: Entrant,
): boolean {
  for (const full of heats.toReversed()) {
    if (ownedIn(full, entrant.ownerId) >= ownedIn(room, entrant.ownerId)) continue;
    const index = full.entrants.findLastIndex(
      ({ ownerId }) => ownedIn(full, ownerId) > ownedIn(room, ownerId),
    );
    const moved = full.entrants[index];
    if (!moved) continue;
    full.entrants.splice(index, 1);
    full.owners.set(moved.ownerId, ownedIn(full, moved.ownerId) - 1);
    add(full, entrant);
    add(room, moved);
    return true;
  }
  return false;
}

function add<Entrant extends HeatEntrant>(heat: Heat<Entrant>, entrant: Entrant): void {
  heat.entrants.push(entrant);
  heat.owners.set(entrant.ownerId, ownedIn(heat, entrant.ownerId) + 1);
}

function ownedIn<Entrant>(heat: Heat<Entrant>, ownerId: string): number {
  return heat.owners.get(ownerId) ?? 0;
}
