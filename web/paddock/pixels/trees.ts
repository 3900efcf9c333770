import { drawsFrom } from '../lines.ts';
import { HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt, roughAt } from './noise.ts';
import { dab, strand, type Panel } from './panel.ts';
import { blend, dimmed, limit, type Tint } from './tint.ts';

/** Foot, size, and share of air before it. */
export type Tree = readonly [x: number, foot: number, wide: number, high: number, air: number, seed: number];

type Draw = () => number;

/** Distant trees. */
export type Row = readonly [seed: number, count: number, high: number, air: number, foot?: number];

export function paintRow(
  panel: Panel,
  tints: LandTints,
  [seed, count, high, air, foot = HORIZON + 3]: Row,
): void {
  const draw = drawsFrom(seed);
  for (let index = 0; index < count; index++) {
    const x = ((index + draw()) / count) * (WIDTH + 80) - 40;
    // High in some places, low in others.
    const size = high * (0.25 + 1.2 * roughAt(x / 150 + seed, seed, 2)) * (0.7 + 0.5 * draw());
    paintTree(panel, tints, [x, foot + 3 * draw(), size * (1 + 0.7 * draw()), size, air, seed], draw);
  }
}

export function paintTree(panel: Panel, tints: LandTints, tree: Tree, draw: Draw): void {
  const [x, foot, wide, high, air] = tree;
  const { bark, haze, isWinter, grass, snow } = tints;
  const shade = blend(dimmed(grass[0], isWinter ? 0.7 : 0.45), haze, air);
  const shadow = [x + wide * 0.22, foot + high * 0.012, wide * 0.6, Math.max(1.5, high * 0.045)] as const;
  dab(panel, shadow, shade, 0.75 * (1 - air));
  const wood = [blend(bark, haze, air), isWinter ? blend(panel.sun, snow, 0.5) : panel.sun] as const;
  const trunk = isWinter
    ? ([(draw() - 0.5) * 4, -high * 0.27, Math.max(0.7, wide * 0.024)] as const)
    : ([0, -high * 0.34, wide * 0.042] as const);
  const levels = sized(high, isWinter ? [2, 3, 5, 7] : [1, 1, 1, 2]);
  if (isWinter || high > 60) grow(panel, [x, foot, ...trunk, levels], wood, draw);
  (isWinter ? paintTwigs : paintCrown)(panel, tints, tree, draw);
}

/** Of distant, middle, near and nearest trees. */
type Sizes = readonly [number, number, number, number];
const sized = (high: number, [least, less, more, most]: Sizes) =>
  high > 150 ? most : high > 60 ? more : high > 28 ? less : least;

/** Trunk and boughs, each into two or three thinner ones. */
function grow(
  panel: Panel,
  [x, y, across, down, half, levels]: readonly [number, number, number, number, number, number],
  wood: readonly [bark: Tint, light: Tint],
  draw: Draw,
): void {
  const [bark, light] = wood;
  const lit = blend(bark, light, 0.22);
  const long = Math.hypot(across, down);
  const bow = (draw() - 0.5) * 0.12 * long;
  strand(panel, [x, y, across, down, bow, half, half * 0.72], [bark, bark], 1);
  if (half > 0.8)
    strand(panel, [x - half * 0.5, y, across, down, bow, half * 0.3, half * 0.22], [lit, lit], 0.7);
  if (levels === 0 || half < 0.12) return;
  const heading = Math.atan2(down, across);
  const boughs = draw() < 0.45 ? 3 : 2;
  for (let bough = 0; bough < boughs; bough++) {
    const turn = (bough / (boughs - 1) - 0.5) * (0.75 + 0.5 * draw()) + (draw() - 0.5) * 0.3;
    // Boughs bend up again towards the light.
    const angle = heading + turn + 0.1 * (-Math.PI / 2 - heading - turn);
    const next = long * (0.66 + 0.18 * draw());
    const end = [Math.cos(angle) * next, Math.sin(angle) * next] as const;
    const thin = half * (0.56 + 0.14 * draw());
    grow(panel, [x + across, y + down, ...end, thin, levels - 1], wood, draw);
  }
}

/** The finest twigs are a veil. */
function paintTwigs(
  panel: Panel,
  { haze, leaf }: LandTints,
  [x, foot, wide, high, air]: Tree,
  draw: Draw,
): void {
  const veil = blend(leaf[1], haze, 0.2 + air);
  for (let twig = Math.min(420, high * 2); twig > 0; twig--) {
    const angle = draw() * 7;
    const out = Math.sqrt(draw());
    const aside = Math.cos(angle) * out * wide * 0.38;
    const up = Math.sin(angle) * out * high * 0.3;
    dab(panel, [x + aside, foot - high * 0.64 + up, 1 + wide * 0.03, 1 + high * 0.022], veil, 0.09);
  }
}

/** Dabs a lobe in each pass: deep shade, middle, light. */
const PASSES = [
  [0.94, 2, 0.22],
  [1, 1.2, 0.62],
  [1.06, 0.85, 1],
] as const satisfies readonly (readonly [spread: number, size: number, share: number])[];

/** A crown of lobes, each of dabs: dark below and away from the sun, lit at the upper left. */
function paintCrown(
  panel: Panel,
  { leaf, sun, haze, lit }: LandTints,
  [x, foot, wide, high, air]: Tree,
  draw: Draw,
): void {
  const many = sized(high, [4, 7, 15, 42]);
  const lobes = Array.from({ length: many }, (_, index) => {
    const angle = index * 2.4 + draw();
    const out = Math.sqrt((index + 0.5) / many);
    // Wider below than above, and smaller lobes along the rim.
    const up = Math.sin(angle) * out;
    const across = Math.cos(angle) * out * (0.43 + 0.09 * up);
    const size = sized(high, [0.18, 0.18, 0.1, 0.05]) * (1 + draw() * (1.5 - 0.8 * out));
    return [x + across * wide, foot - high * (0.62 - 0.33 * up), size * wide] as const;
  }).toSorted(([, one], [, other]) => one - other);
  const leaves = 5 + Math.min(160, wide * 0.4);
  const middle = foot - high * 0.6;
  for (const [spread, size, share] of PASSES)
    for (const [lobeX, lobeY, radius] of lobes)
      for (let left = leaves; left > 0; left--) {
        const angle = draw() * 7;
        // A ragged edge.
        const ragged = 0.72 + 0.62 * noiseAt(angle * 1.6 + lobeX, lobeY);
        const out = Math.sqrt(draw()) * radius * spread * ragged;
        const isTop = share === 1;
        const aside = Math.cos(angle) * out - radius * share * 0.12;
        const down = Math.sin(angle) * out * 0.84 - radius * share * 0.18;
        const facing = limit(
          0.46 -
            ((aside * 0.5 + down * 0.85) / radius) * 0.42 -
            ((lobeY - middle) / high) * 0.75 -
            ((lobeX - x) / wide) * 0.55,
        );
        if (isTop && draw() > 0.2 + facing) continue;
        const own = blend(leaf[0], leaf[1], share * facing + 0.2 * (draw() - 0.4));
        const warm = blend(own, sun, 0.5 * share * lit * facing * facing * draw());
        const reach = (1 + wide * 0.009) * size * (0.7 + 0.6 * draw());
        dab(
          panel,
          [
            lobeX + aside,
            lobeY + down,
            Math.max(0.9, reach * 1.4),
            Math.max(0.8, reach * 0.66),
            (draw() - 0.5) * 2.6,
          ],
          blend(warm, haze, air),
          0.87,
        );
      }
}
