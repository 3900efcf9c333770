import type { Point } from '../curves.ts';
import { chanceOf, type Chance } from '../noise.ts';
import { clamp, mix, rise } from '../smooth.ts';
import type { View } from '../trace/surface.ts';
import type { Crest } from './crest.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

/** Falls to the near side. */
export interface HangingMane {
  readonly length: number;
  readonly fullness: number;
  readonly wave: number;
  readonly waves: number;
  /** Variation in length; 0 for a pulled mane. */
  readonly uneven: number;
  readonly locks: number;
  readonly seed: number;
}

/** From back to front. */
const PASSES = [
  { locks: 1, halfWidth: 0.028, tip: 0.26, strands: 120, bright: 0.58, fray: 0.68 },
  { locks: 1, halfWidth: 0.018, tip: 0.18, strands: 80, bright: 0.85, fray: 0.6 },
  { locks: 1.25, halfWidth: 0.01, tip: 0.12, strands: 40, bright: 1.06, fray: 0.45 },
] as const;
const FLYAWAYS = 70;

const towards = (along: number): number => mix(0.9, 0, rise(0, 0.35, along));

export function hangingMane(crest: Crest, view: View, mane: HangingMane): HairLayer {
  const layer = new HairLayer(view);
  const chance = chanceOf(mane.seed);
  for (const [number, pass] of PASSES.entries()) {
    const count = Math.round(mane.locks * pass.locks);
    const positions = Array.from({ length: count }, (_, k) => (k + 0.5 + (chance() - 0.5) * 0.7) / count);
    if (number > 0) shuffle(positions, chance);
    for (const position of positions) {
      const root = rootAt(crest, mane, position * 0.955, chance);
      renderLock(layer, {
        line: root.line,
        position: position * 0.955,
        seed: Math.floor(chance() * 1e9),
        strands: pass.strands,
        halfWidth: mix(0.5, 1, rise(0, 0.2, position)) * pass.halfWidth * Math.sqrt(mane.length / 0.25),
        widthAt: (along) => mix(0.9, 1, rise(0, 0.3, along)) * mix(1, pass.tip, rise(0.3, 1, along)),
        rootRow: { direction: root.along, half: 0.57 / count, until: 0.4 },
        rootOut: { direction: root.out, length: 0.013 * mane.fullness },
        bright: pass.bright * (0.86 + 0.28 * chance()),
        wave: mane.wave * (0.6 + 0.8 * chance()),
        waves: mane.waves * (0.9 + 0.9 * chance()),
        fray: pass.fray * mix(0.6, 1, mane.uneven),
        rootDark: 0.55,
        strandWidth: 1.3,
        towards,
      });
    }
  }
  for (let k = 0; k < FLYAWAYS; k++) {
    const position = chance() * 0.94;
    const root = rootAt(crest, mane, position, chance);
    renderLock(layer, {
      line: root.line,
      position,
      seed: Math.floor(chance() * 1e9),
      strands: 3,
      halfWidth: 0.022,
      widthAt: () => 1,
      rootRow: { direction: root.along, half: 0.012, until: 0.4 },
      rootOut: { direction: root.out, length: 0.022 },
      bright: 0.95,
      wave: 0.3,
      waves: 1,
      fray: 0.5,
      rootDark: 0.7,
      strandWidth: 0.8,
      opacity: 0.5,
      towards,
    });
  }
  return layer;
}

interface Root {
  readonly line: readonly Point[];
  readonly along: Point;
  readonly out: Point;
}

function rootAt(crest: Crest, mane: HangingMane, position: number, chance: Chance): Root {
  const { point, along, out } = crest.at(position);
  const [x, y] = point;
  const longest = 0.62 + 0.55 * Math.sin(Math.PI * clamp(0.1 + 0.78 * position));
  const length =
    mane.length *
    mix(1, longest, mix(0.6, 1, mane.uneven)) *
    (1 - mane.uneven * 0.4 + mane.uneven * 0.6 * chance()) *
    mix(0.3, 1, rise(0, 0.3, position));
  const inside = chance() * 0.006 - 0.001;
  const sway = ((chance() - 0.5) * 0.055 + 0.012) * Math.min(1, mane.length / 0.2);
  const up = 0.01 * mane.fullness - inside;
  // Behind the ears hair falls back; otherwise it would cover the eye.
  const atPoll = rise(0.72, 1, position);
  const back = length * 0.2 * atPoll;
  const [rootX, rootY] = [x - out[0] * inside, y - out[1] * inside];
  const down = (share: number, inward: number, swayed: number): Point => [
    rootX - out[0] * length * inward * (1 - 0.7 * atPoll) + sway * swayed + back * share,
    rootY - length * share,
  ];
  return {
    along,
    out,
    line: [
      [x + out[0] * up, y + out[1] * up],
      [rootX - out[0] * length * 0.06, rootY - out[1] * length * 0.03],
      down(0.12, 0.17, 0),
      down(0.36, 0.3, 0.3),
      down(0.64, 0.3, 0.8),
      down(1, 0.23, 1.6),
    ],
  };
}

function shuffle(list: number[], chance: Chance): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [list[i], list[j]] = [list[j] as number, list[i] as number];
  }
}
