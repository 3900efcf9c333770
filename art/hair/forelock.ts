import type { Body } from '../body/body.ts';
import { chanceOf } from '../noise.ts';
import { mix, rise } from '../smooth.ts';
import { PARTS, type Surface } from '../trace/surface.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

export interface Forelock {
  /** In head units. */
  readonly length: number;
  readonly locks: number;
  readonly wave: number;
  readonly fray: number;
  readonly seed: number;
}

export function forelock(
  body: Body,
  surface: Surface,
  { length, locks, wave, fray, seed }: Forelock,
): HairLayer {
  const layer = new HairLayer(surface.view);
  const chance = chanceOf(seed);
  const { headPoint } = body;
  for (let k = 0; k < locks; k++) {
    const [a, b] = [chance(), chance()];
    const reach = (share: number): number => 0.004 + (length + 0.06 * a * (length / 0.135)) * share;
    renderLock(layer, {
      line: [
        headPoint(0.006, -0.01),
        headPoint(-0.004, 0.018 + 0.006 * a),
        headPoint(reach(0.2), 0.03 - 0.004 * a),
        headPoint(reach(0.52), 0.026 - 0.016 * b),
        headPoint(reach(0.78), 0.022 - 0.02 * b),
        headPoint(reach(1), 0.016 - 0.026 * b),
      ],
      position: 1,
      seed: Math.floor(chance() * 1e9),
      strands: 52,
      halfWidth: 0.011,
      widthAt: (along) => mix(0.9, 1, rise(0, 0.3, along)) * mix(1, 0.1, rise(0.35, 1, along)),
      bright: 0.68 + 0.42 * chance(),
      wave,
      waves: 1.1,
      fray,
      rootDark: 0.55,
      strandWidth: 1.25,
      towards: (along) => mix(0.6, 0, rise(0, 0.4, along)),
    });
  }
  layer.hideWhere((at) => surface.part[at] === PARTS.earNear);
  return layer;
}
