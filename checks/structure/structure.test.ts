import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importRulesFile } from './import-rules.ts';
import { crumbs, folderProblems, sizeProblems, sqlProblems } from './problems.ts';
import type { Source } from './sources.ts';

function source(path: string, text = '', imports: readonly string[] = []): Source {
  return { path, text, lines: text.split('\n').length - 1, imports };
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

test('a folder that is no feature is a problem', () => {
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
