import type { Body } from '../body/body.ts';
import type { BodyShape } from '../body/shape.ts';
import { tailLine } from '../body/dock.ts';
import type { Point } from '../curves.ts';
import { chanceOf } from '../noise.ts';
import { mix, rise } from '../smooth.ts';
import type { View } from '../trace/surface.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

const POINTS = 60;
const LOCKS = 150;
/** The dock's root has the croup's coat. */
const FROM = 0.1;
/** Mid-brush, in units. */
const LENGTH = 0.085;

/** A foal's tail: short curls, ending above the hock. */
export function brushTail(body: Body, shape: BodyShape, view: View, seed: number): HairLayer {
  const layer = new HairLayer(view);
  const chance = chanceOf(seed);
  const line = tailLine(body, shape, POINTS);
  for (let k = 0; k < LOCKS; k++) {
    // Upper curls lie over lower ones.
    const at = mix(1, FROM, (k + chance()) / LOCKS);
    const i = Math.min(POINTS - 2, Math.floor(at * (POINTS - 1)));
    const [x, y] = line[i] as Point;
    const [nextX, nextY] = line[i + 1] as Point;
    const step = Math.hypot(nextX - x, nextY - y);
    const [downX, downY] = [(nextX - x) / step, (nextY - y) / step];
    const side = chance() * 2 - 1;
    const flare = 0.15 + 1.1 * chance();
    const long = LENGTH * (0.55 + 0.8 * chance()) * mix(0.5, 1, rise(FROM, 0.5, at));
    const wide = 0.019 * rise(0, 0.25, at) * mix(1, 0.5, rise(0.7, 1, at));
    const reach = (share: number, out: number): Point => {
      const aside = side * (wide + long * out * flare * Math.abs(side));
      return [x - downY * aside + downX * long * share, y + downX * aside + downY * long * share];
    };
    renderLock(layer, {
      line: [reach(-0.1, -0.1), reach(0.25, 0.22), reach(0.6, 0.3), reach(1, 0.2 + 0.16 * chance())],
      position: (side + 1) / 2,
      alongs: [at * 0.75, Math.min(1, at * 0.75 + 0.25)],
      seed: Math.floor(chance() * 1e9),
      strands: 26,
      halfWidth: 0.0095,
      widthAt: (share) => mix(0.5, 1, rise(0, 0.3, share)) * mix(1, 0.2, rise(0.45, 1, share)),
      bright: 0.72 + 0.4 * chance(),
      wave: 0.2 + 0.5 * chance(),
      waves: 0.6 + 1.1 * chance(),
      fray: 0.4,
      rootDark: 0.8,
      strandWidth: 1.15,
      steps: 18,
      flyaway: 0.16,
      fadeIn: 0.2,
    });
  }
  return layer;
}
