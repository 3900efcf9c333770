import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { FRAME_WIDTH, type LayerFrame } from '../paint/layers/layers.ts';
import manifestJson from '../paint/layers/manifest.json' with { type: 'json' };

/* Files of `art/paint/name/` that `npm run shader` writes. */

const PAINT = new URL('../paint/', import.meta.url);

/** Changes with anything that may change a picture: layer names and the painter's code, but not its comments. */
function painterVersion(): string {
  const hash = createHash('sha256');
  for (const file of sources()) {
    const source = readFileSync(new URL(file, PAINT), 'utf8');
    hash.update(file.endsWith('.ts') ? withoutComments(source) : source);
  }
  return hash.digest('hex').slice(0, 6);
}

/** Removes indentation and empty lines too, since comments leave both behind. */
export function withoutComments(source: string): string {
  let code = '';
  let from = 0;
  for (const { start, end } of parseSync('painter.ts', source).comments) {
    code += source.slice(from, start);
    from = end;
  }
  return (code + source.slice(from)).replace(/\s*\n\s*/g, '\n').trim();
}

export const PAINTER_VERSION_FILE = new URL('name/painter-version.ts', PAINT);

export function printPainterVersion(): string {
  return `/** In the names of pictures; written by \`npm run shader\`. */\nexport const PAINTER_VERSION = '${painterVersion()}';\n`;
}

function sources(): readonly string[] {
  return ['', 'layers/', 'pixel/', 'recipe/']
    .flatMap((folder) => readdirSync(new URL(folder, PAINT)).map((name) => folder + name))
    .filter((file) => /(?<!\.test)\.ts$|(?:anatomy|manifest)\.json$/.test(file))
    .toSorted();
}

/** Lists where heads are in pictures; small enough for pages, unlike the layers' manifest. */
export const HEAD_POSITIONS_FILE = new URL('name/head-positions.ts', PAINT);

// Cast: JSON has no tuples.
const FRAMES = Object.entries(manifestJson as unknown as Record<string, { readonly frame: LayerFrame }>);

export function printHeadPositions(): string {
  const rows = FRAMES.filter(([key]) => key.endsWith('-stand')).map(([key, { frame }]) => {
    const [left, , right] = frame.head;
    return `  '${key.slice(0, -'-stand'.length)}': ${share((left + right) / 2 / FRAME_WIDTH)},\n`;
  });
  return [
    '/* Written by `npm run shader`. */\n\n',
    '/** Middle of the head of a standing horse by build and age, as a share of the width of its picture. */\n',
    'export const HEAD_POSITIONS: Readonly<Record<string, number>> = {\n',
    ...rows,
    '};\n',
  ].join('');
}

const share = (value: number): number => Math.round(value * 1000) / 1000;
