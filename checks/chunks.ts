import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Parts of the page at `/`; each names the chunks that it loads. `newcomer` is there until a player's first result.
 * `stable` is the page most opened after it, with what stands beside every other page: what they share with more pages
 * is loaded apart from what those share without them. `later` loads on every page once it has settled.
 */
const PARTS = [
  'landing',
  'shell',
  'home',
  'stalls',
  'newcomer',
  'below',
  'further',
  'stable',
  'later',
] as const;
type Part = (typeof PARTS)[number];

/** The part that a module belongs to. */
type PartByModule = Readonly<Record<string, Part>>;

/** Modules that are mostly needed at one time, by the name of their chunk; at least one is imported dynamically. */
type Together = Readonly<Record<string, readonly string[]>>;

/** The parts of the game that need a module. */
interface Users {
  readonly parts: ReadonlySet<Part>;
  /** Other chunks that load on their own: pages and dialogs, by the dialogs' group. */
  readonly others: ReadonlySet<string>;
}

/** Icons are imported through a barrel, which would make every icon part of every page. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/(.+\.mjs)$/;
const ICON_BARREL = '/lucide-react.mjs';
const BARREL_LINES = /export \{([^}]*)\} from '\.\/icons\/([^']+)'/g;
/** The barrel does not show who uses which of its modules. */
const QUERY_BARREL = /\/@tanstack\/[a-z-]+\/build\/modern\/index\.js$/;
const NAMED_ICONS = /import \{([^}]*)\} from ['"]lucide-react['"]/g;

/** Small styles, which would otherwise be one request per file. */
const STYLES = 'styles';

/** The market, the marketplace and player shops share most of it. */
const TRADE = /^(?:web|game)\/trade\//;

/** Characters of a light module, which imports only modules of `/` or other light ones. */
const LIGHT_CODE = 2000;

/** Number of chunks that share a module. Most pages have dialogs, so most share what dialogs need. */
const MANY_USERS = 3;
const MOST_USERS = 25;

const DIALOG = /-dialog\.tsx$/;
const DIALOGS = '-dialogs';
/** Dialogs of several pages. Almost every page fetches them once it has settled. */
const DAILY_DIALOGS = `daily${DIALOGS}`;

/** Paints scenes in a worker; pages import it only where a worker fails. */
const PAINTING = /^web\/paddock\/pixels\//;

/** The rules of a horse's looks and price. Most pages that need one need the others too. */
const HORSE_RULES = /^game\/(?:horses|breeding)\//;

/**
 * Names the chunk of a module after the parts that need it at once, so that a page loads only its own code, in few
 * requests. One chunk each holds a page's dialogs, light modules that many pages share, modules that pages share with
 * the daily dialogs or with deferred parts, the styles of all parts, and modules imported `together`: alone, each would
 * be a request. The rest is split automatically.
 */
export function chunkByParts(root: string, partByModule: PartByModule, together: Together) {
  const pathOf = (id: string): string => id.slice(root.length + 1);
  const users = new Map<string, Users>();
  const light = new Map<string, boolean>();
  let iconUsers: ReadonlyMap<string, readonly string[]> | undefined;

  function importersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const icon = ICON.exec(id)?.[1];
    if (!icon) return importers;
    const barrel = importers.find((importer) => importer.endsWith(ICON_BARREL));
    iconUsers ??= barrel === undefined ? new Map() : findIconUsers(barrel, context);
    return iconUsers.get(icon) ?? [];
  }

  function usersOf(id: string, context: Rolldown.ChunkingContext): Users {
    const known = users.get(id);
    if (known) return known;
    const found = { parts: new Set<Part>(), others: new Set<string>() };
    const reached = new Set([id]);
    for (const module of reached) {
      const part = partByModule[pathOf(module)];
      if (part) found.parts.add(part);
      if (part ? part === 'stable' : isLazy(module, context)) {
        found.others.add(sharedChunk(module, context) ?? module);
      }
      for (const importer of importersOf(module, context)) {
        if (!QUERY_BARREL.test(importer)) reached.add(importer);
      }
    }
    users.set(id, found);
    return found;
  }

  /** The chunk that a dynamically imported module shares; null if it has its own. */
  const sharedChunk = (id: string, context: Rolldown.ChunkingContext): string | null =>
    groupOf(id) ?? dialogsWith(id, context);

  const groupOf = (id: string) => Object.keys(together).find((name) => together[name]?.includes(pathOf(id)));

  /**
   * A page's dialogs are fetched together once it has settled, so they are one request. Dialogs of several pages are
   * the daily ones. A dialog that is fetched on demand must have one importer.
   */
  function dialogsWith(id: string, context: Rolldown.ChunkingContext): string | null {
    if (!DIALOG.test(id)) return null;
    const [page = '', ...others] = context.getModuleInfo(id)?.dynamicImporters ?? [];
    return others.length > 0 ? DAILY_DIALOGS : basename(page, '.tsx') + DIALOGS;
  }

  function isLight(id: string, context: Rolldown.ChunkingContext): boolean {
    const known = light.get(id);
    if (known !== undefined) return known;
    // In a cycle, the other modules decide.
    light.set(id, true);
    const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
    const result =
      (code?.length ?? 0) <= LIGHT_CODE &&
      !isLazy(id, context) &&
      importedIds.every(
        (other) =>
          other.endsWith(ICON_BARREL) ||
          (!QUERY_BARREL.test(other) &&
            groupOf(other) === undefined &&
            (isAtOnce(usersOf(other, context)) || isLight(other, context))),
      );
    light.set(id, result);
    return result;
  }

  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    const group = groupOf(id);
    if (group !== undefined) return group;
    const own = partByModule[pathOf(id)];
    if (own && own !== 'stable') return nameFor({ parts: new Set([own]), others: new Set() });
    // Other dynamic imports have their own chunks.
    if (isLazy(id, context)) return sharedChunk(id, context);
    const found = usersOf(id, context);
    if (id.endsWith('.css') && (isAtOnce(found) || found.parts.has('stable'))) return STYLES;
    if (isAtOnce(found)) return nameFor(found);
    if (found.parts.has('stable') && found.others.size > 1) return nameFor(found);
    if (found.others.size >= MANY_USERS && !PAINTING.test(pathOf(id))) {
      if (HORSE_RULES.test(pathOf(id))) return 'for-horses';
      if (isLight(id, context)) return 'for-pages';
      if (found.others.size >= MOST_USERS) return 'for-dialogs';
    }
    if (found.others.size === 0 || found.parts.has('later')) return nameFor(found);
    if (found.others.size > 1 && found.others.has(DAILY_DIALOGS)) return 'for-daily';
    if (found.others.size > 1 && TRADE.test(pathOf(id))) return 'for-trade';
    const only = [...found.others][0] ?? null;
    const isShared = only !== null && (only.endsWith(DIALOGS) || only in together);
    return found.others.size === 1 && isShared ? only : null;
  };
}

