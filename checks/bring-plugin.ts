import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

const VITE_HELPER = '\0vite/preload-helper.js';

/** Replaces Vite's own helper around each `import()`, which cannot try again after a failure. */
export function bringPlugin(): Plugin {
  return {
    name: 'bring-files',
    enforce: 'pre',
    load(id) {
      return id === VITE_HELPER
        ? `export { bringFiles as __vitePreload } from '/ui/loading/bring-files.ts';`
        : null;
    },
  };
}

/** Vite names no files where an import needs only its own. */
export const filesOf: ResolveModulePreloadDependenciesFn = (own, files) => (files.length > 0 ? files : [own]);
