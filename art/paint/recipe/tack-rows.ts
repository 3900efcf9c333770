import type { TackColour } from '../../../game/tack/tack-colours.ts';

interface TackRow {
  readonly leather: string;
  readonly pad: string;
  readonly piping: string;
  readonly finePiping: string;
  readonly inlay: string;
}

const BROWN = '#5f3519';
const DARK_BROWN = '#3c2317';
const BLACK = '#1d1917';
const WHITE = '#f1ede4';
const GOLD = '#d0a54a';

/** sRGB in even light. */
export const TACK_ROWS: Readonly<Record<TackColour, TackRow>> = {
  oak: { leather: BROWN, pad: WHITE, piping: '#8a5a34', finePiping: GOLD, inlay: WHITE },
  black: { leather: BLACK, pad: WHITE, piping: '#26221f', finePiping: '#b9bcc0', inlay: '#c9ccd0' },
  navy: { leather: DARK_BROWN, pad: '#24345c', piping: '#e6e1d6', finePiping: GOLD, inlay: '#3a5596' },
  burgundy: { leather: BLACK, pad: '#6e1f2d', piping: '#e6dccf', finePiping: GOLD, inlay: '#a63347' },
  forest: { leather: BROWN, pad: '#264a34', piping: '#e3decf', finePiping: GOLD, inlay: '#3f7d57' },
  plum: { leather: BLACK, pad: '#55305f', piping: '#e2d8e4', finePiping: '#e9e4ec', inlay: '#8f58a0' },
  sky: { leather: BROWN, pad: '#8bb5d6', piping: '#f1efe9', finePiping: WHITE, inlay: '#9cc7ea' },
  rose: { leather: DARK_BROWN, pad: '#d592a2', piping: '#f4ecea', finePiping: WHITE, inlay: '#eba9ba' },
  gold: { leather: BLACK, pad: '#c69a3e', piping: '#2a2420', finePiping: WHITE, inlay: '#e0b658' },
  white: { leather: DARK_BROWN, pad: '#f7f4ee', piping: '#c9c4ba', finePiping: '#d9dbde', inlay: '#f7f4ee' },
};
