import { isNursing } from '../../../game/horses/age.ts';
import type { HorseBreed } from '../../../game/horses/breeds.ts';
import { isOnGrass } from '../../../game/horses/happiness.ts';
import { heightAt } from '../../../game/horses/height.ts';
import type { Horse } from '../../horses/use-horses.ts';
import { begunAt } from '../../ui/when.ts';

/** One horse, with the foals that drink its milk. */
export interface Group {
  readonly horse: Horse;
  readonly metres: number;
  readonly foals: readonly { readonly horse: Horse; readonly metres: number }[];
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
      metres: metresOf(horse),
      foals: horses
        .filter((foal) => foal.damId === horse.id && isWithDam(foal))
        .map((foal) => ({ horse: foal, metres: metresOf(foal) })),
    }));
  return {
    yard: groups.filter(({ horse }) => !isGrazing(horse)),
    pasture: groups.filter(({ horse }) => isGrazing(horse)),
  };
}

export function countIn(groups: readonly Group[]): number {
  return groups.reduce((sum, { foals }) => sum + 1 + foals.length, 0);
}

function metresOf({ breedId, look, ageInMonths }: Horse): number {
  return heightAt(breedId as HorseBreed, look.build, ageInMonths);
}
