/** In px. `l` has a backdrop, in the form in which chats show pictures of links; the others have none. `x` is for scenes. */
export const PORTRAIT_SIZES = {
  s: { width: 128 },
  m: { width: 256 },
  l: { width: 1200, height: 630 },
  x: { width: 448 },
} as const;
export type PortraitSize = keyof typeof PORTRAIT_SIZES;

/** Painted by one piece of work: the small one is shrunk from the middle one. */
export type Painting = 'list' | 'share' | 'scene';

const PAINTINGS: Readonly<Record<PortraitSize, Painting>> = { s: 'list', m: 'list', l: 'share', x: 'scene' };

export const paintingOf = (size: PortraitSize): Painting => PAINTINGS[size];

export interface PortraitFile {
  readonly size: PortraitSize;
  readonly bytes: Uint8Array;
}
