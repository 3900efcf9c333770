import { type BreedId, breedOf } from '../../../game/horses/breeds.ts';
import type { Build, ManeStyle } from '../../../game/horses/coat/look-values.ts';
import { lookOfGenes, type Sheet, type Tile } from './sheet.ts';

const BREEDS_BY_BUILD: Readonly<Record<Build, BreedId>> = {
  light: 'hanoverian',
  racing: 'thoroughbred',
  stock: 'american_quarter_horse',
  draft: 'clydesdale',
  cob: 'norwegian_fjord',
  pony: 'connemara_pony',
  shetland: 'shetland_pony',
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

/** The seed decides the pose. */
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

/** Horses by activity. */
const DOINGS = [
  ['Grazing', 96, 'graze'],
  ['Trotting', 96, 'trot'],
  ['Dozing', 96, 'rest'],
  ['Foal, lying', 3, 'lie'],
] as const;

/** Breeds plaited for shows, then the other mane styles. */
const MANES = [
  ['hanoverian', 'braided'],
  ['thoroughbred', 'braided'],
  ['clydesdale', 'braided'],
  ['american_quarter_horse', 'short'],
  ['arabian', 'natural'],
  ['andalusian', 'long'],
  ['norwegian_fjord', 'upright'],
] as const;

function inMane(id: BreedId, maneStyle: ManeStyle): Tile {
  const { name, build, feather } = breedOf(id);
  return {
    look: lookOfGenes({ extension: 'e/e' }, { breed: id, maneStyle, traits: { build, feather, seed: 1 } }),
    caption: `${name}, ${maneStyle}`,
  };
}

export const BUILD_SHEET: Sheet = {
  title: 'Every body',
  columns: 10,
  width: 240,
  parts: [
    ...AGES.flatMap(([age, months]) =>
      POSES.map(([pose, seed]) => ({
        title: `${age}, ${pose}`,
        tiles: Object.keys(BREEDS_BY_BUILD).map((build) => tile(build as Build, months, seed)),
      })),
    ),
    ...DOINGS.map(([title, months, pose]) => ({
      title,
      tiles: Object.keys(BREEDS_BY_BUILD).map((build) => ({ ...tile(build as Build, months, 1), pose })),
    })),
    { title: 'Manes', tiles: MANES.map(([id, style]) => inMane(id, style)) },
  ],
};
