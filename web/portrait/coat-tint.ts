import type { Reply } from '../../contract/call.ts';
import type { Calls } from '../../contract/contract.ts';

export type Look = Reply<Calls['GET /api/horses/:id']>['look'];

export interface CoatTint {
  readonly coat: string;
  readonly points: string;
  readonly mane: string;
}

type Row = readonly [coat: string, points: string, mane: string];

/** By base, then copies of cream: averages of real coats. */
const TINTS: Readonly<Record<Look['base'], readonly [Row, Row, Row]>> = {
  chestnut: [
    ['#8f4b26', '#84431f', '#7a3c1b'],
    ['#c4935a', '#c09464', '#e8dcc2'],
    ['#e9d8ba', '#e9dac0', '#f2e8d6'],
  ],
  bay: [
    ['#7c4122', '#211917', '#1b1513'],
    ['#b88c57', '#2a211c', '#211a17'],
    ['#e5d1ae', '#d7b78b', '#d9bd92'],
  ],
  black: [
    ['#332b28', '#231d1b', '#1e1917'],
    ['#3b2f27', '#282019', '#231c17'],
    ['#d6c19f', '#c8ad87', '#cbb28c'],
  ],
};
const SILVER_TINTS: Readonly<Record<'bay' | 'black', Row>> = {
  bay: ['#80492b', '#5f4638', '#d8cbb4'],
  black: ['#54433a', '#43362f', '#d9cfbf'],
};
const CHAMPAGNE_TINTS: Readonly<Record<Look['base'], Row>> = {
  chestnut: ['#c1945c', '#bd9464', '#e8d6b0'],
  bay: ['#a67849', '#6d523d', '#614838'],
  black: ['#8c7963', '#6f5f4f', '#665748'],
};
/** By base, then copies of cream. */
const PEARL_TINTS: Readonly<Record<Look['base'], readonly [Row, Row]>> = {
  chestnut: [
    ['#cd9a6a', '#c8986b', '#d2a77c'],
    ['#e9d6b5', '#e9d8ba', '#efe2ca'],
  ],
  bay: [
    ['#bf946a', '#86694f', '#866850'],
    ['#e1cba4', '#c4a27a', '#c8a780'],
  ],
  black: [
    ['#8f7862', '#7d6652', '#7e6753'],
    ['#cfb998', '#bb9f7b', '#b79a75'],
  ],
};
const MUSHROOM_TINTS: Readonly<Record<'chestnut' | 'bay', Row>> = {
  chestnut: ['#8c7d6b', '#8a7b6a', '#d0c5b1'],
  bay: ['#7a6c5a', '#211917', '#1b1513'],
};
const FLAXEN = '#d3b384';
const DUN = '#b5a182';
const GREY_HAIR = '#75716d';
const WHITE_HAIR = '#d9d5ce';
/** White hair of patches. */
const PATCH = '#efe7da';

/** Whitening by stage, percent. */
const GREYED: Readonly<Record<NonNullable<Look['grey']>['stage'], number>> = {
  foal: 0,
  steel: 32,
  rose: 30,
  dapple: 58,
  light: 80,
  white: 94,
  flea_bitten: 90,
};

/** What of a look the tint shows. */
type Coloured = Pick<Look, 'base' | 'dilutions' | 'flaxen' | 'roan' | 'grey' | 'patterns'>;

/** Ignores white markings and patterns, but for horses white all over. */
export function coatTint(look: Coloured): CoatTint {
  const { base, dilutions, roan, grey, patterns } = look;
  if (patterns.allWhite !== null) return { coat: PATCH, points: PATCH, mane: PATCH };
  let [coat, points, mane] = plainRow(look);
  if (base === 'chestnut' && look.flaxen && dilutions.cream === 0) mane = FLAXEN;
  if (dilutions.dun) coat = mixed(coat, DUN, 45);
  if (roan) coat = mixed(coat, WHITE_HAIR, 42);
  const greyed = grey === null ? 0 : GREYED[grey.stage];
  if (greyed > 0) {
    // White and dark hairs mix: colour fades before darkness.
    coat = mixed(mixed(coat, GREY_HAIR, Math.min(100, greyed * 1.5)), WHITE_HAIR, greyed * 0.85);
    points = mixed(mixed(points, GREY_HAIR, greyed), WHITE_HAIR, greyed * 0.7);
    mane = mixed(mixed(mane, GREY_HAIR, greyed), WHITE_HAIR, greyed * 0.8);
  }
  return { coat, points, mane };
}

/** `white`: percent of the body whitened by the leopard complex. */
const LEOPARD: Readonly<
  Record<
    NonNullable<Look['patterns']['leopard']>['name'],
    { readonly white: number; readonly blanket: boolean; readonly spots: boolean }
  >
> = {
  'varnish roan': { white: 40, blanket: false, spots: false },
  snowflake: { white: 12, blanket: false, spots: false },
  'spotted blanket': { white: 0, blanket: true, spots: true },
  'near-leopard': { white: 75, blanket: true, spots: true },
  leopard: { white: 90, blanket: true, spots: true },
  snowcap: { white: 0, blanket: true, spots: false },
  'near few-spot': { white: 80, blanket: true, spots: false },
  'few-spot': { white: 92, blanket: true, spots: false },
};

/** CSS properties of the outline. */
export function outlineColours(look: Look): Readonly<Record<`--${string}`, string>> {
  const { coat, points, mane } = coatTint(look);
  const { tobiano, frame, sabino, splash, leopard } = look.patterns;
  const whiteLegs = tobiano !== null || sabino !== null || splash !== null;
  const spread = leopard === null ? null : LEOPARD[leopard.name];
  const white = spread?.white ?? 0;
  return {
    '--coat': mixed(coat, PATCH, white),
    '--points': whiteLegs ? PATCH : mixed(points, PATCH, white),
    '--mane': mane,
    ...(tobiano !== null && { '--tobiano': PATCH }),
    ...(frame !== null && { '--frame': PATCH }),
    ...(sabino !== null && { '--sabino': PATCH }),
    ...(splash !== null && { '--splash': PATCH }),
    ...(spread?.blanket && { '--blanket': PATCH }),
    ...(spread?.spots && { '--spots-behind': coat }),
    ...(spread?.spots && white > 0 && { '--spots-before': coat }),
  };
}

function plainRow({ base, dilutions }: Coloured): Row {
  if (dilutions.champagne) return CHAMPAGNE_TINTS[base];
  if (dilutions.pearl) return PEARL_TINTS[base][dilutions.cream === 0 ? 0 : 1];
  if (dilutions.mushroom && base !== 'black') return MUSHROOM_TINTS[base];
  if (dilutions.silver && dilutions.cream === 0 && base !== 'chestnut') return SILVER_TINTS[base];
  return TINTS[base][dilutions.cream];
}

function mixed(from: string, to: string, percent: number): string {
  if (percent === 0) return from;
  return `color-mix(in oklab, ${from}, ${to} ${Math.round(percent)}%)`;
}
