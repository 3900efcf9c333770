import { createContext } from 'react';

/** What falls on a horse, as CSS colours: from the upper left as far as the middle, and from there to the lower right. */
export type HorseLight = readonly [lit: string, litEnd: string, shadedFrom: string, shaded: string];

/** In what light horses are drawn; null shows their coats as they are. */
export const HorseLightContext = createContext<HorseLight | null>(null);
