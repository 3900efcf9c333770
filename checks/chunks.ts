import type { Rolldown } from 'vite';

/** Parts of the page at `/`; each names the chunks that it loads. */
const PLACES = ['landing', 'shell', 'home', 'round', 'scene'] as const;
type Place = (typeof PLACES)[number];

/** The code that a place needs, by the module that brings it. */
type Places = Readonly<Record<string, Place>>;

const OTHERS = 'more';
type Needed = ReadonlySet<Place | typeof OTHERS>;

/** Modules are imported through a barrel, which would make every icon part of every page. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/(.+\.mjs)$/;
const ICON_BARREL = '/lucide-react.mjs';
const BARREL_LINES = /export \{([^}]*)\} from '\.\/icons\/([^']+)'/g;
const NAMED_ICONS = /import \{([^}]*)\} from ['"]lucide-react['"]/g;

/**
 * Names the chunk of a module after the places that need it at once, so that a page loads only its own code, in few
 * requests. Modules that no place needs are split automatically.
 */
export function chunkByPlaces(root: string, places: Places) {
  const placeOf = (id: string): Place | undefined => places[id.slice(root.length + 1)];
  const names = new Map<string, string | null>();
  let iconUsers: ReadonlyMap<string, readonly string[]> | undefined;

  function importersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const icon = ICON.exec(id)?.[1];
    if (!icon) return importers;
    const barrel = importers.find((importer) => importer.endsWith(ICON_BARREL));
    iconUsers ??= barrel === undefined ? new Map() : findIconUsers(barrel, context);
    return iconUsers.get(icon) ?? [];
  }

  function nameOf(id: string, context: Rolldown.ChunkingContext): string | null {
    const own = placeOf(id);
    if (own) return nameFor(new Set([own]));
    // Every other dynamic import has its own chunk.
    if (isLazy(id, context)) return null;
    const needed = new Set<Place | typeof OTHERS>();
    const reached = new Set([id]);
    for (const module of reached) {
      const place = placeOf(module);
      if (place) needed.add(place);
      else if (isLazy(module, context)) needed.add(OTHERS);
      for (const importer of importersOf(module, context)) reached.add(importer);
    }
    return nameFor(needed);
  }

  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    let name = names.get(id);
    if (name === undefined) names.set(id, (name = nameOf(id, context)));
    return name;
  };
}

/** Places that are loaded together share a chunk: each chunk is a request. */
function nameFor(needed: Needed): string | null {
  const [landing, shell, home, round, scene] = PLACES.map((place) => needed.has(place));
  const more = needed.has(OTHERS) ? '-more' : '';
  if (landing && shell) return 'for-everybody';
  if (landing) return home || round ? 'for-landing-home' : `for-landing${more}`;
  if (shell) return `for-shell${more}`;
  if (home) return round && more ? 'for-home-round-more' : `for-home${more}`;
  if (round) return `for-round${more}`;
  return scene ? 'for-scene' : null;
}

const isLazy = (id: string, context: Rolldown.ChunkingContext): boolean =>
  (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/** By file of an icon, the modules that name it. */
function findIconUsers(
  barrel: string,
  context: Rolldown.ChunkingContext,
): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string>();
  const { code, importers } = context.getModuleInfo(barrel) ?? {};
  for (const [, names = '', file = ''] of (code ?? '').matchAll(BARREL_LINES)) {
    for (const name of names.split(',')) files.set(name.replace('default as', '').trim(), file);
  }
  const byIcon = new Map<string, string[]>();
  for (const user of importers ?? []) {
    for (const [, names = ''] of (context.getModuleInfo(user)?.code ?? '').matchAll(NAMED_ICONS)) {
      for (const name of names.split(',')) {
        const icon = files.get(name.trim().split(' ')[0] ?? '') ?? '';
        byIcon.set(icon, [...(byIcon.get(icon) ?? []), user]);
      }
    }
  }
  return byIcon;
}
