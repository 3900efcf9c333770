import type { SceneName } from './scene-names.ts';
import type { PaintSteps, Setting } from './setting.ts';
import { paint as paintPasture } from './settings/paint-paddock.ts';

interface Painter {
  readonly paint: PaintSteps;
}

/** The pasture comes with the worker: it shares most with others. Courses are told apart in their own code. */
const PAINTERS: Readonly<Partial<Record<SceneName, () => Promise<Painter>>>> = {
  paddock: async () => ({ paint: paintPasture }),
  meadow: () => import('./settings/paint-meadow.ts'),
  yard: () => import('./settings/paint-yard.ts'),
  stall: () => import('./settings/paint-stall.ts'),
  barn: () => import('./settings/paint-barn.ts'),
  tack_room: () => import('./settings/paint-tack-room.ts'),
  office: () => import('./settings/paint-office.ts'),
  fair: () => import('./settings/paint-fair.ts'),
};
const loadCourse = (): Promise<Painter> => import('./rings/paint-ring.ts');

export async function loadSteps({ name, air }: Pick<Setting, 'name' | 'air'>): Promise<PaintSteps> {
  const { paint } = await (PAINTERS[name] ?? loadCourse)();
  return air === undefined ? paint : (await import('./airs.ts')).withAir(paint, air);
}
