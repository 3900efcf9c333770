import type { SceneName } from './scene-names.ts';
import type { PaintSteps } from './setting.ts';

type Place = Exclude<SceneName, 'paddock' | 'meadow'>;

/** Places painted with more than land. Their addresses are in the chunk that they share, to keep the worker small. */
export const PLACES: Readonly<Record<Place, () => Promise<{ readonly paint: PaintSteps }>>> = {
  yard: () => import('./settings/paint-yard.ts'),
  stall: () => import('./settings/paint-stall.ts'),
  barn: () => import('./settings/paint-barn.ts'),
  tack_room: () => import('./settings/paint-tack-room.ts'),
  office: () => import('./settings/paint-office.ts'),
  fair: () => import('./settings/paint-fair.ts'),
  dressage: () => import('./rings/courses/paint-dressage.ts'),
  racing: () => import('./rings/courses/paint-racing.ts'),
  halter: () => import('./rings/courses/paint-halter.ts'),
  eventing: () => import('./rings/courses/paint-eventing.ts'),
  jumping: () => import('./rings/courses/paint-jumping.ts'),
  cross_country: () => import('./rings/courses/paint-cross-country.ts'),
  endurance: () => import('./rings/courses/paint-endurance.ts'),
};
