export const NAMEPLATES = [
  'brass',
  'oak',
  'slate',
  'blue_enamel',
  'green_enamel',
  'rosewood',
  'silver',
  'gilded',
] as const;
export type Nameplate = (typeof NAMEPLATES)[number];
