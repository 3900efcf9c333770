import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite';

/** Names the chunk of `module` to a script that runs before the program, which may fetch it at the same time. */
export function tellScript(src: string, attribute: string, module: string): Plugin {
  return {
    name: 'fetlock:tell-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
        );
        // The development server bundles nothing.
        if (!bundle) return undefined;
        const told = chunk && html.replace(`src="${src}"`, `src="${src}" ${attribute}="/${chunk.fileName}"`);
        if (told === undefined || told === html) throw new Error(`${src} is not told the chunk of ${module}`);
        return told;
      },
    },
  };
}

interface Preloads {
  readonly plugin: Plugin;
  readonly options: ModulePreloadOptions;
}

/**
 * Vite lists with each `import()` the chunks to fetch beside it. This leaves out those that the importing chunk has
 * loaded.
 */
export function preloadWhatLacks(): Preloads {
  let bundle: Rolldown.OutputBundle = {};
  const loaded = new Map<string, ReadonlySet<string>>();

  function loadedWith(host: string): ReadonlySet<string> {
    const known = loaded.get(host);
    if (known) return known;
    const reached = new Set([host]);
    for (const file of reached) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') for (const imported of chunk.imports) reached.add(imported);
    }
    loaded.set(host, reached);
    return reached;
  }

  return {
    plugin: {
      name: 'fetlock:preload-what-lacks',
      generateBundle: {
        order: 'pre',
        handler(_, written) {
          bundle = written;
          loaded.clear();
          for (const [file, chunk] of Object.entries(written)) {
            const circle =
              chunk.type === 'chunk' && chunk.imports.find((other) => loadedWith(other).has(file));
            // Code at the top of either could run before what it needs.
            if (circle) throw new Error(`${file} and ${circle} import each other`);
          }
        },
      },
    },
    options: {
      polyfill: false,
      resolveDependencies: (_, chunks, { hostId, hostType }) =>
        hostType === 'js' ? chunks.filter((file) => !loadedWith(hostId).has(file)) : chunks,
    },
  };
}
