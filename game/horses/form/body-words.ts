import type { HorseBreed } from '../breeds.ts';
import type { Build } from '../coat/look-values.ts';
import {
  expectedLinearProfile,
  linearProfileOf,
  type ExpectedTrait,
  type LinearProfile,
} from './linear-profile.ts';
import { FORM_TRAITS, type Form, type FormTrait } from './form.ts';
import { EXPECTED_FROM, MIDDLE_SCORE, SAID_FROM } from './trait-rows.ts';

/** What lists say of a trait that is clearly below or above what is usual in the breed. */
const WORDS = {
  height: ['small', 'tall'],
  bone: ['fine bone', 'strong bone'],
  muscle: ['lean', 'muscled'],
  head: ['dished head', 'convex head'],
  neckSet: ['neck set low', 'neck set high'],
  neckLength: ['short neck', 'long neck'],
  shoulder: ['steep shoulder', 'sloping shoulder'],
  back: ['short back', 'long back'],
  croup: ['level croup', 'sloping croup'],
  limbs: ['faulty limbs', 'correct limbs'],
  walk: ['short walk', 'good walk'],
  trot: ['short trot', 'good trot'],
  canter: ['short canter', 'good canter'],
  reflex: ['slow reflexes', 'quick reflexes'],
  technique: ['flat over fences', 'round over fences'],
  rideability: ['sharp temper', 'willing temper'],
} as const satisfies Readonly<Record<FormTrait, readonly [low: string, high: string]>>;

export type BodyWord = (typeof WORDS)[FormTrait][number];

export function bodyWordsOf(trait: FormTrait): readonly [low: BodyWord, high: BodyWord] {
  return WORDS[trait];
}

/** Two of each trait, in the order of FORM_TRAITS. */
export const BODY_WORDS: readonly BodyWord[] = FORM_TRAITS.flatMap((trait) => bodyWordsOf(trait));

/** A search may ask for this many. */
export const MOST_BODY_WORDS = 3;

interface Kind {
  readonly breed: HorseBreed;
  readonly build: Build;
}

/** What lists show of a body and players search by. */
export interface SeenBody {
  /** At the withers, grown. */
  readonly heightCm: number;
  /** The furthest from what is usual first. */
  readonly words: readonly BodyWord[];
}

/** The body of a grown horse, as it is. */
export function seenBody(body: Kind & { readonly form: Form }): SeenBody {
  return inWords(linearProfileOf(body), SAID_FROM);
}

/** The body that a foal will most likely grow, by its parents. */
export function expectedBody(kind: Kind, expected: readonly ExpectedTrait[]): SeenBody {
  return inWords(expectedLinearProfile(kind, expected), EXPECTED_FROM);
}

function inWords({ bars, heightCm }: LinearProfile, from: number): SeenBody {
  const said = bars
    .map(({ trait, least, most }) => ({ trait, off: (least + most) / 2 - MIDDLE_SCORE }))
    .filter(({ off }) => Math.abs(off) >= from)
    .toSorted((one, other) => Math.abs(other.off) - Math.abs(one.off));
  return {
    heightCm: Math.round((heightCm.least + heightCm.most) / 2),
    words: said.map(({ trait, off }) => bodyWordsOf(trait)[off < 0 ? 0 : 1]),
  };
}

/** A list has room for few words: those searched for come first, then those furthest from usual. */
export function wordsInBrief(words: readonly BodyWord[], wished: readonly BodyWord[] = []): BodyWord[] {
  const first = words.filter((word) => wished.includes(word));
  const others = words.filter((word) => !wished.includes(word));
  const chosen = [...first, ...others].slice(0, MOST_BODY_WORDS);
  return BODY_WORDS.filter((word) => chosen.includes(word));
}

export interface BodyInBrief extends SeenBody {
  /** If false, height and words are expected from the parents. */
  readonly isGrown: boolean;
}

/** "166 cm, tall, neck set high", "should grow to about 164 cm, good trot". */
export function formatBodyInBrief({ isGrown, heightCm, words }: BodyInBrief): string {
  const said = words.length === 0 ? ['a usual body'] : words;
  return [isGrown ? `${heightCm} cm` : `should grow to about ${heightCm} cm`, ...said].join(', ');
}

/** As one number, a bit for each of BODY_WORDS, so that a search compares it without reading a form. */
export function storeBodyWords(words: readonly BodyWord[]): number {
  return [...new Set(words)].reduce((sum, word) => sum + 2 ** BODY_WORDS.indexOf(word), 0);
}

/** In the order of BODY_WORDS. */
export function readBodyWords(stored: number): BodyWord[] {
  return BODY_WORDS.filter((_, at) => Math.floor(stored / 2 ** at) % 2 === 1);
}
