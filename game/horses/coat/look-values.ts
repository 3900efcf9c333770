/*
 * The named values of a look, apart from coat rules and breed rows, because the browser's first load needs only these
 * names.
 */

export const BASES = ['chestnut', 'bay', 'black'] as const;
export type Base = (typeof BASES)[number];

/** `foal`: only around the eyes. `steel` (over black) and `rose` are one age. `adult`: only alleles are known. */
export const GREY_STAGES = [
  'foal',
  'steel',
  'rose',
  'dapple',
  'light',
  'white',
  'flea_bitten',
  'adult',
] as const;
export type GreyStage = (typeof GREY_STAGES)[number];

export const LEOPARD_PATTERNS = [
  'varnish roan',
  'snowflake',
  'spotted blanket',
  'near-leopard',
  'leopard',
  'snowcap',
  'near few-spot',
  'few-spot',
] as const;
export type LeopardPattern = (typeof LEOPARD_PATTERNS)[number];

export const FACE_MARKINGS = [
  'none',
  'star',
  'snip',
  'star_and_snip',
  'stripe',
  'stripe_and_snip',
  'blaze',
  'bald',
] as const;
export type FaceMarking = (typeof FACE_MARKINGS)[number];

export const LEG_MARKINGS = ['none', 'sock', 'stocking'] as const;
export type LegMarking = (typeof LEG_MARKINGS)[number];

export const EYE_COLOURS = ['brown', 'amber', 'green', 'blue', 'hazel'] as const;
export type EyeColour = (typeof EYE_COLOURS)[number];

/** Body types: ponies are riding ponies; cobs are stout and short-legged. */
export const BUILDS = [
  'light',
  'racing',
  'stock',
  'draft',
  'cob',
  'pony',
  'shetland',
  'baroque',
  'arabian',
  'gaited',
] as const;
export type Build = (typeof BUILDS)[number];

/** Line of the face from the side: hollow, straight or bulging. */
export const HEAD_PROFILES = ['dished', 'straight', 'roman'] as const;
export type HeadProfile = (typeof HEAD_PROFILES)[number];

export const MANE_STYLES = ['natural', 'short', 'long', 'upright', 'braided'] as const;
export type ManeStyle = (typeof MANE_STYLES)[number];
