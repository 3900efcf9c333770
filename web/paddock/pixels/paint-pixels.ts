import type { LightRow } from '../light-rows.ts';
import type { Painting, PaintSteps, Scene } from '../setting.ts';
import { landTints } from './land-tints.ts';
import { newPanel } from './panel.ts';
import { dimmed } from './tint.ts';

/** Nothing painted yet. `row`: of the scene's light. */
export function newPainting(scene: Scene, row: LightRow): Painting {
  const tints = landTints(row, scene.season);
  const sun = dimmed(tints.sun, tints.lit / 0.55);
  return { ...scene, row, tints, back: newPanel(sun), front: newPanel(sun) };
}

/** All at once, as a worker may. */
export function paintAll(steps: PaintSteps, scene: Scene, row: LightRow): Painting {
  const painting = newPainting(scene, row);
  for (const step of steps(painting)) step();
  return painting;
}
