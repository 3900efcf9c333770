import { BREEDS, CROSSBREED, usualHeight, type HorseBreed } from './breeds.ts';
import { BUILDS, type Build } from './coat/look-values.ts';
import { FORM_TRAITS, centimetresOf, grownIn, type Form } from './form/form.ts';

/** Share of the grown height by age in game months. */
const GROWTH: readonly (readonly [months: number, share: number])[] = [
  [0, 0.62],
  [3, 0.74],
  [6, 0.83],
  [12, 0.9],
  [18, 0.94],
  [24, 0.965],
  [36, 1],
];

export function grownShare(months: number): number {
  const next = GROWTH.findIndex(([at]) => at > months);
  const [to, above] = GROWTH[next] ?? [0, 1];
  const [from, below] = GROWTH[next - 1] ?? [0, 1];
  return next < 1 ? 1 : below + ((above - below) * (months - from)) / (to - from);
}

const OF_BREEDS: ReadonlyMap<HorseBreed, number> = new Map(
  BREEDS.map((breed) => [breed.id, usualHeight(breed).metres]),
);

/** For crossbreeds: the mean of the breeds of that build. */
const OF_BUILDS: ReadonlyMap<Build, number> = new Map(
  BUILDS.map((build) => [
    build,
    meanOf(BREEDS.filter((breed) => breed.build === build).map(({ id }) => OF_BREEDS.get(id) ?? 0)),
  ]),
);

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** Metres at the withers, grown. */
export function usualHeightOf(breed: HorseBreed, build: Build): number {
  return (breed === CROSSBREED ? OF_BUILDS.get(build) : OF_BREEDS.get(breed)) ?? 0;
}

/** Metres at the withers, grown. */
export function heightOf(form: Form): number {
  return centimetresOf(grownIn(form, FORM_TRAITS.indexOf('height'))) / 100;
}

/** Metres at the withers at that age, in whole centimetres. */
export function heightAt(grown: number, months: number): number {
  return Math.round(grown * grownShare(months) * 100) / 100;
}
