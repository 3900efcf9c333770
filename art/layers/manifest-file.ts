import type { Manifest } from '../paint/layers.ts';
import { HORSE_KINDS, keyOf } from './kinds.ts';

/** Where the layers lie: what is below public/assets/ is served as never changing. */
export const LAYERS_FOLDER = new URL('../../web/public/assets/horses/', import.meta.url);
export const MANIFEST_FILE = new URL('../paint/manifest.json', import.meta.url);

/** The manifest in the order of the kinds, one set to a line. */
export function manifestText(manifest: Manifest): string {
  const lines = HORSE_KINDS.map(keyOf)
    .filter((key) => manifest[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(manifest[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
