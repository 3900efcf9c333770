import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sectionsOf, tablesOf, withTables } from './rule-pages.ts';
import { RULE_TABLES } from './rule-tables.ts';

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

const FOLDERS = ['game', 'contract', 'server', 'web', 'art', 'world', 'bench', 'journeys', 'checks', 'docs'];
const SOURCE = /\.(?:ts|tsx|css|mjs|md)$/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules/'))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${ROOT}${folder}/${file}`, 'utf8') })),
);

test('every cited section of the rules exists', () => {
  const known = new Set(
    PAGES.flatMap((name) => sectionsOf(pageNamed(name)).map((section) => `${name}#${section}`)),
  );
  const cited = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/docs\/rules\/([\w-]+\.md(?:#[\w-]+)?)/g)].map(([, section = '']) => ({
      file,
      section,
    })),
  );
  expect(cited.length).toBeGreaterThan(80);
  const missing = cited.filter(({ section }) =>
    section.includes('#') ? !known.has(section) : !PAGES.includes(section),
  );
  expect(missing).toEqual([]);
});

test('no comment cites a document that is not in the repository', () => {
  const cites = /\b(?:economy|genetics|game|look|stack|house|words)\.md\b|\bspecification,? sections?\b/i;
  const citing = sources.filter(
    ({ file, text }) =>
      !file.startsWith('docs/rules/') &&
      file !== 'checks/rules.test.ts' &&
      cites.test(text.replace(/docs\/rules\/[\w-]+\.md/g, '')),
  );
  expect(citing.map(({ file }) => file)).toEqual([]);
});
