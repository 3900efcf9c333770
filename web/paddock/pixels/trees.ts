import { drawsFrom } from '../lines.ts';
import { HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt, roughAt } from './noise.ts';
import { dab, strand, type Panel } from './panel.ts';
import { blend, DARK, dimmed, limit, type Tint } from './tint.ts';

export interface Tree {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly high: number;
  /** Share of air before it. */
  readonly air: number;
}

type Draw = () => number;

/** A row of distant trees: how many, their height, and where there are fewest. */
export interface Row {
  readonly seed: number;
  readonly count: number;
  readonly high: number;
  readonly air: number;
  readonly foot?: number;
}

export function paintRow(
  panel: Panel,
  tints: LandTints,
  { seed, count, high, air, foot = HORIZON + 3 }: Row,
): void {
  const draw = drawsFrom(seed);
  for (let index = 0; index < count; index++) {
    const x = ((index + draw()) / count) * (WIDTH + 80) - 40;
    const size = high * (0.25 + 1.2 * roughAt(x / 150 + seed, seed, 2)) * (0.7 + 0.5 * draw());
    paintTree(
      panel,
      tints,
      { x, foot: foot + 3 * draw(), wide: size * (1 + 0.7 * draw()), high: size, air },
      draw,
    );
  }
}

export function paintTree(panel: Panel, tints: LandTints, tree: Tree, draw: Draw): void {
  const { x, foot, wide, high, air } = tree;
  const { bark, haze, isWinter, grass } = tints;
  const shade = blend(blend(DARK, grass[0], isWinter ? 0.7 : 0.45), haze, air);
  dab(
    panel,
    [x + wide * 0.22, foot + high * 0.012, wide * 0.6, Math.max(1.5, high * 0.045)],
    shade,
    0.75 * (1 - air),
  );
  const trunk = blend(bark, haze, air * 0.8);
  if (isWinter) paintBare(panel, tints, tree, draw);
  else {
    if (high > 60)
      grow(
        panel,
        [x, foot, 0, -high * 0.34, wide * 0.042],
        [trunk, lightOn(tints)],
        draw,
        high > 150 ? 2 : 1,
      );
    paintCrown(panel, tints, tree, draw);
  }
}

/** As bright as the sun or moon of the hour. */
const lightOn = ({ sun, lit }: Pick<LandTints, 'sun' | 'lit'>): Tint => dimmed(sun, lit / 0.55);

/** Trunk and boughs, each into two or three thinner ones. */
function grow(
  panel: Panel,
  [x, y, across, down, half]: readonly [number, number, number, number, number],
  [bark, sun]: readonly [Tint, Tint],
  draw: Draw,
  levels: number,
): void {
  const lit = blend(bark, sun, 0.22);
  const bow = (draw() - 0.5) * 0.12 * Math.hypot(across, down);
  strand(panel, [x, y, across, down, bow, half, half * 0.72], [bark, bark], 1);
  if (half > 0.8)
    strand(panel, [x - half * 0.5, y, across, down, bow, half * 0.3, half * 0.22], [lit, lit], 0.7);
  if (levels === 0 || half < 0.12) return;
  const long = Math.hypot(across, down);
  const heading = Math.atan2(down, across);
  const boughs = draw() < 0.45 ? 3 : 2;
  for (let bough = 0; bough < boughs; bough++) {
    const turn = (bough / (boughs - 1) - 0.5) * (0.75 + 0.5 * draw()) + (draw() - 0.5) * 0.3;
    // Boughs bend up again towards the light.
    const angle = heading + turn + 0.1 * (-Math.PI / 2 - heading - turn);
    const next = long * (0.66 + 0.18 * draw());
    const end = [Math.cos(angle) * next, Math.sin(angle) * next] as const;
    grow(panel, [x + across, y + down, ...end, half * (0.56 + 0.14 * draw())], [bark, sun], draw, levels - 1);
  }
}

