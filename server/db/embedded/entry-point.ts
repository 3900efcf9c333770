import { pathToFileURL } from 'node:url';

export interface EntryPoint {
  readonly file: URL;
  readonly argv: readonly string[];
}

/**
 * Finds `name` beside the module with the URL `here`: `name.ts`, run through tsx, or `name.mjs` in the bundle. Tests
 * set `BUNDLED_ENTRIES` because bundles start faster.
 */
export function entryPointBeside(here: string, name: string): EntryPoint {
  const bundles = process.env['BUNDLED_ENTRIES'];
  if (bundles !== undefined) return { file: pathToFileURL(`${bundles}/${name}.mjs`), argv: [] };
  if (!new URL(here).pathname.endsWith('.ts')) return { file: new URL(`./${name}.mjs`, here), argv: [] };
  return {
    file: new URL('./run-typescript.mjs', import.meta.url),
    argv: [new URL(`./${name}.ts`, here).href],
  };
}
