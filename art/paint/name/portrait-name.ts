import {
  BASES,
  BUILDS,
  EYE_COLOURS,
  FACE_MARKINGS,
  GREY_STAGES,
  HEAD_PROFILES,
  LEG_MARKINGS,
  LEOPARD_PATTERNS,
  MANE_STYLES,
} from '../../../game/horses/coat/look-values.ts';
import type { Look } from '../../../game/horses/coat/look.ts';
import { SEEN_TRAITS } from '../../../game/horses/form/form.ts';
import { TACK_COLOURS } from '../../../game/tack/tack-colours.ts';
import { TACK_FINISHES, type TackFinish } from '../../../game/tack/quality.ts';
import type { WornTack } from '../../../game/tack/worn-look.ts';
import type { Marking } from '../../../game/horses/coat/markings.ts';
import { bodyAge } from '../layers/body-age.ts';
import { POSED, POSES, type Pose } from '../layers/layers.ts';
import {
  BELLIES,
  CARRIAGES,
  COATS,
  FACINGS,
  otherSide,
  PLAIN_STANCE,
  type Facing,
  type Stance,
} from '../recipe/stance.ts';
import { PAINTER_VERSION } from './painter-version.ts';

/*
 * A portrait's name contains everything painted of a look and the painter's version, so a name's picture never changes.
 * Shares are rounded to thousandths.
 */

const STAGES = GREY_STAGES.filter((stage) => stage !== 'adult');
const THOUSANDTHS = 1001;
/** Half years, to 10.5. */
const GREY_YEARS = 22;
const SEEDS = 2 ** 32;

/** Game months after which such horses do not change. */
const GROWN_UP = 30;
const LEOPARD_DONE = 96;
const FLECKS_DONE = 204;

const VERSIONED = /^([0-9a-f]{6})-([0-9a-z]{1,58})$/;

/** Equal for looks that give the same picture in a pose and stance. */
export function portraitName(look: Look, pose: Pose = 'stand', stance: Stance = PLAIN_STANCE): string {
  return `${PAINTER_VERSION}-${numberOf({ look, pose, stance }).toString(36)}`;
}

export interface Posed {
  readonly look: Look;
  readonly pose: Pose;
  readonly stance: Stance;
}

export type NamedLook =
  | ({ readonly kind: 'look' } & Posed)
  /** A picture of another version; `name` is this version's. */
  | { readonly kind: 'renamed'; readonly name: string };

/** Null if no look has that name. */
export function lookNamed(name: string): NamedLook | null {
  const [, version, digits] = VERSIONED.exec(name) ?? [];
  if (version === undefined || digits === undefined) return null;
  const posed = posedOfNumber(parse(digits));
  if (posed === null || numberOf(posed).toString(36) !== digits) return null;
  return version === PAINTER_VERSION
    ? { kind: 'look', ...posed }
    : { kind: 'renamed', name: `${PAINTER_VERSION}-${digits}` };
}

function parse(digits: string): bigint {
  let value = 0n;
  for (const digit of digits) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  return value;
}

/** Writes and reads the same numbers in one order: `put` returns the number that the name stores. */
type Put = (count: number, value: number) => number;

function numberOf(posed: Posed): bigint {
  let [number, weight] = [0n, 1n];
  throughPosed(posed, (count, value) => {
    const rounded = Math.min(Math.max(Math.round(value), 0), count - 1);
    number += BigInt(rounded) * weight;
    weight *= BigInt(count);
    return rounded;
  });
  return number;
}

function posedOfNumber(number: bigint): Posed | null {
  let rest = number;
  const posed = throughPosed({ look: ANY_LOOK, pose: 'stand', stance: PLAIN_STANCE }, (count) => {
    const digit = Number(rest % BigInt(count));
    rest /= BigInt(count);
    return digit;
  });
  return rest === 0n ? posed : null;
}