function paintBare(
  panel: Panel,
  { bark, haze, sun, lit, leaf, snow }: LandTints,
  tree: Tree,
  draw: Draw,
): void {
  const { x, foot, wide, high, air } = tree;
  const wood = blend(bark, haze, air);
  const levels = high > 150 ? 7 : high > 60 ? 5 : high > 30 ? 3 : 2;
  grow(
    panel,
    [x, foot, (draw() - 0.5) * 4, -high * 0.27, Math.max(0.7, wide * 0.024)],
    [wood, blend(lightOn({ sun, lit }), snow, 0.5)],
    draw,
    levels,
  );
  // The finest twigs are a veil.
  const veil = blend(leaf[1], haze, 0.2 + air);
  const twigs = Math.min(420, high * 2);
  for (let twig = 0; twig < twigs; twig++) {
    const [angle, out] = [draw() * Math.PI * 2, Math.sqrt(draw())];
    const [aside, up] = [Math.cos(angle) * out * wide * 0.38, Math.sin(angle) * out * high * 0.3];
    dab(panel, [x + aside, foot - high * 0.64 + up, 1 + wide * 0.03, 1 + high * 0.022], veil, 0.09);
  }
}

/** Dabs a lobe in each pass: deep shade, middle, light. */
const PASSES = [
  { many: 1, spread: 0.94, size: 2, share: 0.22, alpha: 0.92 },
  { many: 1.25, spread: 1, size: 1.2, share: 0.62, alpha: 0.85 },
  { many: 1, spread: 1.06, size: 0.85, share: 1, alpha: 0.8 },
] as const;

/** A crown of lobes, each of dabs: dark below and away from the sun, lit at the upper left. */
function paintCrown(panel: Panel, { leaf, sun, haze, lit }: LandTints, tree: Tree, draw: Draw): void {
  const { x, foot, wide, high, air } = tree;
  const many = high > 150 ? 42 : high > 60 ? 15 : high > 24 ? 7 : 4;
  const lobes = Array.from({ length: many }, (_, index) => {
    const angle = index * 2.4 + draw();
    const out = Math.sqrt((index + 0.5) / many);
    // Wider below than above, and smaller lobes along the rim.
    const up = Math.sin(angle) * out;
    const across = Math.cos(angle) * out * (0.43 + 0.09 * up);
    const size =
      many > 20
        ? 0.05 + 0.075 * draw() * (1.3 - 0.7 * out)
        : many > 8
          ? 0.11 + 0.09 * draw()
          : 0.2 + 0.1 * draw();
    return [x + across * wide, foot - high * (0.62 - 0.33 * up), size * wide] as const;
  }).toSorted(([, one], [, other]) => one - other);
  const leaves = Math.max(5, Math.min(150, wide * 0.36));
  const size = Math.max(1, 1 + wide * 0.009);
  const middle = foot - high * 0.6;
  for (const { many, spread, size: wider, share, alpha } of PASSES)
    for (const [lobeX, lobeY, radius] of lobes)
      for (let left = leaves * many; left > 0; left--) {
        const angle = draw() * Math.PI * 2;
        // A ragged edge.
        const ragged = 0.72 + 0.62 * noiseAt(angle * 1.6 + lobeX, lobeY);
        const out = Math.sqrt(draw()) * radius * spread * ragged;
        const isTop = share === 1;
        const aside = Math.cos(angle) * out - (isTop ? radius * 0.12 : 0);
        const down = Math.sin(angle) * out * 0.84 - (isTop ? radius * 0.18 : 0);
        const facing = limit(
          0.46 -
            ((aside * 0.5 + down * 0.85) / radius) * 0.42 -
            ((lobeY - middle) / high) * 0.75 -
            ((lobeX - x) / wide) * 0.55,
        );
        if (isTop && draw() > 0.2 + facing) continue;
        const own = blend(leaf[0], leaf[1], share * facing + 0.2 * (draw() - 0.4));
        const warm = isTop ? blend(own, sun, 0.5 * lit * facing * facing * draw()) : own;
        const reach = size * wider * (0.7 + 0.6 * draw());
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
          alpha,
        );
      }
}
