import { byCodeUnit } from '../proof/proof.ts';
import { cutHeats, type HeatEntrant } from './heats.ts';
import { scoreAtShare, type HouseField } from './house-field.ts';

/** Horses of house stables in a heat with players' horses, in place of house horses. */
export const MOST_OF_HOUSE = 2;
/** They score, without luck, between these shares of the grade's house horses. */
export const HOUSE_SHARES = [0.2, 0.5] as const;

interface Entrant extends HeatEntrant {
  readonly ofHouse?: boolean;
}

/**
 * Players' horses are cut into heats as if no house stable had entered. A few of its horses join them, if they are no
 * stronger than what they stand for; the others run in heats of their own (docs/rules/shows.md#heats).
 */
export function cutMixedHeats<One extends Entrant>(
  entrants: readonly One[],
  strengthOf: (entrant: One) => number,
  field: HouseField,
): One[][] {
  const ofPlayers = cutHeats(
    entrants.filter(({ ofHouse }) => ofHouse !== true),
    strengthOf,
  );
  const ofHouse = entrants
    .filter((entrant) => entrant.ofHouse === true)
    .toSorted((one, other) => strengthOf(other) - strengthOf(one) || byCodeUnit(one.horseId, other.horseId));
  if (ofHouse.length === 0) return ofPlayers;
  const [least, most] = HOUSE_SHARES.map((share) => scoreAtShare(field, share));
  const joining = ofHouse
    .filter((entrant) => strengthOf(entrant) >= (least ?? 0) && strengthOf(entrant) <= (most ?? 0))
    .slice(0, MOST_OF_HOUSE * ofPlayers.length);
  const mixed = ofPlayers.map((heat, index) => [
    ...heat,
    ...joining.slice(index * MOST_OF_HOUSE, (index + 1) * MOST_OF_HOUSE),
  ]);
  const others = ofHouse.filter((entrant) => !joining.includes(entrant));
  return [...mixed, ...cutHeats(others, strengthOf)];
}