/** Pose and stance come last and the usual ones count as 0, so that names in lists do not contain them. */
function throughPosed({ look, pose, stance }: Posed, put: Put): Posed {
  // Only the near side is painted, so the name has the side that the picture shows.
  const sideOf = (each: Look, facing: Facing) => (facing === 'right' ? otherSide(each) : each);
  const named = throughNumbers(sideOf(look, stance.facing), put);
  const able = POSED[pose].includes(bodyAge(named.ageInMonths)) ? pose : 'stand';
  const shown = POSES[put(POSES.length, POSES.indexOf(able))] ?? 'stand';
  const facing = FACINGS[put(FACINGS.length, FACINGS.indexOf(stance.facing))] ?? 'left';
  const carriage = CARRIAGES[put(CARRIAGES.length, CARRIAGES.indexOf(stance.carriage))] ?? 'level';
  const coat = COATS[put(COATS.length, COATS.indexOf(stance.coat))] ?? 'summer';
  const belly = BELLIES[put(BELLIES.length, BELLIES.indexOf(stance.belly))] ?? 'usual';
  return { look: sideOf(named, facing), pose: shown, stance: { facing, carriage, coat, belly } };
}

function throughNumbers(look: Look, put: Put): Look {
  const one = <T>(names: readonly T[], name: T): T => names[put(names.length, names.indexOf(name))] as T;
  const is = (value: boolean) => put(2, Number(value)) === 1;
  const share = (value: number) => put(THOUSANDTHS, value * 1000) / 1000;
  const shareIf = (value: number | null) => {
    const rounded = put(THOUSANDTHS + 1, value === null ? 0 : 1 + Math.round(value * 1000));
    return rounded === 0 ? null : (rounded - 1) / 1000;
  };
  const marking = <Name extends string>(names: readonly Name[], { name, extent }: Marking<Name>) => ({
    name: one(names, name),
    extent: share(name === 'none' ? 0 : extent),
  });
  const { dilutions, patterns, legs } = look;
  const base = one(BASES, look.base);
  const cream = put(3, dilutions.cream) as 0 | 1 | 2;
  const [dun, silver, champagne] = [is(dilutions.dun), is(dilutions.silver), is(dilutions.champagne)];
  const roan = is(look.roan);
  const stage = one([null, ...STAGES], look.grey?.stage ?? null);
  const years = put(GREY_YEARS, (look.grey?.years ?? 0) * 2) / 2;
  const tobiano = shareIf(patterns.tobiano);
  const frame = shareIf(patterns.frame);
  const leopard = one([null, ...LEOPARD_PATTERNS], patterns.leopard?.name ?? null);
  const extent = share(patterns.leopard?.extent ?? 0);
  const eye = one(EYE_COLOURS, look.eyes.left);
  const build = one(BUILDS, look.build);
  const profile = one(HEAD_PROFILES, look.profile);
  const common: Look = {
    ...ANY_LOOK,
    base,
    dilutions: { ...ANY_LOOK.dilutions, cream, dun, silver, champagne },
    roan,
    grey: stage === null ? null : { stage, years },
    patterns: {
      ...ANY_LOOK.patterns,
      tobiano,
      frame,
      leopard: leopard === null ? null : { name: leopard, extent },
    },
    face: marking(FACE_MARKINGS, look.face),
    legs: {
      fl: marking(LEG_MARKINGS, legs.fl),
      fr: marking(LEG_MARKINGS, legs.fr),
      rl: marking(LEG_MARKINGS, legs.rl),
      rr: marking(LEG_MARKINGS, legs.rr),
    },
    // Only the near eye is painted.
    eyes: { left: eye, right: eye },
    flaxen: is(look.flaxen),
    shade: (put(2001, (look.shade + 1) * 1000) - 1000) / 1000,
    metallic: is(look.metallic),
    build,
    profile,
    // Not painted.
    height: 0,
    feather: share(look.feather),
    maneStyle: one(MANE_STYLES, look.maneStyle),
    ageInMonths: put(FLECKS_DONE + 1, Math.min(look.ageInMonths, lastChangeOf(look))),
    seed: put(SEEDS, look.seed),
    form: throughForm(look.form, put),
    // Late, so that names of horses without tack do not contain it.
    tack: throughTack(look.tack, one),
  };
  return throughRare(look, common, put);
}

