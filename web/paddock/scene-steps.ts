import type { Discipline } from '../../game/shows/disciplines.ts';
import type { SceneName } from './scene-names.ts';
import type { PaintSteps, Setting } from './setting.ts';

const course = (discipline: Discipline) => async () =>
  (await import('./rings/paint-ring.ts')).PAINT_RING[discipline];

/** Loaded one by one, because their lines are large. */
const STEPS: Readonly<Record<SceneName, () => Promise<PaintSteps>>> = {
  paddock: async () => (await import('./settings/paint-paddock.ts')).paintPaddock,
  meadow: async () => (await import('./settings/paint-meadow.ts')).paintMeadow,
  yard: async () => (await import('./settings/paint-yard.ts')).paintYard,
  stall: async () => (await import('./settings/paint-stall.ts')).paintStall,
  barn: async () => (await import('./settings/paint-barn.ts')).paintBarn,
  tack_room: async () => (await import('./settings/paint-tack-room.ts')).paintTackRoom,
  office: async () => (await import('./settings/paint-office.ts')).paintOffice,
  fair: async () => (await import('./settings/paint-fair.ts')).paintFair,
  dressage: course('dressage'),
  racing: course('racing'),
  halter: course('halter'),
  eventing: course('eventing'),
  jumping: course('jumping'),
  cross_country: course('cross_country'),
  endurance: course('endurance'),
};

export async function loadSteps({ name, air }: Pick<Setting, 'name' | 'air'>): Promise<PaintSteps> {
  const steps = await STEPS[name]();
  return air === undefined ? steps : (await import('./airs.ts')).withAir(steps, air);
}
