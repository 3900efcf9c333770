/** What to start a thread or a child process of Node with. */
export interface Entry {
  readonly file: URL;
  /** Arguments that must come before any other. */
  readonly argv: readonly string[];
}

/**
 * Some files are programs of their own, run in a thread or a child process. From sources (tsx, vitest) such
 * an entry is `name.ts`, which Node reads with the help of tsx; in the bundle it is `name.mjs` in the folder
 * where everything else is. `here` is the `import.meta.url` of a module beside the entry.
 */
export function entryBeside(here: string, name: string): Entry {
  if (!new URL(here).pathname.endsWith('.ts')) return { file: new URL(`./${name}.mjs`, here), argv: [] };
  return {
    file: new URL('./from-source.mjs', import.meta.url),
    argv: [new URL(`./${name}.ts`, here).href],
  };
}
