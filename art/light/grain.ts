import { hashOf, valueNoise } from '../noise.ts';
import type { Surface } from '../trace/surface.ts';
import { flowCell, flowX, flowY } from './hair-flow.ts';

interface Grain {
  /** Of a hair, in units. */
  readonly length: number;
  readonly seed: number;
  /** Samples across a hair. */
  readonly cell: number;
}

/** Noise drawn out along the lie of the coat: about -1 to 1, the look of short hair. */
export function grainOf(surface: Surface, { length, seed, cell }: Grain): Float32Array {
  const { view, part, canonicalX, canonicalY } = surface;
  const grain = new Float32Array(part.length);
  const step = Math.max(1, cell * 0.8);
  const reach = Math.max(3, Math.round((length * view.scale) / step));
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const at = y * view.width + x;
      if (part[at] === 0) continue;
      const flow = flowCell(canonicalX[at] ?? 0, canonicalY[at] ?? 0);
      const turn = (valueNoise(x / (9 * cell), y / (9 * cell), seed + 7) - 0.5) * 0.5;
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
      const dx = flowX(flow) * cosine + flowY(flow) * sine;
      const dy = flowX(flow) * sine - flowY(flow) * cosine;
      let [sum, total] = [0, 0];
      for (let k = -reach; k <= reach; k++) {
        const weight = 1 - Math.abs(k) / (reach + 1);
        sum +=
          weight *
          hashOf(Math.round((x + dx * k * step) / cell), Math.round((y + dy * k * step) / cell), seed);
        total += weight;
      }
      grain[at] = (sum / total - 0.5) * Math.sqrt(reach) * 1.6;
    }
  return grain;
}
