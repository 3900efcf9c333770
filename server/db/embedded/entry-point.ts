import { pathToFileURL } from 'node:url';

/** A program that runs in a thread or a child process of Node. */
export interface EntryPoint {
  readonly file: URL;
  /** Arguments that must come before any others. */
  readonly argv: readonly string[];
}

/**
 * Finds the program `name` beside the module with the URL `here` (its `import.meta.url`). From sources (tsx, vitest) it
 * is `name.ts`, which Node runs through tsx; in the bundle it is `name.mjs` in the bundle's only folder. Tests set
 * `BUNDLED_ENTRIES` to a folder of fresh bundles, which start faster than sources.
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
