import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** The pictures that `npm run sheet` makes: contact sheets, and the horses of the landing page. */
export const SHEETS = [
  'coats',
  'roans',
  'rare',
  'bodies',
  'forms',
  'details',
  'greying',
  'store',
  'samples',
  'scenes',
] as const;

/** For each sheet, the hash of the sources it was painted from. */
export const MADE_OF = new URL('../docs/sheets/made-of.json', import.meta.url);

const ROOT = new URL('../', import.meta.url);
const FOLDERS = [
  'art/paint/',
  'art/paint/layers/',
  'art/paint/pixel/',
  'art/paint/recipe/',
  'web/gallery/sheets/',
] as const;
const FILES = [
  'art/paint/layers/anatomy.json',
  'art/paint/layers/manifest.json',
  'web/landing/sample-horse-rows.ts',
] as const;

function sources(): readonly string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT))
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => folder + name),
  );
  return [...inFolders, ...FILES].toSorted();
}

/** The source without comments and imports, which change no picture. */
export function codeOf(file: string): string {
  const text = readFileSync(new URL(file, ROOT), 'utf8');
  if (file.endsWith('.json')) return text;
  const { code } = transformSync(text, { loader: 'tsx', jsx: 'preserve', minifyWhitespace: true });
  return code.replaceAll(/import\b[^;]*?from"[^"]*";|import"[^"]*";/g, '');
}

/** A hash of layer names, the painter, and the sheets' contents. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  // Sorted by content: moving a file changes no picture.
  for (const code of sources().map(codeOf).toSorted()) hash.update(`${code}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The hash by sheet; empty where none was made. */
export function readMadeOf(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(MADE_OF, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
