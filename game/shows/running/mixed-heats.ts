import { byCodeUnit } from '../proof/proof.ts';
import { cutHeats, type HeatEntrant } from './heats.ts';
import { scoreAtShare, type HouseField } from './house-field.ts';

/** Horses of house stables in a heat with players' horses, in place of house horses. */
export const MOST_OF_HOUSE = 2;
/** They score, without luck, between these shares of the grade's house horses. */
export const HOUSE_SHARES = [0.2, 0.45] as const;

interface Entrant extends HeatEntrant {
  readonly ofHouse?: boolean;
}

/**
 * Players' horses are cut into heats as if no house stable had entered. A few of its horses join them, if they are no
 * stronger than what they stand for and than the weakest horse that they would meet; the others run in heats of their
 * own (docs/rules/shows.md#heats).
 */
export function cutMixedHeats<One extends Entrant>(
  entrants: readonly One[],
  strengthOf: (entrant: One) => number,
  field: HouseField,
  mostOfPlayers?: number,
): One[][] {
  const ofPlayers = cutHeats(
    entrants.filter(({ ofHouse }) => ofHouse !== true),
    strengthOf,
    mostOfPlayers,
  );
  const ofHouse = entrants
    .filter((entrant) => entrant.ofHouse === true)
    .toSorted((one, other) => strengthOf(other) - strengthOf(one) || byCodeUnit(one.horseId, other.horseId));
  if (ofHouse.length === 0) return ofPlayers;
  const [least, most] = HOUSE_SHARES.map((share) => scoreAtShare(field, share));
  const mayJoin = ofHouse.filter(
    (entrant) => strengthOf(entrant) >= (least ?? 0) && strengthOf(entrant) <= (most ?? 0),
  );
  const joined = new Set<One>();
  const mixed = ofPlayers.map((heat) => {
    const weakest = Math.min(...heat.map(strengthOf));
    const joining = mayJoin
      .filter((entrant) => !joined.has(entrant) && strengthOf(entrant) <= weakest)
      .slice(0, MOST_OF_HOUSE);
    for (const entrant of joining) joined.add(entrant);
    return [...heat, ...joining];
  });
  const others = ofHouse.filter((entrant) => !joined.has(entrant));
  return [...mixed, ...cutHeats(others, strengthOf)];
}
