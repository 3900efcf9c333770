/** Names of pictures count these: one more gives other poses to old addresses of dressed and posed horses. */
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
