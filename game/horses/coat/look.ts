import { breedOf, buildOf, CROSSBREED, maneStyleOf, profileOf, type HorseBreed } from '../breeds.ts';
import type { Form } from '../form/form.ts';
import { seenForm, type SeenForm } from '../form/seen-form.ts';
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
import { isUndiluted, NO_DILUTIONS, type Colour, type Dilutions } from './colour.ts';
import { carries, type LivingGenotype } from '../genetics/genotype.ts';
import { greyStage, isWhitened, willBeFleaBitten, yearsOfGreying } from './grey.ts';
import { leopardExtent } from './leopard.ts';

/** Public appearance, as plain JSON. Hidden genes must not change it. */
export interface Look extends SeenForm {
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
    readonly sabino: number | null;
    readonly splash: number | null;
    readonly leopard: { readonly name: LeopardPattern; readonly extent: number } | null;
    /** White from birth; the others are null then. */
    readonly allWhite: number | null;
  };
  /** White ticking at the flanks and the head of the tail. */
  readonly ticking: boolean;
  /** Dark hairs from above, 0 to 1. */
  readonly soot: number;
  /** Pale muzzle, belly and flanks, 0 to 1. */
  readonly mealy: number;
  /** A stripe along the back without the pale body of a dun. */
  readonly faintStripe: boolean;
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
    metallic: isMetallic(breed),
    faintStripe: carries(genotype, 'nd1'),
    tack: ageInMonths < TACK_SEEN_FROM ? null : tack,
  });
}

function isMetallic(breed: HorseBreed): boolean {
  return breed !== CROSSBREED && (breedOf(breed).metallic ?? false);
}

interface PlainHorse {
  readonly breed?: HorseBreed;
  readonly build?: Build;
  readonly feather?: number;
  /** Default: usual in the breed. */
  readonly form?: Form;
}

/** A plain horse; a grey whitens at the usual speed. */
export function lookOfCoat(
  coat: Coat,
  ageInMonths: number,
  { breed = CROSSBREED, build = 'light', feather = 0, form }: PlainHorse = {},
): Look {
  const years = Math.round((ageInMonths / 12) * 100) / 100;
  const grey = coat.grey === null ? null : greyStage(years, greyOver(coat), false);
  const { leopard } = coat.patterns;
  return composeLook(
    { ...coat, grey },
    {
      traits: { ...PLAIN_TRAITS, build, feather },
      breed,
      form,
      ageInMonths,
      greyYears: grey === null ? null : years,
      lpExtent: leopard === null ? 0 : USUAL_EXTENTS[leopard],
      maneStyle: maneStyleOf(breed, false),
      metallic: isMetallic(breed),
      faintStripe: false,
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
  readonly faintStripe: boolean;
  readonly tack: WornTack | null;
}

function composeLook(coat: Coat, detail: LookDetail): Look {
  const { traits, breed, form, ageInMonths, greyYears, lpExtent, maneStyle, metallic, tack } = detail;
  const { grey, patterns } = coat;
  const { base, dilutions, roan } = visibleColour(coat);
  const eye = eyeColour(dilutions, ageInMonths);
  const shading = shadingOf(coat, detail);
  const blueEyes = patterns.splash ? 'both' : traits.blueEyes;
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
      sabino: patterns.sabino ? toHundredths(traits.frameExtent) : null,
      splash: patterns.splash ? toHundredths(traits.tobianoExtent) : null,
      leopard: patterns.leopard === null ? null : { name: patterns.leopard, extent: lpExtent },
      allWhite: patterns.allWhite ? toHundredths(traits.frameExtent) : null,
    },
    ticking: shading.ticking,
    soot: shading.soot,
    mealy: shading.mealy,
    faintStripe: shading.faintStripe,
    face: traits.face,
    legs: traits.legs,
    eyes: {
      left: blueEyes === 'left' || blueEyes === 'both' ? 'blue' : eye,
      right: blueEyes === 'right' || blueEyes === 'both' ? 'blue' : eye,
    },
    flaxen: traits.flaxen === 'f/f' && showsFlaxen({ base, dilutions, roan }),
    shade: traits.shade,
    metallic,
    build,
    profile: profileOf(breed, build),
    height: heightAt(form === undefined ? usualHeightOf(breed, build) : heightOf(form), ageInMonths),
    ...seenForm(form, { breed, build }, ageInMonths),
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

/** Old greys show only pink or freckled skin and flecks, white horses also the colour of a few hairs. */
function visibleColour({ base, dilutions, roan, grey, patterns }: Coat): Colour {
  if (!isWhitened(grey) && !patterns.allWhite) return { base, dilutions, roan };
  const { cream, pearl, champagne } = dilutions;
  return {
    base: patterns.allWhite || grey === 'flea_bitten' ? base : 'black',
    dilutions: { ...NO_DILUTIONS, cream: cream === 2 || pearl ? cream : 0, pearl, champagne },
    roan: false,
  };
}

function showsFlaxen({ base, dilutions }: Colour): boolean {
  const { cream, pearl, mushroom } = dilutions;
  return base === 'chestnut' && cream === 0 && !pearl && !mushroom;
}

type Shading = Pick<Look, 'ticking' | 'soot' | 'mealy' | 'faintStripe'>;

const NO_SHADING: Shading = { ticking: false, soot: 0, mealy: 0, faintStripe: false };

/** White hair hides all of it, pale cream and black hair all but the ticking. */
function shadingOf({ base, dilutions, grey, patterns }: Coat, { traits, faintStripe }: LookDetail): Shading {
  if (isWhitened(grey) || patterns.allWhite) return NO_SHADING;
  const { cream, pearl, dun } = dilutions;
  const ticking = traits.rabicano !== 'n/n';
  if (cream === 2 || (cream === 1 && pearl)) return { ...NO_SHADING, ticking };
  const black = base === 'black';
  return {
    ticking,
    soot: black ? 0 : shownShare(traits.sooty),
    mealy: black && !dun ? 0 : shownShare(traits.pangare),
    faintStripe: faintStripe && !dun && !(black && isUndiluted(dilutions)),
  };
}

/** From 0, the mean of most breeds, to 2; in eighths, which keep the names of pictures short. */
function shownShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value / 2)) * 8) / 8;
}

const toHundredths = (extent: number) => Math.round(extent * 100) / 100;

/** Game months: champagne eyes turn from blue to green, then amber. */
const CHAMPAGNE_BLUE_UNTIL = 3;
const CHAMPAGNE_GREEN_UNTIL = 18;

function eyeColour({ cream, pearl, champagne }: Dilutions, ageInMonths: number): EyeColour {
  if (cream === 2) return 'blue';
  if (pearl) return cream === 1 ? 'green' : 'hazel';
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
      sabino: patterns.sabino !== null,
      splash: patterns.splash !== null,
      leopard: patterns.leopard?.name ?? null,
      allWhite: patterns.allWhite !== null,
    },
  };
}

export function coatNameOfLook(look: Look): string {
  return coatName(coatOfLook(look));
}
