import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { codeOf } from './sheet-sources.ts';

/** A hash of the code that paints scenes: their stored pictures and their contact sheet are of this version. */
export function hashOfScenes(): string {
  const files = globSync('web/paddock/**/*.ts', { cwd: new URL('../', import.meta.url) });
  const hash = createHash('sha256');
  const codes = files.filter((file) => !file.endsWith('.test.ts')).map(codeOf);
  for (const code of codes.toSorted()) hash.update(`${code}\n`);
  return hash.digest('hex').slice(0, 16);
}
