import manifestJson from '../paint/layers/manifest.json' with { type: 'json' };
import { FRAME_HEIGHT, FRAME_WIDTH, type LayerFrame } from '../paint/layers/layers.ts';

/** Lists where the bodies that stand are in their pictures: small enough for pages, unlike the layers' manifest. */
export const STANDING_FILE = new URL('../paint/name/standing.ts', import.meta.url);

// Cast: JSON has no tuples.
const FRAMES = Object.entries(manifestJson as unknown as Record<string, { readonly frame: LayerFrame }>);

export function printStanding(): string {
  const rows = FRAMES.filter(([key]) => key.endsWith('-stand')).map(([key, { frame }]) => {
    const [left, , right] = frame.head;
    const withers = share(frame.scale / FRAME_HEIGHT);
    const head = share((left + right) / 2 / FRAME_WIDTH);
    return `  '${key.slice(0, -'-stand'.length)}': [${withers}, ${head}],\n`;
  });
  const ground = [
    ...new Set(FRAMES.map(([, { frame }]) => share(1 - (frame.y1 * frame.scale) / FRAME_HEIGHT))),
  ];
  if (ground.length !== 1) throw new RangeError(`Hooves stand at ${ground.join(' and ')} of their pictures`);
  return [
    '/* Shares of the height and the width of a picture; written by `npm run shader`. */\n\n',
    '/** Below the hooves. */\n',
    `export const BELOW_HOOVES = ${ground[0]};\n\n`,
    '/** By build and age: the withers above the ground, and the middle of the head from the left. */\n',
    'export const STANDING: Readonly<Record<string, readonly [withers: number, head: number]>> = {\n',
    ...rows,
    '};\n',
  ].join('');
}

const share = (value: number): number => Math.round(value * 1000) / 1000;
