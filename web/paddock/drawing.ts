import { blades, blossoms, crowns, ridge, short, type Trees } from './lines.ts';
import { WIDTH } from './scene-size.ts';

const TREES: readonly Trees[] = [
  [120, 436, 300, 92, 46],
  [330, 440, 170, 60, 22],
  [560, 440, 120, 42, 14],
  [790, 438, 250, 56, 26],
  [1060, 440, 180, 64, 22],
  [1300, 438, 330, 104, 52],
  [1520, 440, 220, 120, 34],
];

const rail = (y: number) =>
  `M-20 ${y + 14}C300 ${y - 2} 700 ${y - 6} 1000 ${y}S1500 ${y + 20} 1640 ${y + 30}`;

function posts(): string {
  let path = '';
  for (let x = -10; x < WIDTH + 40; x += 94) {
    const y = 468 + 14 * (Math.abs(x / WIDTH - 0.45) * 1.7) ** 2;
    path += `M${x} ${short(y - 34)}V${short(y + 12)}`;
  }
  return path;
}

export const HILLS = [ridge(3, 392, 64, 150), ridge(11, 424, 48, 120)] as const;
/** Trees, and their lit sides. */
export const CROWNS = [crowns(TREES, 5, 0, 1), crowns(TREES, 5, -5, 0.62)] as const;
export const POSTS = posts();
export const RAILS = [rail(448), rail(466)] as const;
/** Dark, dry and lit. */
export const GRASS = [
  blades({ seed: 21, count: 300, from: 478, to: 720, length: 15 }),
  blades({ seed: 22, count: 260, from: 478, to: 720, length: 14 }),
  blades({ seed: 23, count: 200, from: 500, to: 720, length: 16 }),
] as const;
export const BLOSSOMS = blossoms(31, 70);
/** Alternately dark and dry. */
export const HOOF_GRASS = [
  blades({ seed: 44, count: 420, from: 650, to: 684, length: 13 }),
  blades({ seed: 45, count: 200, from: 654, to: 686, length: 11 }),
  blades({ seed: 41, count: 240, from: 676, to: 724, length: 30 }),
  blades({ seed: 42, count: 150, from: 676, to: 726, length: 26 }),
] as const;
