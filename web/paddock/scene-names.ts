import { DISCIPLINES } from '../../game/shows/disciplines.ts';

/** What a setting is painted from (`scene-steps.ts`); those named after a discipline are its courses. */
export const SCENE_NAMES = [
  'paddock',
  'meadow',
  'yard',
  'stall',
  'barn',
  'tack_room',
  'office',
  'fair',
  ...DISCIPLINES,
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];
