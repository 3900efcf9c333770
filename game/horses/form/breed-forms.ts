import { BREEDS, CROSSBREED, heightRange, type BreedId, type HorseBreed } from '../breeds.ts';
import type { Build } from '../coat/look-values.ts';
import { CM_PER_DEVIATION, FORM_TRAITS, MIDDLE_HEIGHT_CM, type FormTrait } from './form.ts';

/** Means in deviations, in the order of FORM_TRAITS without height. */
const BUILD_MEANS: Readonly<Record<Build, readonly number[]>> = {
  light: [0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.2, 0, 0.2, 0.4, 0.6, 0.6, 0.5, 0.5, 0.4],
  racing: [-1.2, 0.3, 0, -0.4, 1.0, 1.0, 0.4, 0.2, 0, 0.3, 0, 1.1, 0.5, 0.1, -0.6],
  stock: [0.3, 1.4, -0.3, -1.0, -0.3, 0.2, -0.2, 0.8, 0, 0, -0.4, 0.5, 0, -0.3, 1.0],
  draft: [2.6, 2.0, 1.2, 0.2, -0.8, -0.8, 0.3, 0.9, -0.2, 0.6, 0.2, -1.2, -1.0, -1.0, 0.9],
  cob: [1.0, 1.0, -0.2, 0.3, -0.7, -0.4, 0.2, 0.3, 0.2, 0.3, 0.3, -0.4, 0, -0.2, 0.8],
  pony: [0.2, 0.4, -0.5, 0.3, -0.2, 0.2, -0.1, -0.1, 0.5, 0.3, 0.4, 0.2, 0.7, 0.4, 0.1],
  shetland: [0.9, 1.0, -0.2, 0, -1.2, -0.6, 0.2, 0.4, 0.4, 0, -0.1, -0.3, 0.3, -0.2, 0.2],
  baroque: [0.6, 0.9, 0.9, 1.6, 0, 0, -0.5, 0.7, 0, 0.5, 0.6, 0.3, 0, 0, 1.0],
  arabian: [-1.0, -0.5, -2.2, 0.9, 0.7, 0.3, -0.8, -1.3, 0.1, 0.3, 0.3, 0.4, 0.1, -0.2, 0],
  gaited: [-0.1, 0.2, 0.1, 1.0, 0.3, 0.6, -0.1, 0.9, 0.1, 0.9, -0.5, -0.2, -0.2, -0.3, 0.8],
};

type Steps = Readonly<Partial<Record<FormTrait, number>>>;

/** What a breed has beyond its build. */
const BREED_STEPS: Readonly<Partial<Record<BreedId, Steps>>> = {
  akhal_teke: { neckLength: 0.8, muscle: -0.6, back: 0.5, bone: -0.3, neckSet: 0.8 },
  belgian_draft: { bone: 0.4, muscle: 0.4 },
  cleveland_bay: { bone: 0.6, shoulder: -0.2 },
  clydesdale: { walk: 0.5, trot: 0.5, muscle: -0.4 },
  connemara_pony: { reflex: 0.3, bone: 0.3 },
  friesian: { neckSet: 0.5, trot: 0.5, bone: 0.3, walk: -0.2 },
  gypsy_cob: { bone: -0.8, trot: 0.5, rideability: 0.2, muscle: -0.4 },
  haflinger: { walk: 0.3, canter: 0.3 },
  hanoverian: { trot: 0.4, canter: 0.3, rideability: 0.1 },
  icelandic_horse: { bone: 0.5, neckLength: -0.5, neckSet: -0.4, canter: 0.3 },
  morgan: { neckSet: 0.5, bone: 0.2, muscle: 0.3 },
  mustang: { muscle: -0.8, limbs: 0.5 },
  norwegian_fjord: { neckSet: 0.3 },
  percheron: { trot: 0.4, head: -0.5 },
  tennessee_walking_horse: { walk: 0.5 },
  thoroughbred: { canter: 0.3 },
  welsh_pony: { head: -0.5, trot: 0.2 },
};

/** Deviations, in the order of FORM_TRAITS. */
export type Means = readonly number[];

interface BreedForm {
  readonly means: Means;
  /** Of height, in deviations of 5 cm; all other traits vary by one. */
  readonly heightDeviation: number;
}

const LEAST_HEIGHT_DEVIATION = 0.6;
const MOST_HEIGHT_DEVIATION = 1.2;
const CROSSBRED_HEIGHT_DEVIATION = 0.9;

/** The founders' range of heights spans four deviations. */
const BREED_FORMS: ReadonlyMap<HorseBreed, BreedForm> = new Map(
  BREEDS.map((breed) => {
    const [least, most] = heightRange(breed);
    const means = [(50 * (least + most) - MIDDLE_HEIGHT_CM) / CM_PER_DEVIATION, ...BUILD_MEANS[breed.build]];
    const steps = BREED_STEPS[breed.id] ?? {};
    const quarter = (25 * (most - least)) / CM_PER_DEVIATION;
    return [
      breed.id,
      {
        means: FORM_TRAITS.map((trait, at) => (means[at] ?? 0) + (steps[trait] ?? 0)),
        heightDeviation: Math.min(MOST_HEIGHT_DEVIATION, Math.max(LEAST_HEIGHT_DEVIATION, quarter)),
      },
    ];
  }),
);

function formOf(breed: BreedId): BreedForm {
  const form = BREED_FORMS.get(breed);
  if (form === undefined) throw new RangeError(`No form of "${breed}"`);
  return form;
}

export function meansOf(breed: BreedId): Means {
  return formOf(breed).means;
}

/** What halter judges of a crossbred compare with. */
const RIDING_HORSE: BreedId = 'hanoverian';

/** The best body for halter. */
export function typeOf(breed: HorseBreed): Means {
  return meansOf(breed === CROSSBREED ? RIDING_HORSE : breed);
}

export function deviationOf(breed: HorseBreed, trait: FormTrait): number {
  if (trait !== 'height') return 1;
  return breed === CROSSBREED ? CROSSBRED_HEIGHT_DEVIATION : formOf(breed).heightDeviation;
}

/** For crossbreds: the mean height of the breeds of that build. */
const BUILD_FORMS: ReadonlyMap<Build, Means> = new Map(
  Object.entries(BUILD_MEANS).map(([build, means]) => {
    const heights = BREEDS.filter((breed) => breed.build === build).map(({ id }) => meansOf(id)[0] ?? 0);
    return [build as Build, [heights.reduce((sum, each) => sum + each, 0) / heights.length, ...means]];
  }),
);

/** The means that a horse's profile is measured from: its breed's, a crossbred's those of the build it inherited. */
export function usualForm(breed: HorseBreed, build: Build): Means {
  return breed === CROSSBREED ? (BUILD_FORMS.get(build) ?? typeOf(breed)) : meansOf(breed);
}
