import { breedOfFoal, CROSSBREED, type HorseBreed } from '../../horses/breeds.ts';
import type { Build } from '../../horses/coat/look-values.ts';
import { usualForm, type Means } from '../../horses/form/breed-forms.ts';
import { bodyWordsOf, type BodyWord } from '../../horses/form/body-words.ts';
import type { Spread } from '../../horses/form/expected.ts';
import { deviationsOf, FORM_TRAITS, type FormTrait } from '../../horses/form/form.ts';
import { scoredFrom } from '../../horses/form/linear-profile.ts';
import { MIDDLE_SCORE, SAID_FROM } from '../../horses/form/trait-rows.ts';
import { levelOf, type Values } from './stored-values.ts';
import { expectedIn } from './value-bars.ts';

/** Of a grown foal. */
export interface BodyWish {
  /** Centimetres. */
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  readonly words: readonly BodyWord[];
}

export interface BodyParent {
  readonly breed: HorseBreed;
  readonly build: Build;
  readonly values: Pick<Values, 'estimates' | 'ownReliability'>;
}

/** Null if nothing is wished. */
export function bodyWishOf({ minHeight, maxHeight, body = [] }: WishedOfBody): BodyWish | null {
  if (minHeight === undefined && maxHeight === undefined && body.length === 0) return null;
  return { minHeight, maxHeight, words: body };
}

interface WishedOfBody extends Omit<BodyWish, 'words'> {
  readonly body?: readonly BodyWord[] | undefined;
}

interface Bounds {
  readonly trait: FormTrait;
  /** Its place in FORM_TRAITS. */
  readonly at: number;
  readonly level: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The chance that a foal's grown body is as wished, from what is known of its parents; traits as if independent. Words are measured from what is usual in the
 * foal's breed, a crossbred's in the build that it inherits from either parent.
 */
export function bodyWishOdds(
  wish: BodyWish,
  dam: BodyParent,
): (sire: BodyParent, inbreeding: number) => number {
  const known = new Map<Means, readonly Bounds[]>();
  const boundsIn = (usual: Means) => {
    const before = known.get(usual);
    if (before !== undefined) return before;
    const bounds = boundsOf(wish, usual);
    known.set(usual, bounds);
    return bounds;
  };
  return (sire, inbreeding) => {
    const breed = breedOfFoal(sire.breed, dam.breed);
    const first = boundsIn(usualForm(breed, sire.build));
    const other = breed === CROSSBREED ? boundsIn(usualForm(breed, dam.build)) : first;
    let [ofFirst, ofOther] = [1, 1];
    // Hot path.
    for (const [index, bounds] of first.entries()) {
      const { trait, at, level } = bounds;
      // As `valuesOfFoal`, without its copies.
      const known = {
        estimate: ((sire.values.estimates[at] ?? 0) + (dam.values.estimates[at] ?? 0)) / 2,
        reliability: ((sire.values.ownReliability[level] ?? 0) + (dam.values.ownReliability[level] ?? 0)) / 4,
      };
      const spread = expectedIn(trait, known, breed, inbreeding);
      const share = shareWithin(bounds, spread);
      ofFirst *= share;
      const otherBounds = other[index];
      ofOther *= otherBounds === undefined || other === first ? share : shareWithin(otherBounds, spread);
    }
    return (ofFirst + ofOther) / 2;
  };
}

function shareWithin({ least, most }: Bounds, { mean, deviation }: Spread): number {
  if (least > most) return 0;
  return below((most - mean) / deviation) - below((least - mean) / deviation);
}

/** In deviations, for each trait that is wished. */
function boundsOf({ words, minHeight, maxHeight }: BodyWish, usual: Means): Bounds[] {
  return FORM_TRAITS.flatMap((trait, at) => {
    const [low, high] = bodyWordsOf(trait);
    const from = (score: number) => scoredFrom(score, usual[at] ?? 0);
    const least = [
      words.includes(high) ? from(MIDDLE_SCORE + SAID_FROM) : -Infinity,
      trait === 'height' && minHeight !== undefined ? deviationsOf(minHeight - ROUNDED) : -Infinity,
    ];
    const most = [
      words.includes(low) ? from(MIDDLE_SCORE - SAID_FROM) : Infinity,
      trait === 'height' && maxHeight !== undefined ? deviationsOf(maxHeight + ROUNDED) : Infinity,
    ];
    const bounds = { trait, at, level: levelOf(trait), least: Math.max(...least), most: Math.min(...most) };
    return bounds.least === -Infinity && bounds.most === Infinity ? [] : [bounds];
  });
}

/** Heights are published in whole centimetres. */
const ROUNDED = 0.5;

/** The share of a standard normal distribution below a value, to 0.0000002 (Abramowitz and Stegun 26.2.17). */
function below(value: number): number {
  if (Math.abs(value) > 8) return value < 0 ? 0 : 1;
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    Math.exp((-value * value) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return value < 0 ? tail : 1 - tail;
}