/** Parts that load together share a chunk, because each chunk is a request. */
function nameFor({ parts, others }: Users): string | null {
  const [landing, shell, home, stalls, newcomer, below, further, stable, later] = PARTS.map((part) =>
    parts.has(part),
  );
  const more = others.size > 0 || later ? '-more' : '';
  if (landing && (shell || home || below || newcomer)) return 'for-everybody';
  // Players load the rest of Home later, so it may bring the registration form with it.
  if (landing) return further ? 'for-landing-more' : `for-landing${more}`;
  if ((shell || home) && more !== '') return 'for-players-more';
  if (shell) return `for-shell${more}`;
  if (home) return `for-home${more}`;
  if (stable && newcomer) return 'for-players-more';
  if (stable) return stalls ? 'for-stable-stalls' : below ? 'for-stable-below' : 'for-stable-more';
  if (stalls) return 'for-stalls';
  if (newcomer) return below ? 'for-newcomer-below' : `for-newcomer${more}`;
  if (below) return `for-below${more}`;
  if (further) return `for-further${more}`;
  return later ? `for-later${others.size > 0 ? '-more' : ''}` : null;
}

/** At `/`, before the page has settled. */
const isAtOnce = ({ parts }: Users): boolean =>
  [...parts].some((part) => part !== 'stable' && part !== 'later');

const isLazy = (id: string, context: Rolldown.ChunkingContext): boolean =>
  (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/** For each icon file, the modules that import it. */
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
