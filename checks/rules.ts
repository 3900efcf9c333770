import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './rule-pages.ts';

/** `npm run rules`: prints the tables of docs/rules/ again. */
const folder = new URL('../docs/rules/', import.meta.url);
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  writeFileSync(file, withTables(readFileSync(file, 'utf8')));
}
