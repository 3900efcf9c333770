import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type ModulePreloadOptions, type Plugin, type Rolldown } from 'vite';

/** For each attribute, the modules that the program imports at once. */
type ModulesByAttribute = Readonly<Record<string, readonly string[]>>;

/**
 * Writes a script into the page, with the files that the program imports at once. The script fetches them in parallel
 * with the program, and a round trip sooner than if it were a file itself.
 */
export function inlineScript(src: string, modulesByAttribute: ModulesByAttribute): Plugin {
  let root = '';
  return {
    name: 'fetlock:inline-script',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // The development server bundles nothing.
        if (!bundle) return undefined;
        const attributes = Object.entries(modulesByAttribute).map(
          ([name, modules]) => `${name}="${filesOf(modules, bundle).join(' ')}"`,
        );
        const { code } = await minify(src, await readFile(join(root, src), 'utf8'));
        const script = `<script ${attributes.join(' ')}>${code.trim()}</script>`;
        const written = html.replace(new RegExp(`<script\\s+src="${src}"></script>`), () => script);
        if (written === html) throw new Error(`The page has no script ${src}`);
        return written;
      },
    },
  };
}

/** The chunks, styles and outlines of `modules`, without those of the program. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const program = chunks.filter(({ isEntry }) => isEntry);
  const wanted = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`No chunk has ${module}`);
    return chunk;
  });
  const loaded = withImports(program, bundle);
  const files = [...withImports(wanted, bundle)].filter((chunk) => !loaded.has(chunk));
  const beside = (kind: 'importedCss' | 'importedAssets') =>
    new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.[kind] ?? [])]));
  const outlines = [...beside('importedAssets')].filter((file) => file.endsWith('.svg'));
  return [...files.map(({ fileName }) => fileName), ...beside('importedCss'), ...outlines];
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): ReadonlySet<Rolldown.OutputChunk> {
  const reached = new Set(chunks);
  for (const { imports } of reached) {
    for (const file of imports) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') reached.add(chunk);
    }
  }
  return reached;
}

interface Preloads {
  readonly plugin: Plugin;
  readonly options: ModulePreloadOptions;
}

/** Modules that a page waits for; all others come once it has settled, on a press, or where a worker fails. */
const AWAITED =
  /\/web\/(?:pages\/(?!.*-dialog\.tsx$)|shell\/(?:player-shell|visitor-shell|other-pages|keep-sign)\.tsx$)/;
const LATER = 'for-later';

/**
 * For each `import()`, Vite lists the chunks to fetch with it. This omits those that the importing chunk has already
 * loaded. Where no page waits for the import, it omits all chunks: the browser finds them a round trip later, and their
 * long names would weigh on the first load. Vite lists styles in any case.
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

  function isAwaited(file: string): boolean {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && chunk.name !== LATER && chunk.moduleIds.some((id) => AWAITED.test(id));
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
            // Top-level code of either could run before its dependencies.
            if (circle) throw new Error(`${file} and ${circle} import each other`);
          }
        },
      },
    },
    options: {
      polyfill: false,
      resolveDependencies: (file, chunks, { hostId, hostType }) => {
        if (hostType !== 'js') return chunks;
        return isAwaited(file) ? chunks.filter((chunk) => !loadedWith(hostId).has(chunk)) : [];
      },
    },
  };
}
