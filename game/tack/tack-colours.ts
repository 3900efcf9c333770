/**
 * Picture names depend on the length of this list: one more colour would change the poses at old addresses of dressed
 * and posed horses.
 */
export const TACK_COLOURS = [
  'oak',
  'black',
  'navy',
  'burgundy',
  'forest',
  'plum',
  'sky',
  'rose',
  'gold',
  'white',
] as const;
export type TackColour = (typeof TACK_COLOURS)[number];
