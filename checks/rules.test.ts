import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pagesWithTables, sectionsOf, TABLES, tablesOf, withTables } from './rule-pages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGES = readdirSync(`${ROOT}docs/rules`);
const pageNamed = (name: string) => readFileSync(`${ROOT}docs/rules/${name}`, 'utf8');

const textOf = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

test.each(pagesWithTables())('the tables of %s are up to date: otherwise run `npm run rules`', (path) => {
  const page = textOf(path);
  expect(page).toBe(withTables(page));
});

test('every table stands on one page', () => {
  const shown = pagesWithTables().flatMap((path) => tablesOf(textOf(path)));
  expect(shown.toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

test('the exercise of docs/tour.md applies to the code as it is', () => {
  const diff = /```diff\n([\s\S]*?)```/.exec(textOf('docs/tour.md'))?.[1];
  const applied = spawnSync('git', ['apply', '--check', '-'], { cwd: ROOT, input: diff, encoding: 'utf8' });
  expect(applied.stderr).toBe('');
  expect(applied.status).toBe(0);
});

test('the index of decisions names every page once and marks twenty to read first', () => {
  const pages = readdirSync(`${ROOT}docs/decisions`).filter((name) => name !== 'README.md');
  const rows = textOf('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const named = rows.map((row) => /\]\((\d{4}-[\w-]+\.md)\)/.exec(row)?.[1] ?? row);
  expect(named.toSorted()).toEqual(pages.toSorted());
  expect(rows.filter((row) => row.startsWith('- ★ '))).toHaveLength(20);
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
  const cites =
    /(?<![\w-])(?:economy|genetics|game|look|stack|house|words)\.md\b|\bspecification,? sections?\b/i;
  const citing = sources.filter(
    ({ file, text }) =>
      !file.startsWith('docs/rules/') &&
      file !== 'checks/rules.test.ts' &&
      cites.test(text.replace(/docs\/rules\/[\w-]+\.md/g, '')),
  );
  expect(citing.map(({ file }) => file)).toEqual([]);
});
