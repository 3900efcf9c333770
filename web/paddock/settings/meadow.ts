import type { Setting } from '../setting.ts';
import { PADDOCK } from './paddock.ts';

export const MEADOW: Setting = {
  name: 'meadow',
  rough: PADDOCK.rough,
};
