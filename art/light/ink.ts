import { rise } from '../smooth.ts';
import { PARTS } from '../trace/surface.ts';
import type { Surface } from '../trace/surface.ts';

/** The shell of an ear opens here: middle and half axes, across and along it. */
const SHELL = { across: -0.42, along: 0.5, halfAcross: 0.4, halfAlong: 0.4 };

/** How dark what is dark on every horse is: the inside of the near ear, with a furry edge. */
export function inkOf({ part, across, along }: Surface, grain: Float32Array): Float32Array {
  return Float32Array.from(part, (own, at) => {
    if (own !== PARTS.earNear) return 0;
    const off = Math.hypot(
      ((across[at] ?? 0) - SHELL.across) / SHELL.halfAcross,
      ((along[at] ?? 0) - SHELL.along) / SHELL.halfAlong,
    );
    return 0.85 * rise(1.05, 0.75, off + (grain[at] ?? 0) * 0.12);
  });
}
