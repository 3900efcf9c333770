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
