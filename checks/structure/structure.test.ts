import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importRulesFile } from './import-rules.ts';
import { crumbs, folderProblems, sizeProblems, sqlProblems } from './problems.ts';
import type { Source } from './sources.ts';

function source(path: string, text = '', imports: readonly string[] = [], lazy = false): Source {
  return { path, text, lines: text.split('\n').length - 1, imports, lazy: lazy ? imports : [] };
}

test('the import rules come from the list of features: otherwise run `npm run import-rules`', () => {
  expect(readFileSync(new URL('import-rules.json', import.meta.url), 'utf8')).toBe(importRulesFile());
});

test('a file of more than 300 lines is a problem, a table of rows is not', () => {
  const long = '\n'.repeat(301);
  const sizes = [source('game/a.ts', long), source('game/breed-rows.ts', long)];
  expect(sizeProblems([...sizes, source('b.ts'), source('c.ts')])).toEqual([
    'game/a.ts has 301 lines, more than 300: split it.',
  ]);
});

test('a folder that is not a feature is a problem', () => {
  const sources = [
    source('game/shows/a.ts'),
    source('game/rng.ts'),
    source('web/ui/a.ts'),
    source('game/ui/a.ts'),
  ];
  expect(folderProblems(sources)).toEqual(['game/ui/ is no feature: see checks/structure/features.ts.']);
});

test.each([
  'sql`select 1`',
  'sql<{ one: number }>`select 1`',
  "prepared<Row, { id: string }>('one', 'select 1')",
  "db.selectFrom('horses')",
  "tx\n  .insertInto('horses')",
])('SQL outside queries is a problem: %s', (text) => {
  expect(sqlProblems([source('server/horses/horse.ts', text)])).toHaveLength(1);
  expect(sqlProblems([source('server/horses/horse-queries.ts', text)])).toEqual([]);
  expect(sqlProblems([source('server/horses/horse.test.ts', text)])).toEqual([]);
});

test('a crumb has one importer in its own folder or below', () => {
  const crumb = source('web/shows/word.ts', 'export const WORD = 1;\n');
  const user = source('web/shows/list.ts', '', ['web/shows/word.ts']);
  expect(crumbs([crumb, user])).toEqual([
    'web/shows/word.ts (1 lines) is imported by web/shows/list.ts only.',
  ]);
  expect(crumbs([crumb, user, source('web/shows/card.ts', '', ['web/shows/word.ts'])])).toEqual([]);
  expect(crumbs([crumb, source('web/pages/page.tsx', '', ['web/shows/word.ts'])])).toEqual([]);
});

test('a file that is only loaded lazily is a chunk, not a crumb', () => {
  const dialog = source('web/shows/dialog.tsx', 'export default 1;\n');
  const page = source('web/shows/list.tsx', '', [dialog.path], true);
  expect(crumbs([dialog, page])).toEqual([]);
  expect(crumbs([dialog, source(page.path, '', [dialog.path])])).toHaveLength(1);
});

test('the page of an address is not a crumb, a part of it is', () => {
  const page = source('web/pages/terms.tsx', 'export default 1;\n');
  const texts = source('web/pages/texts.ts', '', [page.path]);
  expect(crumbs([page, texts])).toEqual([]);
  const part = source('web/pages/market/tile.tsx', 'export const A = 1;\n');
  expect(crumbs([part, source('web/pages/market/market.tsx', '', [part.path])])).toHaveLength(1);
});

test('tests count as importers of what serves tests only', () => {
  const [helper, user] = [
    source('journeys/mails.ts', '1\n'),
    source('journeys/given.ts', '', ['journeys/mails.ts']),
  ];
  const rule = source('game/coat.ts', '1\n');
  const ruleUser = source('game/look.ts', '', [rule.path]);
  const tests = source('journeys/account.spec.ts', '', [helper.path, rule.path]);
  expect(crumbs([helper, user, rule, ruleUser, tests])).toEqual([
    'game/coat.ts (1 lines) is imported by game/look.ts only.',
  ]);
});
