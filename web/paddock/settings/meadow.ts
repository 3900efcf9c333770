import type { Setting } from '../setting.ts';
import { PADDOCK } from './paddock.ts';

export const MEADOW: Setting = {
  load: async () => (await import('./paint-meadow.ts')).paintMeadowScene,
  rough: PADDOCK.rough,
};
