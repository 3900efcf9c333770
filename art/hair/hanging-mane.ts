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
  /** See `behindFace`. */
  readonly clear: (point: Point, loose: number) => Point;
}

/** From back to front. */
const PASSES = [
  { locks: 1, halfWidth: 0.026, tip: 0.16, strands: 110, bright: 0.5, fray: 0.6 },
  { locks: 0.8, halfWidth: 0.017, tip: 0.1, strands: 80, bright: 0.86, fray: 0.5 },
  { locks: 1.1, halfWidth: 0.0095, tip: 0.06, strands: 40, bright: 1.22, fray: 0.4 },
  { locks: 0.7, halfWidth: 0.004, tip: 0.1, strands: 12, bright: 1.3, fray: 0.35 },
] as const;
const FLYAWAYS = 120;

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
        bright: pass.bright * (0.72 + 0.5 * chance()),
        // Behind the jaw a wide wave would swing out before the throat.
        wave: mane.wave * (0.6 + 1.1 * chance()) * mix(1, 0.25, rise(0.68, 0.9, position)),
        waves: mane.waves * (0.9 + 0.9 * chance()),
        fray: pass.fray * mix(0.6, 1, mane.uneven),
        rootDark: 0.55,
        strandWidth: 1.1,
        towards,
        clear: mane.clear,
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
      clear: mane.clear,
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
  const sway = ((chance() - 0.5) * 0.07 + 0.014) * Math.min(1, mane.length / 0.2);
  const up = 0.01 * mane.fullness - inside;
  // Behind the ears hair falls back; otherwise it would cover the eye.
  const atPoll = rise(0.72, 1, position);
  const back = length * 0.26 * atPoll;
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
