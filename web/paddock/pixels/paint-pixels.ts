import type { Air, Painting, PaintSteps, Scene } from '../setting.ts';
import { landTints } from './land-tints.ts';
import { newPanel } from './panel.ts';
import { dimmed } from './tint.ts';

const OVERCAST: readonly Air[] = ['cloudy', 'rain', 'snow'];

/** Nothing painted yet. */
export function newPainting({ name, light, season, air }: Scene): Painting {
  const tints = landTints(light, season, air !== undefined && OVERCAST.includes(air));
  const sun = dimmed(tints.sun, tints.lit / 0.55);
  const layers = { back: newPanel(sun), front: newPanel(sun) };
  return { ...layers, name, light, season, tints, ...(air !== undefined && { air }) };
}

/** All at once, as a worker may. */
export function paintAll(steps: PaintSteps, scene: Scene): Painting {
  const painting = newPainting(scene);
  for (const step of steps(painting)) step();
  return painting;
}