/** From -8 to 8 eighths. */
const FORMS = 17;

/** Near 0 first, so that usual bodies have short names. */
function throughForm(form: readonly number[], put: Put): number[] {
  return ANY_LOOK.form.map((_, at) => {
    const eighths = Math.round(8 * (form[at] ?? 0));
    const digit = put(FORMS, eighths < 0 ? -2 * eighths - 1 : 2 * eighths);
    return (digit % 2 === 1 ? -(digit + 1) / 2 : digit / 2) / 8;
  });
}

const HUNDREDTHS = 101;
const EIGHTHS = 9;

/** Last, so that names of horses without these do not contain them. */
function throughRare(look: Look, common: Look, put: Put): Look {
  const is = (value: boolean) => put(2, Number(value)) === 1;
  const eighths = (value: number) => put(EIGHTHS, value * 8) / 8;
  const hundredthsIf = (value: number | null) => {
    const rounded = put(HUNDREDTHS + 1, value === null ? 0 : 1 + Math.round(value * 100));
    return rounded === 0 ? null : (rounded - 1) / 100;
  };
  const { dilutions, patterns } = look;
  const [soot, mealy] = [eighths(look.soot), eighths(look.mealy)];
  const [ticking, faintStripe] = [is(look.ticking), is(look.faintStripe)];
  const [pearl, mushroom] = [is(dilutions.pearl), is(dilutions.mushroom)];
  // A white horse shows no sabino.
  const isWhite = is(patterns.allWhite !== null);
  const extent = hundredthsIf(patterns.allWhite ?? patterns.sabino);
  const splash = hundredthsIf(patterns.splash);
  return {
    ...common,
    dilutions: { ...common.dilutions, pearl, mushroom },
    patterns: {
      ...common.patterns,
      sabino: isWhite ? null : extent,
      splash,
      allWhite: isWhite ? (extent ?? 0) : null,
    },
    soot,
    mealy,
    ticking,
    faintStripe,
  };
}

function throughTack(tack: WornTack | null, one: <T>(names: readonly T[], name: T) => T): WornTack | null {
  const finishes: readonly (TackFinish | null)[] = [null, ...TACK_FINISHES];
  const shoes = one(finishes, tack?.shoes ?? null);
  const saddle = one(finishes, tack?.saddle ?? null);
  const bridle = one(finishes, tack?.bridle ?? null);
  const isTinted = saddle !== null || bridle !== null;
  const colour = one(TACK_COLOURS, (isTinted && tack?.colour) || 'oak');
  return shoes === null && saddle === null && bridle === null ? null : { shoes, saddle, bridle, colour };
}

function lastChangeOf({ grey, patterns }: Look): number {
  if (grey?.stage === 'flea_bitten') return FLECKS_DONE;
  return patterns.leopard === null ? GROWN_UP : LEOPARD_DONE;
}

const NO_MARKING = { name: 'none', extent: 0 } as const;

/** Only its shape matters: every number is replaced. */
const ANY_LOOK: Look = {
  base: 'bay',
  dilutions: { cream: 0, pearl: false, dun: false, silver: false, champagne: false, mushroom: false },
  roan: false,
  grey: null,
  patterns: { tobiano: null, frame: null, sabino: null, splash: null, leopard: null, allWhite: null },
  ticking: false,
  soot: 0,
  mealy: 0,
  faintStripe: false,
  face: NO_MARKING,
  legs: { fl: NO_MARKING, fr: NO_MARKING, rl: NO_MARKING, rr: NO_MARKING },
  eyes: { left: 'brown', right: 'brown' },
  flaxen: false,
  shade: 0,
  metallic: false,
  build: 'light',
  profile: 'straight',
  height: 0,
  form: Array.from({ length: SEEN_TRAITS.length }, () => 0),
  // Not painted.
  stride: [],
  feather: 0,
  maneStyle: 'natural',
  ageInMonths: 0,
  seed: 0,
  tack: null,
};
