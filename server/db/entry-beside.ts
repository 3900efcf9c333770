import { pathToFileURL } from 'node:url';

/** What to start a thread or a child process of Node with. */
export interface Entry {
  readonly file: URL;
  /** Arguments that must come before any other. */
  readonly argv: readonly string[];
}

/**
 * Some files are programs of their own, run in a thread or a child process. From sources (tsx, vitest) such
 * an entry is `name.ts`, which Node reads with the help of tsx; in the bundle it is `name.mjs` in the folder
 * where everything else is. Tests run from sources, and give in `BUNDLED_ENTRIES` a folder with the bundles of this
 * moment: reading the sources takes an entry longer than most of what it then does. `here` is the `import.meta.url` of a module beside the entry.
 */
export function entryBeside(here: string, name: string): Entry {
  const bundles = process.env['BUNDLED_ENTRIES'];
  if (bundles !== undefined) return { file: pathToFileURL(`${bundles}/${name}.mjs`), argv: [] };
  if (!new URL(here).pathname.endsWith('.ts')) return { file: new URL(`./${name}.mjs`, here), argv: [] };
  return {
    file: new URL('./from-source.mjs', import.meta.url),
    argv: [new URL(`./${name}.ts`, here).href],
  };
}
