import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `path` is relative to the repository. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** Own files that it imports, types included. */
  readonly imports: readonly string[];
}

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'docs']);
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+)/g;

export function readSources(root = '.'): readonly Source[] {
  return filesBelow(root, '')
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) };
    });
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

function importsOf(path: string, text: string): readonly string[] {
  const found = [...text.matchAll(IMPORT)].map(([, specifier = '']) =>
    normalize(join(dirname(path), specifier)),
  );
  return [...new Set(found)];
}

export function isTest({ path }: Source): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}
