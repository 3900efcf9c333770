import type { Nameplate } from '../../../game/cosmetics/nameplates.ts';

export interface PlateRow {
  /** sRGB, from the top to the bottom. */
  readonly face: readonly [string, string];
  readonly edge: string;
  readonly letters: string;
  /** Shown just below each letter, as if engraved or raised. */
  readonly relief: string;
  readonly grain?: string;
  readonly hasLaurel?: true;
}

/** The widest plate on pictures for sharing, in px. */
export const SHARED_PLATE = { width: 980, height: 84 } as const;
/** Height in px at which `plateSvg` draws edge, screws and laurel at scale 1. */
export const PLATE_HEIGHT = 44;

/** Letters have a contrast of at least 4.5 on both ends of the face. */
export const PLATES: Readonly<Record<Nameplate, PlateRow>> = {
  brass: { face: ['#dcb96f', '#b3904c'], edge: '#7d6230', letters: '#2b1d08', relief: '#f0d79c' },
  oak: {
    face: ['#80563a', '#6a442a'],
    edge: '#452b18',
    letters: '#fbebcd',
    relief: '#2f1c0e',
    grain: '#5a3821',
  },
  slate: {
    face: ['#545c63', '#434a51'],
    edge: '#2b3035',
    letters: '#f3f5f5',
    relief: '#23282c',
    grain: '#4c545b',
  },
  blue_enamel: { face: ['#2a4c99', '#1b3576'], edge: '#d9b762', letters: '#fdf8ea', relief: '#12245a' },
  green_enamel: { face: ['#24664a', '#164b35'], edge: '#d9b762', letters: '#fdf8ea', relief: '#0c3222' },
  rosewood: {
    face: ['#6a2c25', '#4d1b17'],
    edge: '#c9964a',
    letters: '#f8dfb8',
    relief: '#2a0d0a',
    grain: '#3f1411',
  },
  silver: { face: ['#eceef0', '#bcc2c8'], edge: '#7f878f', letters: '#22272c', relief: '#ffffff' },
  gilded: {
    face: ['#f6e09c', '#cfa34a'],
    edge: '#8c6420',
    letters: '#3a2507',
    relief: '#fff3c9',
    hasLaurel: true,
  },
};
