import { readFileSync, writeFileSync } from 'node:fs';
import { pagesWithTables, withTables } from './rule-pages.ts';

/** `npm run rules`: prints the tables of docs/rules/ and docs/tour.md again. */
for (const page of pagesWithTables()) {
  const file = new URL(`../${page}`, import.meta.url);
  writeFileSync(file, withTables(readFileSync(file, 'utf8')));
}
