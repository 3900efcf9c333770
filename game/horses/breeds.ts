import { BREED_ROWS, type BreedRow } from './breed-rows.ts';
import type { Build, HeadProfile, ManeStyle } from './coat/look-values.ts';

export type BreedId = (typeof BREED_ROWS)[number]['id'];
export const BREED_IDS: readonly BreedId[] = BREED_ROWS.map(({ id }) => id);

export interface Breed extends BreedRow {
  readonly id: BreedId;
}

/** Ordered by name. */
export const BREEDS: readonly Breed[] = BREED_ROWS;

/** Breed of foals with parents of different breeds. */
export const CROSSBREED = 'crossbreed';
export type HorseBreed = BreedId | typeof CROSSBREED;

const BY_ID: ReadonlyMap<string, Breed> = new Map(BREEDS.map((breed) => [breed.id, breed]));

export function isBreedId(text: string): text is BreedId {
  return BY_ID.has(text);
}

export function isHorseBreed(text: string): text is HorseBreed {
  return text === CROSSBREED || isBreedId(text);
}

export function breedOf(id: BreedId): Breed {
  const breed = BY_ID.get(id);
  if (breed === undefined) throw new RangeError(`No breed "${id}"`);
  return breed;
}

export function breedName(breed: HorseBreed): string {
  return breed === CROSSBREED ? 'Crossbreed' : breedOf(breed).name;
}

/** `shown`: entered in a show today. */
export function maneStyleOf(breed: HorseBreed, shown: boolean): ManeStyle {
  if (breed === CROSSBREED) return 'natural';
  const { maneStyle, plaitedForShows = false } = breedOf(breed);
  return shown && plaitedForShows ? 'braided' : maneStyle;
}

export function heightInHands(breed: Breed): string {
  return breed.hands.join('–');
}

const INCHES_PER_HAND = 4;
const METRES_PER_INCH = 0.0254;

function inchesOf(height: string): number {
  const [whole = 0, rest = 0] = height.split('.').map(Number);
  return whole * INCHES_PER_HAND + rest;
}

/** Least and greatest at the withers, in metres. */
export function heightRange({ hands: [least, most] }: Breed): readonly [number, number] {
  return [inchesOf(least) * METRES_PER_INCH, inchesOf(most) * METRES_PER_INCH];
}

/** At the withers, in the middle of the breed's range. */
export function usualHeight({ hands: [least, most] }: Breed): {
  readonly metres: number;
  readonly hands: string;
} {
  const middle = Math.round((inchesOf(least) + inchesOf(most)) / 2);
  return {
    metres: middle * METRES_PER_INCH,
    hands: `${Math.floor(middle / INCHES_PER_HAND)}.${middle % INCHES_PER_HAND}`,
  };
}

/** A crossbreed has the body of one parent; other horses have that of their breed. */
export function buildOf(breed: HorseBreed, inherited: Build): Build {
  return breed === CROSSBREED ? inherited : breedOf(breed).build;
}

const CROSSBREED_PROFILES: Readonly<Partial<Record<Build, HeadProfile>>> = {
  arabian: 'dished',
  baroque: 'roman',
};

export function profileOf(breed: HorseBreed, build: Build): HeadProfile {
  const profile = breed === CROSSBREED ? CROSSBREED_PROFILES[build] : breedOf(breed).profile;
  return profile ?? 'straight';
}

/** docs/rules/breeding.md#foals */
export function breedOfFoal(sire: HorseBreed, dam: HorseBreed): HorseBreed {
  return sire === dam ? sire : CROSSBREED;
}
