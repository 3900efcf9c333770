import { drawFoal, type Parentage } from '../../../game/breeding/foal.ts';
import { BREED_FROM } from '../../../game/horses/age.ts';
import { sharedDraws } from '../../../game/horses/birth-draws.ts';
import { breedOf, type BreedId } from '../../../game/horses/breeds.ts';
import { founderFrom } from '../../../game/horses/founder.ts';
import { FORM_TRAIT_ROWS } from '../../../game/horses/form/trait-rows.ts';
import { SEEN_TRAITS } from '../../../game/horses/form/form.ts';
import { genotypeOf } from '../../../game/horses/genetics/strands.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import { rngFromNumber, type Rng } from '../../../game/rng.ts';
import { lookOfGenes, type Sheet, type Tile } from './sheet.ts';

const BREED: BreedId = 'hanoverian';
const USUAL = SEEN_TRAITS.map(() => 0);

function tile(form: readonly number[], caption: string, breed: BreedId = BREED): Tile {
  const { build, feather } = breedOf(breed);
  const look = lookOfGenes({ extension: 'e/e' }, { breed, traits: { build, feather, seed: 1 } });
  return { look: { ...look, form: [...form] }, caption, pose: 'stand' };
}

const ofTrait = (at: number, value: number): readonly number[] =>
  USUAL.map((usual, index) => (index === at ? value : usual));

const TRAITS = SEEN_TRAITS.flatMap((trait, at) => {
  const { label, low, high } = FORM_TRAIT_ROWS[trait];
  return [
    tile(ofTrait(at, -1), `${label}: ${low}`),
    tile(USUAL, 'usual'),
    tile(ofTrait(at, 1), `${label}: ${high}`),
  ];
});

/** All traits at their ends at once: nobody breeds these, and none may look broken. */
const ENDS: readonly (readonly [string, (at: number) => number])[] = [
  ['all low', () => -1],
  ['all high', () => 1],
  ['low, high, low, …', (at) => (at % 2 === 0 ? -1 : 1)],
  ['high, low, high, …', (at) => (at % 2 === 0 ? 1 : -1)],
];
const EXTREMES = (['hanoverian', 'arabian', 'shetland_pony'] as const).flatMap((breed) =>
  ENDS.slice(0, breed === BREED ? 4 : 2).map(([words, valueAt]) =>
    tile(
      USUAL.map((_, at) => valueAt(at)),
      `${breedOf(breed).name}: ${words}`,
      breed,
    ),
  ),
);

const UNRELATED = { foal: 0, sire: 0, dam: 0 };

function member(horse: Parentage, caption: string, ageInMonths = BREED_FROM): Tile {
  const { genome, traits, form } = horse;
  const look = lookOf({ genotype: genotypeOf(genome), traits, form, breed: BREED, ageInMonths });
  return { look, caption, pose: 'stand' };
}

const founder = (rng: Rng): Parentage => ({ ...founderFrom(sharedDraws(rng), breedOf(BREED)), breed: BREED });
/** Covers again until the mare takes, so that the sheet has no gaps. */
const foalOf = (rng: Rng, sire: Parentage, dam: Parentage): Parentage =>
  drawFoal(sharedDraws(rng), sire, dam, UNRELATED) ?? foalOf(rng, sire, dam);

function family(seed: number): readonly Tile[] {
  const rng = rngFromNumber(seed);
  const [one, two, three, four] = [founder(rng), founder(rng), founder(rng), founder(rng)];
  const [sire, dam] = [foalOf(rng, one, two), foalOf(rng, three, four)];
  const [first, second] = [foalOf(rng, sire, dam), foalOf(rng, sire, dam)];
  return [
    member(one, 'sire’s sire'),
    member(two, 'sire’s dam'),
    member(three, 'dam’s sire'),
    member(four, 'dam’s dam'),
    member(sire, 'sire'),
    member(dam, 'dam'),
    member(first, 'their foal', 3),
    member(first, 'the same at one year', 14),
    member(first, 'the same, grown up'),
    member(second, 'another foal', 3),
    member(second, 'the same at one year', 14),
    member(second, 'the same, grown up'),
  ];
}

/** One breed: what each inherited trait changes, and how likeness runs in a family. */
export const FORM_SHEET: Sheet = {
  title: 'Bodies of one breed',
  columns: 6,
  width: 300,
  parts: [
    { title: 'Each trait at its ends', tiles: TRAITS },
    { title: 'All traits at their ends', tiles: EXTREMES },
    { title: 'A family of three generations', tiles: family(3) },
  ],
};
