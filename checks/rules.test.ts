import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RULE_TABLES, tablesOf, withTables } from './rule-tables.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = readdirSync(`${ROOT}docs/rules`);
const pageNamed = (name: string) => readFileSync(`${ROOT}docs/rules/${name}`, 'utf8');

test.each(PAGES)('the tables of docs/rules/%s are up to date: otherwise run `npm run rules`', (name) => {
  const page = pageNamed(name);
  expect(page).toBe(withTables(page));
});

test('every table stands on one page', () => {
  const shown = PAGES.flatMap((name) => tablesOf(pageNamed(name)));
  expect(shown.toSorted()).toEqual(Object.keys(RULE_TABLES).toSorted());
});
