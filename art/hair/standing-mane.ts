import { chanceOf } from '../noise.ts';
import { mix, rise } from '../smooth.ts';
import type { View } from '../trace/surface.ts';
import type { Crest } from './crest.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

export interface StandingMane {
  readonly length: number;
  /** 0 clipped, 1 a foal's fluff. */
  readonly fluff: number;
  readonly seed: number;
}

const TUFTS = 150;

/** `along` at the tips of the outer hair. */
const OUTER_TIPS = 0.66;

/**
 * Only the taller inner hair, under the outer hair, has `along` above `OUTER_TIPS`, so that a two-coloured mane shows a
 * dark middle above pale sides.
 */
export function standingMane(crest: Crest, view: View, mane: StandingMane): HairLayer {
  const layer = new HairLayer(view);
  const chance = chanceOf(mane.seed);
  for (const inner of [true, false])
    for (let k = 0; k < TUFTS; k++) {
      const position = ((k + chance()) / TUFTS) * 0.985;
      const { point, along, out } = crest.at(position);
      const [x, y] = point;
      const crescent = mix(0.45, 1, rise(0, 0.3, position)) * mix(0.92, 1, rise(1, 0.8, position));
      const uneven = 1 + (chance() - 0.5) * mix(0.06, 0.7, mane.fluff);
      const length = mane.length * crescent * uneven * (inner ? 1 : 0.7);
      // Leans forward to the forelock at the poll.
      const lean = (chance() - 0.5) * mix(0.14, 1.1, mane.fluff) - 0.12 - 0.75 * rise(0.84, 1, position);
      const depth = inner ? 0.004 : 0.016;
      const step = (share: number, leaned: number): readonly [number, number] => [
        x + out[0] * (length * share - depth) - along[0] * lean * length * leaned,
        y + out[1] * (length * share - depth) - along[1] * lean * length * leaned,
      ];
      renderLock(layer, {
        line: [step(0, 0), step(0.35, 0.1), step(0.7, 0.4), step(1, 0.9)],
        position,
        seed: Math.floor(chance() * 1e9),
        strands: inner ? 26 : 30,
        halfWidth: 0.0085,
        widthAt: (share) => mix(1, mix(0.85, 0.3, mane.fluff), rise(0.3, 1, share)),
        bright: (inner ? 0.72 : 1) * (0.88 + 0.24 * chance()),
        wave: 0.35 * mane.fluff,
        waves: 1.2,
        fray: mix(0.1, 0.5, mane.fluff),
        alongs: [0, inner ? 1 : OUTER_TIPS],
        rootDark: inner ? 0.6 : 0.8,
        strandWidth: 1.15,
        steps: 12,
        fadeIn: inner ? 0.05 : 0.3,
        flyaway: mix(0.01, 0.08, mane.fluff),
        towards: (share) => mix(0.6, -0.2, share),
      });
    }
  return layer;
}
