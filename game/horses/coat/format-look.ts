import type { FaceMarking, LegMarking } from './look-values.ts';
import { type FaceWhite, type LegWhite, LEGS } from './markings.ts';
import { greyOver } from './coat.ts';
import { isWhitened } from './grey.ts';
import { coatNameOfLook, type Look } from './look.ts';

/** Game months. */
const FOAL_UNTIL = 12;

/** For screen readers: "Bay with a small star and one white sock". Omits barely visible details. */
export function describeLook(look: Look): string {
  const name = coatNameOfLook(look);
  const subject =
    name.charAt(0).toUpperCase() + name.slice(1) + (look.ageInMonths < FOAL_UNTIL ? ' foal' : '');
  const details = [
    formatGreying(look),
    formatPattern(look),
    ...formatShading(look),
    formatMane(look),
    ...formatMarkings(look),
    formatEyes(look),
  ];
  const phrases = details.filter((detail) => detail !== null);
  return phrases.length === 0 ? subject : `${subject} with ${joinPhrases(phrases)}`;
}

function formatGreying({ base, dilutions, roan, grey }: Look): string | null {
  const shows = greyOver({ base, dilutions, roan }) !== 'pale';
  return shows && grey?.stage === 'foal' ? 'grey hairs round the eyes' : null;
}

/** Mentions the extent only near its limits. */
function formatPattern({ patterns }: Look): string | null {
  const { tobiano, frame, sabino, splash } = patterns;
  const extents = [tobiano, frame, sabino, splash].filter((extent) => extent !== null);
  if (extents.length === 0) return null;
  const extent = Math.max(...extents);
  if (extent < 0.25) return 'little white';
  return extent > 0.75 ? 'much white' : null;
}

/** Least share that words mention. */
const SHADED_FROM = 0.5;

function formatShading({ ticking, soot, mealy, faintStripe }: Look): string[] {
  const phrases = [];
  if (soot > SHADED_FROM) phrases.push('a sooty back');
  if (mealy > SHADED_FROM) phrases.push('a mealy muzzle and belly');
  if (ticking) phrases.push('rabicano ticking at flanks and tail');
  if (faintStripe) phrases.push('a faint stripe along the back');
  return phrases;
}

function formatMane({ flaxen, maneStyle }: Look): string | null {
  const plaited = maneStyle === 'braided';
  if (flaxen) return plaited ? 'a plaited flaxen mane' : 'a flaxen mane and tail';
  return plaited ? 'a plaited mane' : null;
}

function formatMarkings(look: Look): string[] {
  if (markingsHardlyShow(look)) return [];
  const phrases = [];
  const face = formatFace(look.face);
  if (face !== null) phrases.push(face);
  const { tobiano, sabino, splash } = look.patterns;
  if (tobiano === null && sabino === null && splash === null) phrases.push(...formatLegs(look.legs));
  return phrases;
}

function markingsHardlyShow({ dilutions, grey, patterns }: Look): boolean {
  const leopard = patterns.leopard?.name;
  const fewSpot = leopard === 'few-spot' || leopard === 'near few-spot';
  return dilutions.cream === 2 || isWhitened(grey?.stage ?? null) || fewSpot || patterns.allWhite !== null;
}

/** By extent: low, middle, high. */
const FACE_TEXT = {
  none: [null, null, null],
  star: ['a small star', 'a star', 'a large star'],
  snip: ['a small snip', 'a snip', 'a snip'],
  star_and_snip: ['a small star and snip', 'a star and snip', 'a star and snip'],
  stripe: ['a thin stripe', 'a stripe', 'a stripe'],
  stripe_and_snip: ['a thin stripe and snip', 'a stripe and snip', 'a stripe and snip'],
  blaze: ['a narrow blaze', 'a blaze', 'a wide blaze'],
  bald: ['a bald face', 'a bald face', 'a bald face'],
} as const satisfies Record<FaceMarking, readonly [string | null, string | null, string | null]>;

function formatFace({ name, extent }: FaceWhite): string | null {
  return FACE_TEXT[name][extent < 1 / 3 ? 0 : extent < 2 / 3 ? 1 : 2];
}

const COUNTS = ['no', 'one', 'two', 'three', 'four'] as const;

function formatLegs(legs: LegWhite): string[] {
  const phrases = [];
  for (const kind of ['stocking', 'sock'] as const satisfies readonly LegMarking[]) {
    const on = LEGS.filter((leg) => legs[leg].name === kind);
    if (on.length === 0) continue;
    const position = on.join() === 'rl,rr' ? ' behind' : on.join() === 'fl,fr' ? ' in front' : '';
    phrases.push(`${COUNTS[on.length]} white ${kind}${on.length === 1 ? '' : 's'}${position}`);
  }
  return phrases;
}

function formatEyes({ eyes }: Look): string | null {
  const blue = [eyes.left, eyes.right].filter((eye) => eye === 'blue').length;
  return blue === 2 ? 'blue eyes' : blue === 1 ? 'one blue eye' : null;
}

function joinPhrases(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Lightness of each colour word: a mane has its own colour until that of its greying stage is lighter. */
const LIGHTNESS: Readonly<Record<string, number>> = {
  black: 0,
  chestnut: 1,
  red: 1,
  brown: 1,
  'dark grey': 1,
  'light brown': 2,
  bronze: 2,
  apricot: 3,
  grey: 2,
  'light grey': 3,
  silver: 4,
  flaxen: 4,
  cream: 4,
  ivory: 4,
  white: 5,
};
const lightnessOf = (colour: string) => LIGHTNESS[colour] ?? 0;

const GREY_MANES = {
  steel: 'dark grey',
  rose: 'dark grey',
  dapple: 'grey',
  light: 'light grey',
  white: 'white',
  flea_bitten: 'white',
} as const;

/** "black", "flaxen", "silver", "brown and white". */
export function maneColour(look: Look): string {
  const colour = greyedMane(look);
  const alreadyPale = colour === 'white' || colour === 'ivory' || colour === 'cream';
  return look.patterns.tobiano === null || alreadyPale ? colour : `${colour} and white`;
}

function greyedMane(look: Look): string {
  if (look.patterns.allWhite !== null) return 'white';
  const own = ungreyedMane(look);
  if (look.grey === null || look.grey.stage === 'foal') return own;
  const grey = GREY_MANES[look.grey.stage];
  return lightnessOf(grey) > lightnessOf(own) ? grey : own;
}

function ungreyedMane({ base, dilutions, flaxen }: Look): string {
  const { cream, pearl, champagne, silver, mushroom } = dilutions;
  if (cream === 2) return base === 'chestnut' ? 'white' : 'cream';
  if (silver && base !== 'chestnut') return 'silver';
  if (pearl) return cream === 1 ? 'cream' : base === 'chestnut' ? 'apricot' : 'bronze';
  if (champagne) return base === 'chestnut' ? 'ivory' : cream === 1 ? 'light brown' : 'brown';
  if (base !== 'chestnut') return 'black';
  if (cream === 1) return 'white';
  if (flaxen || mushroom) return 'flaxen';
  return dilutions.dun ? 'red' : 'chestnut';
}
