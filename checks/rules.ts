import { readFileSync, writeFileSync } from 'node:fs';
import { pagesWithTables, withTables } from './rule-pages.ts';

/** `npm run rules`: reprints the tables of docs/rules/ and docs/tour.md. */
for (const page of pagesWithTables()) {
  const file = new URL(`../${page}`, import.meta.url);
  writeFileSync(file, withTables(readFileSync(file, 'utf8')));
}
