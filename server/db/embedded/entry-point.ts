import { pathToFileURL } from 'node:url';

/**
 * Finds the program `name` beside the module with the URL `here`: `name.ts`, or `name.mjs` in the bundle. Tests set
 * `BUNDLED_ENTRIES` because bundles start faster.
 */
export function entryPointBeside(here: string, name: string): URL {
  const bundles = process.env['BUNDLED_ENTRIES'];
  if (bundles !== undefined) return pathToFileURL(`${bundles}/${name}.mjs`);
  return new URL(`./${name}${here.slice(here.lastIndexOf('.'))}`, here);
}
