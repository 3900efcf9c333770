import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts written into a page, as opposed to those it loads. */
const WRITTEN = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** How a content security policy names the scripts written into the built page: `'sha256-…'`. */
export function pageScripts(pagesDir: string | undefined): readonly string[] {
  if (pagesDir === undefined) return [];
  const page = readFileSync(join(pagesDir, 'index.html'), 'utf8');
  return [...page.matchAll(WRITTEN)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
