import type { Body } from '../body/body.ts';
import { chanceOf } from '../noise.ts';
import { mix } from '../smooth.ts';
import type { View } from '../trace/surface.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

/** Head coordinates: hairs leave the skin along `out` and droop along `hang`. */
const GROUPS = [
  {
    from: [0.34, -0.1245],
    to: [0.385, -0.1235],
    count: 6,
    length: 0.024,
    out: [0.25, -0.95],
    hang: [0.8, -0.6],
  },
  {
    from: [0.392, -0.12],
    to: [0.4055, -0.108],
    count: 3,
    length: 0.018,
    out: [0.8, -0.6],
    hang: [0.85, -0.5],
  },
  { from: [0.408, -0.09], to: [0.42, -0.068], count: 3, length: 0.018, out: [1, 0.1], hang: [0.9, -0.4] },
] as const;

const SEED = 51;

/** Where whiskers grow: chin and lips. */
export function whiskers({ headPoint }: Body, view: View): HairLayer {
  const layer = new HairLayer(view);
  const chance = chanceOf(SEED);
  for (const { from, to, count, length, out, hang } of GROUPS)
    for (let k = 0; k < count; k++) {
      const share = (k + chance()) / count;
      const long = length * (0.55 + 0.6 * chance());
      const turn = (chance() - 0.5) * 0.5;
      const [s, n] = [mix(from[0], to[0], share), mix(from[1], to[1], share)];
      const at = (reach: number, bent: number): readonly [number, number] =>
        headPoint(
          s + long * reach * (mix(out[0], hang[0], bent) + turn * out[1]),
          n + long * reach * (mix(out[1], hang[1], bent) - turn * out[0]),
        );
      renderLock(layer, {
        line: [at(0, 0), at(0.35, 0.1), at(0.7, 0.4), at(1, 0.8)],
        position: 0,
        seed: Math.floor(chance() * 1e9),
        strands: 1,
        halfWidth: 0.001,
        widthAt: () => 1,
        bright: 1,
        wave: 0,
        waves: 1,
        fray: 0,
        strandWidth: 0.7,
        opacity: 0.45,
        steps: 10,
      });
    }
  return layer;
}
