import { DISCIPLINES, type Discipline } from '../../shows/disciplines.ts';
import type { HorseBreed } from '../breeds.ts';
import type { Build } from '../coat/look-values.ts';
import type { Body } from './aptitude-of.ts';
import { partPoints, soften } from './body.ts';
import { typeOf, usualForm } from './breed-forms.ts';
import { centimetresOf, FORM_TRAITS, grownIn, type Form, type FormTrait } from './form.ts';
import { MIDDLE_SCORE } from './trait-rows.ts';

/** How many points of the bar a deviation is. */
export const SCORES_PER_DEVIATION = 1.5;
const LEAST = 1;
const MOST = 9;

interface Range {
  readonly least: number;
  readonly most: number;
}

interface ProfileBar extends Range {
  readonly trait: FormTrait;
}

export interface LinearProfile {
  /** From 1 to 9, to a tenth; 5 is usual in the breed. Equal once it is taken. */
  readonly bars: readonly ProfileBar[];
  readonly heightCm: Range;
}

export interface Kind {
  readonly breed: HorseBreed;
  readonly build: Build;
}

/** From 1 to 9, to a tenth. */
function scoreOf(deviations: number, usual: number): number {
  const score = MIDDLE_SCORE + SCORES_PER_DEVIATION * (deviations - usual);
  return Math.round(10 * Math.min(MOST, Math.max(LEAST, score))) / 10;
}

/** The deviation nearest to the middle that is still rounded to this score, which has one decimal. */
export function scoredFrom(score: number, usual: number): number {
  const rounded = Math.sign(score - MIDDLE_SCORE) * 0.05;
  return usual + (score - rounded - MIDDLE_SCORE) / SCORES_PER_DEVIATION;
}

/** The profile of a grown horse: exact, so each range is one point. */
export function linearProfileOf({ form, breed, build }: Pick<Body, 'form'> & Kind): LinearProfile {
  return profileBetween({ breed, build }, (at) => [grownIn(form, at), grownIn(form, at)]);
}

export interface ExpectedTrait {
  readonly mean: number;
  readonly deviation: number;
}

/** Of another horse, on the bars of this kind. */
export function scoresBeside(form: Form, kind: Kind): number[] {
  return scoresOf(
    FORM_TRAITS.map((_, at) => grownIn(form, at)),
    kind,
  );
}

/** `deviations`: in the order of FORM_TRAITS. */
export function scoresOf(deviations: readonly number[], { breed, build }: Kind): number[] {
  const usual = usualForm(breed, build);
  return FORM_TRAITS.map((_, at) => scoreOf(deviations[at] ?? 0, usual[at] ?? 0));
}

/** Normal deviations that hold eight of ten. */
export const EIGHT_OF_TEN = 1.2816;

/** Eight foals of ten are within these ranges, each trait by itself. */
export function expectedLinearProfile(kind: Kind, expected: readonly ExpectedTrait[]): LinearProfile {
  return profileBetween(kind, (at) => {
    const { mean, deviation } = expected[at] ?? { mean: 0, deviation: 0 };
    return [mean - EIGHT_OF_TEN * deviation, mean + EIGHT_OF_TEN * deviation];
  });
}

function profileBetween(
  { breed, build }: Kind,
  between: (at: number) => readonly [number, number],
): LinearProfile {
  const usual = usualForm(breed, build);
  const [small, tall] = between(FORM_TRAITS.indexOf('height'));
  return {
    bars: FORM_TRAITS.map((trait, at) => {
      const [least, most] = between(at).map((each) => scoreOf(each, usual[at] ?? 0));
      return { trait, least: least ?? MIDDLE_SCORE, most: most ?? MIDDLE_SCORE };
    }),
    heightCm: { least: Math.round(centimetresOf(small)), most: Math.round(centimetresOf(tall)) },
  };
}

/** Points from which a part of the body is worth a word. */
const WORTH_SAYING = 0.5;
const MOST_SAID = 3;

interface Reason {
  readonly trait: FormTrait;
  /** More or less than a usual body of its kind has, to a tenth. */
  readonly points: number;
}

interface Reasons {
  readonly discipline: Discipline;
  /** Parts of the body that give most. */
  readonly helps: readonly Reason[];
  /** Parts that cost most. */
  readonly hinders: readonly Reason[];
}

/** Which parts of a grown body help and which hinder, by discipline. */
export function bodyReasons({ form, breed, build }: Pick<Body, 'form'> & Kind): Reasons[] {
  const types = typeOf(breed).map(soften);
  const usual = usualForm(breed, build).map(soften);
  return DISCIPLINES.map((discipline, index) => {
    const parts = FORM_TRAITS.map((trait, at): Reason => {
      const type = types[at] ?? 0;
      const own = partPoints(index, at, soften(grownIn(form, at)), type);
      const gain = own - partPoints(index, at, usual[at] ?? 0, type);
      return { trait, points: Math.round(gain * 10) / 10 + 0 };
    }).toSorted((one, other) => other.points - one.points);
    return {
      discipline,
      helps: parts.filter(({ points }) => points >= WORTH_SAYING).slice(0, MOST_SAID),
      hinders: parts
        .filter(({ points }) => points <= -WORTH_SAYING)
        .toReversed()
        .slice(0, MOST_SAID),
    };
  });
}
