import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const PAINT = new URL('../paint/', import.meta.url);

/** Changes with anything that may change a picture: the layers' names and the code of the painter. */
export function painterVersion(): string {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(readFileSync(new URL(file, PAINT)));
  return hash.digest('hex').slice(0, 6);
}

export const PAINTER_VERSION_FILE = new URL('name/painter-version.ts', PAINT);

export function printPainterVersion(): string {
  return `/** In the names of pictures; written by \`npm run shader\`. */\nexport const PAINTER_VERSION = '${painterVersion()}';\n`;
}

function sources(): readonly string[] {
  return ['', 'layers/', 'pixel/', 'recipe/']
    .flatMap((folder) => readdirSync(new URL(folder, PAINT)).map((name) => folder + name))
    .filter((file) => /(?<!\.test)\.ts$|manifest\.json$/.test(file))
    .toSorted();
}
