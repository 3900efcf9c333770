import { blurred } from '../blur.ts';
import type { Light } from '../light/shade.ts';
import type { HairLayer } from './hair-layer.ts';

interface Shadow {
  /** Offset and softness, in units. */
  readonly right: number;
  readonly down: number;
  readonly softness: number;
  readonly strength: number;
}

export function castShadow(light: Light, hair: HairLayer, { right, down, softness, strength }: Shadow): void {
  const { width, height, scale } = hair.view;
  const dx = Math.round(right * scale);
  const dy = Math.round(down * scale);
  const moved = new Float32Array(width * height);
  for (let y = Math.max(0, dy); y < Math.min(height, height + dy); y++)
    for (let x = Math.max(0, dx); x < Math.min(width, width + dx); x++)
      moved[y * width + x] = hair.coverage[(y - dy) * width + x - dx] ?? 0;
  const shadow = blurred(moved, { width, height }, { radius: Math.max(1, softness * scale), passes: 2 });
  for (let at = 0; at < shadow.length; at++) {
    const dark = (shadow[at] ?? 0) * strength;
    light.diffuse[at] = (light.diffuse[at] ?? 0) * (1 - dark);
    light.spec[at] = (light.spec[at] ?? 0) * (1 - dark);
    light.ambient[at] = (light.ambient[at] ?? 0) * (1 - 0.5 * dark);
  }
}
