import type { BreedId, Build } from '../../game/horses/breeds.ts';
import { breedOf } from '../../game/horses/breeds.ts';
import { lookOfGenes } from './sheet.ts';
import type { Sheet, Tile } from './sheet.ts';

/** A breed of each build, with its mane and its feather. */
const BREEDS_BY_BUILD: Readonly<Record<Build, BreedId>> = {
  light: 'hanoverian',
  stock: 'american_quarter_horse',
  draft: 'clydesdale',
  pony: 'norwegian_fjord',
  baroque: 'andalusian',
  arabian: 'arabian',
  gaited: 'icelandic_horse',
};

/** In game months. */
const AGES = [
  ['Grown up', 96],
  ['Yearling', 15],
  ['Foal', 3],
] as const;

/** Of its seed a horse has its pose. */
const POSES = [
  ['standing', 1],
  ['walking', 5],
] as const;

function tile(build: Build, ageInMonths: number, seed: number): Tile {
  const id = BREEDS_BY_BUILD[build];
  const { name, feather } = breedOf(id);
  return {
    look: lookOfGenes({}, { breed: id, ageInMonths, traits: { build, feather, seed } }),
    caption: name,
  };
}

/** Every body there is, in bay: builds, ages and poses. */
export const BUILD_SHEET: Sheet = {
  title: 'Every body',
  columns: 7,
  width: 300,
  parts: AGES.flatMap(([age, months]) =>
    POSES.map(([pose, seed]) => ({
      title: `${age}, ${pose}`,
      tiles: Object.keys(BREEDS_BY_BUILD).map((build) => tile(build as Build, months, seed)),
    })),
  ),
};
