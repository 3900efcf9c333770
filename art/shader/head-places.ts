import manifestJson from '../paint/layers/manifest.json' with { type: 'json' };
import { FRAME_WIDTH, type LayerFrame } from '../paint/layers/layers.ts';

/** Lists where heads are in pictures: small enough for pages, unlike the layers' manifest. */
export const HEAD_PLACES_FILE = new URL('../paint/name/head-places.ts', import.meta.url);

// Cast: JSON has no tuples.
const FRAMES = Object.entries(manifestJson as unknown as Record<string, { readonly frame: LayerFrame }>);

export function printHeadPlaces(): string {
  const rows = FRAMES.filter(([key]) => key.endsWith('-stand')).map(([key, { frame }]) => {
    const [left, , right] = frame.head;
    return `  '${key.slice(0, -'-stand'.length)}': ${share((left + right) / 2 / FRAME_WIDTH)},\n`;
  });
  return [
    '/* Written by `npm run shader`. */\n\n',
    '/** Of a standing horse by build and age: the middle of its head, as a share of the width of its picture. */\n',
    'export const HEAD_PLACES: Readonly<Record<string, number>> = {\n',
    ...rows,
    '};\n',
  ].join('');
}

const share = (value: number): number => Math.round(value * 1000) / 1000;
