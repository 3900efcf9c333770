import { isNursing } from '../../../game/horses/age.ts';
import { isOnGrass } from '../../../game/horses/fed.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { begunAt } from '../../ui/when.ts';

/** A horse with the foals that it nurses. */
export interface Group {
  readonly horse: Horse;
  readonly foals: readonly Horse[];
}

export interface Herd {
  readonly yard: readonly Group[];
  readonly pasture: readonly Group[];
}

/** Foals stand where their dams are. */
export function herdOf(horses: readonly Horse[], now: Date): Herd {
  const isWithDam = ({ damId, ageInMonths }: Horse) =>
    isNursing(ageInMonths) && horses.some(({ id }) => id === damId);
  const isGrazing = ({ grassFrom }: Horse) => isOnGrass(begunAt(grassFrom), now);
  const groups = horses
    .filter((horse) => !isWithDam(horse))
    .map((horse) => ({
      horse,
      foals: horses.filter((foal) => foal.damId === horse.id && isWithDam(foal)),
    }));
  return {
    yard: groups.filter(({ horse }) => !isGrazing(horse)),
    pasture: groups.filter(({ horse }) => isGrazing(horse)),
  };
}

export function countIn(groups: readonly Group[]): number {
  return groups.reduce((sum, { foals }) => sum + 1 + foals.length, 0);
}
