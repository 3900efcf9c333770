import type { Rolldown } from 'vite';

/** The code that a first visit needs, by the module that needs it. */
type Places = Readonly<Record<string, string>>;

const OTHERS = 'more';

/** Modules are imported through a barrel, which would make every icon part of every page. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/(.+)\.mjs$/;
const NAMED_ICONS = /import \{([^}]*)\} from ['"]lucide-react['"]/g;

/**
 * Names the chunk of a module after the places that need it at once: all modules which the same places need share a
 * chunk, so a page loads only its own code, in few requests. Modules that no place needs are split automatically.
 */
export function chunkByPlaces(root: string, places: Places) {
  const placeOf = (id: string): string | undefined => places[id.slice(root.length + 1)];
  const names = new Map<string, string | null>();
  let iconUsers: ReadonlyMap<string, readonly string[]> | undefined;

  function importersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const icon = ICON.exec(id)?.[1];
    if (!icon) return importers;
    const barrel = importers.find((importer) => importer.endsWith('/lucide-react.mjs'));
    const users = barrel ? context.getModuleInfo(barrel)?.importers : undefined;
    iconUsers ??= findIconUsers(users ?? [], context);
    return iconUsers.get(icon) ?? [];
  }

  function nameOf(id: string, context: Rolldown.ChunkingContext): string | null {
    // What is imported dynamically is a chunk of its own.
    if (isLazy(id, context)) return null;
    const needed = new Set<string>();
    const reached = new Set([id]);
    for (const module of reached) {
      const place = placeOf(module);
      if (place) needed.add(place);
      else if (isLazy(module, context)) needed.add(OTHERS);
      for (const importer of importersOf(module, context)) reached.add(importer);
    }
    const name = [...needed].toSorted().join('-');
    return name === OTHERS || name === '' ? null : `for-${name}`;
  }

  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    let name = names.get(id);
    if (name === undefined) names.set(id, (name = nameOf(id, context)));
    return name;
  };
}

const isLazy = (id: string, context: Rolldown.ChunkingContext): boolean =>
  (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

function findIconUsers(
  users: readonly string[],
  context: Rolldown.ChunkingContext,
): ReadonlyMap<string, readonly string[]> {
  const byIcon = new Map<string, string[]>();
  for (const user of users) {
    for (const [, names = ''] of (context.getModuleInfo(user)?.code ?? '').matchAll(NAMED_ICONS)) {
      for (const name of names.split(',')) {
        const icon = fileOfIcon(name.trim().split(' ')[0] ?? '');
        byIcon.set(icon, [...(byIcon.get(icon) ?? []), user]);
      }
    }
  }
  return byIcon;
}

/** `Link2` lies in `link-2.mjs`. */
const fileOfIcon = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
