import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `path` is relative to the repository. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** The project's own files that it imports, including type imports. */
  readonly imports: readonly string[];
  /** The part of `imports` that it loads only lazily, by `import()`. */
  readonly lazy: readonly string[];
}

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'docs']);
const IMPORT = /(?:\bfrom|\bimport)\s*'(\.[^'?]+)/g;
const LAZY_IMPORT = /(?<!typeof )\bimport\s*\(\s*'(\.[^'?]+)/g;

export function readSources(root = '.'): readonly Source[] {
  return filesBelow(root, '')
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1, ...importsOf(path, text) };
    });
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

function importsOf(path: string, text: string): Pick<Source, 'imports' | 'lazy'> {
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => normalize(join(dirname(path), specifier)));
  const atOnce = new Set(found(IMPORT));
  const lazy = new Set(found(LAZY_IMPORT).filter((file) => !atOnce.has(file)));
  return { imports: [...atOnce, ...lazy], lazy: [...lazy] };
}

export function isTest({ path }: Source): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}
