import type { SceneName } from './scene-names.ts';
import type { PaintSteps, Setting } from './setting.ts';
import { paint as paintPasture } from './settings/paint-paddock.ts';

export async function loadSteps({ name, air }: Pick<Setting, 'name' | 'air'>): Promise<PaintSteps> {
  const paint = await loadPlace(name);
  return air === undefined ? paint : (await import('./airs.ts')).withAir(paint, air);
}

/** The pasture comes with the worker: it shares most with others. */
async function loadPlace(name: SceneName): Promise<PaintSteps> {
  if (name === 'paddock') return paintPasture;
  if (name === 'meadow') return (await import('./settings/paint-meadow.ts')).paint;
  return (await import('./further-places.ts')).PLACES[name]().then(({ paint }) => paint);
}
