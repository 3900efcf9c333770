import { breedOf, buildOf, CROSSBREED, maneStyleOf, profileOf, type HorseBreed } from '../breeds.ts';
import type { Form } from '../form/form.ts';
import { heightAt, heightOf, usualHeightOf } from '../height.ts';
import type {
  Base,
  Build,
  EyeColour,
  GreyStage,
  HeadProfile,
  LeopardPattern,
  ManeStyle,
} from './look-values.ts';
import { TACK_SEEN_FROM, type WornTack } from '../../tack/worn-look.ts';
import type { FaceWhite, LegWhite } from './markings.ts';
import { PLAIN_TRAITS, type Traits } from './traits.ts';
import { coatName, coatOf, greyOver, type Coat } from './coat.ts';
import type { Colour, Dilutions } from './colour.ts';
import type { LivingGenotype } from '../genetics/genotype.ts';
import { greyStage, isWhitened, willBeFleaBitten, yearsOfGreying } from './grey.ts';
import { leopardExtent } from './leopard.ts';

/** Public appearance, as plain JSON. Hidden genes must not change it. */
export interface Look {
  /** Always black for a whitened grey without flea-bites. */
  readonly base: Base;
  readonly dilutions: Dilutions;
  readonly roan: boolean;
  /** `years` at the usual speed, in half years: 0 at birth, 10.5 for white. */
  readonly grey: { readonly stage: Exclude<GreyStage, 'adult'>; readonly years: number } | null;
  /** Extents of white, 0 to 1. */
  readonly patterns: {
    readonly tobiano: number | null;
    readonly frame: number | null;
    readonly leopard: { readonly name: LeopardPattern; readonly extent: number } | null;
  };
  readonly face: FaceWhite;
  readonly legs: LegWhite;
  readonly eyes: { readonly left: EyeColour; readonly right: EyeColour };
  readonly flaxen: boolean;
  /** -1 darkest to 1 lightest. */
  readonly shade: number;
  readonly metallic: boolean;
  readonly build: Build;
  readonly profile: HeadProfile;
  /** Metres at the withers at that age. */
  readonly height: number;
  readonly feather: number;
  readonly maneStyle: ManeStyle;
  /** Game months. */
  readonly ageInMonths: number;
  /** 32 bits for picture variation. */
  readonly seed: number;
  /** Tack worn at work; null for none, and in lists. */
  readonly tack: WornTack | null;
}

export interface HorseAtAge {
  readonly genotype: LivingGenotype;
  readonly traits: Traits;
  readonly breed: HorseBreed;
  readonly ageInMonths: number;
  /** Default: usual in the breed. */
  readonly form?: Form;
  /** Default: usual in the breed. */
  readonly maneStyle?: ManeStyle;
  /** Entered in a show today. */
  readonly shown?: boolean;
  /** Default: none. */
  readonly tack?: WornTack | null;
}

export function lookOf(horse: HorseAtAge): Look {
  const { genotype, traits, breed, form, ageInMonths, maneStyle, shown = false, tack = null } = horse;
  const row = breed === CROSSBREED ? undefined : breedOf(breed);
  const greyYears = yearsOfGreying(genotype, traits.greyFactor, ageInMonths);
  const lpExtent = leopardExtent(genotype, traits.leopardReach);
  const fleaBitten = willBeFleaBitten(genotype, traits.fleaBites);
  return composeLook(coatOf(genotype, { greyYears, lpExtent, fleaBitten }), {
    traits,
    breed,
    form,
    ageInMonths,
    greyYears,
    lpExtent,
    maneStyle: maneStyle ?? maneStyleOf(breed, shown),
    metallic: row?.metallic ?? false,
    tack: ageInMonths < TACK_SEEN_FROM ? null : tack,
  });
}

/** A plain horse; a grey whitens at the usual speed. */
export function lookOfCoat(
  coat: Coat,
  ageInMonths: number,
  build: Build = 'light',
  breed: HorseBreed = CROSSBREED,
): Look {
  const years = Math.round((ageInMonths / 12) * 100) / 100;
  const grey = coat.grey === null ? null : greyStage(years, greyOver(coat), false);
  const { leopard } = coat.patterns;
  return composeLook(
    { ...coat, grey },
    {
      traits: { ...PLAIN_TRAITS, build },
      breed,
      ageInMonths,
      greyYears: grey === null ? null : years,
      lpExtent: leopard === null ? 0 : USUAL_EXTENTS[leopard],
      maneStyle: 'natural',
      metallic: false,
      tack: null,
    },
  );
}

const USUAL_EXTENTS: Readonly<Record<LeopardPattern, number>> = {
  'varnish roan': 0.1,
  snowflake: 0.25,
  'spotted blanket': 0.48,
  'near-leopard': 0.7,
  leopard: 0.92,
  snowcap: 0.48,
  'near few-spot': 0.7,
  'few-spot': 0.92,
};

interface LookDetail {
  readonly traits: Traits;
  readonly breed: HorseBreed;
  readonly form?: Form | undefined;
  readonly ageInMonths: number;
  readonly greyYears: number | null;
  readonly lpExtent: number;
  readonly maneStyle: ManeStyle;
  readonly metallic: boolean;
  readonly tack: WornTack | null;
}

function composeLook(coat: Coat, detail: LookDetail): Look {
  const { traits, breed, form, ageInMonths, greyYears, lpExtent, maneStyle, metallic, tack } = detail;
  const { grey, patterns } = coat;
  const { base, dilutions, roan } = visibleColour(coat, grey);
  const eye = eyeColour(dilutions, ageInMonths);
  const { blueEyes } = traits;
  const build = buildOf(breed, traits.build);
  return {
    base,
    dilutions,
    roan,
    grey:
      grey === null || grey === 'adult' || greyYears === null
        ? null
        : { stage: grey, years: visibleYears(greyYears) },
    patterns: {
      tobiano: patterns.tobiano ? traits.tobianoExtent : null,
      frame: patterns.frame ? traits.frameExtent : null,
      leopard: patterns.leopard === null ? null : { name: patterns.leopard, extent: lpExtent },
    },
    face: traits.face,
    legs: traits.legs,
    eyes: {
      left: blueEyes === 'left' || blueEyes === 'both' ? 'blue' : eye,
      right: blueEyes === 'right' || blueEyes === 'both' ? 'blue' : eye,
    },
    flaxen: traits.flaxen === 'f/f' && base === 'chestnut' && dilutions.cream === 0,
    shade: traits.shade,
    metallic,
    build,
    profile: profileOf(breed, build),
    height: heightAt(form === undefined ? usualHeightOf(breed, build) : heightOf(form), ageInMonths),
    feather: traits.feather,
    maneStyle,
    ageInMonths,
    seed: traits.seed,
    tack,
  };
}

/** Hides exact years, which would reveal age and speed. */
const WHITE_SINCE = 10.5;

function visibleYears(years: number): number {
  return Math.min(WHITE_SINCE, Math.round(2 * years) / 2);
}

/** Old greys show only pink or freckled skin and flecks. */
function visibleColour({ base, dilutions, roan }: Colour, grey: GreyStage | null): Colour {
  if (!isWhitened(grey)) return { base, dilutions, roan };
  return {
    base: grey === 'flea_bitten' ? base : 'black',
    dilutions: {
      cream: dilutions.cream === 2 ? 2 : 0,
      dun: false,
      silver: false,
      champagne: dilutions.champagne,
    },
    roan: false,
  };
}

/** Game months: champagne eyes turn from blue to green, then amber. */
const CHAMPAGNE_BLUE_UNTIL = 3;
const CHAMPAGNE_GREEN_UNTIL = 18;

function eyeColour({ cream, champagne }: Dilutions, ageInMonths: number): EyeColour {
  if (cream === 2) return 'blue';
  if (!champagne) return 'brown';
  if (ageInMonths < CHAMPAGNE_BLUE_UNTIL) return 'blue';
  return ageInMonths < CHAMPAGNE_GREEN_UNTIL || cream === 1 ? 'green' : 'amber';
}

export function coatOfLook({ base, dilutions, roan, grey, patterns }: Look): Coat {
  return {
    base,
    dilutions,
    roan,
    grey: grey?.stage ?? null,
    patterns: {
      tobiano: patterns.tobiano !== null,
      frame: patterns.frame !== null,
      leopard: patterns.leopard?.name ?? null,
    },
  };
}

export function coatNameOfLook(look: Look): string {
  return coatName(coatOfLook(look));
}
