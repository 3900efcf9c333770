import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { featureTable } from './feature-table.ts';
import { RULE_TABLES } from './rule-tables.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Every table that `npm run rules` prints. */
export const TABLES: Readonly<Record<string, () => string>> = {
  ...RULE_TABLES,
  features: () => featureTable(ROOT),
};

/** Files with tables, from the root of the repository. */
export const pagesWithTables = (): readonly string[] => [
  ...readdirSync(`${ROOT}docs/rules`).map((name) => `docs/rules/${name}`),
  'docs/tour.md',
];

const MARK = /<!-- table: ([\w-]+) -->\n[\s\S]*?<!-- end -->/g;

/** The page with its tables printed from the rules. Throws a RangeError for an unknown table. */
export function withTables(page: string): string {
  return page.replace(MARK, (_, name: string) => {
    const print = TABLES[name];
    if (!print) throw new RangeError(`No table ${name}`);
    return `<!-- table: ${name} -->\n${print()}\n<!-- end -->`;
  });
}

/** Names of the tables that a page shows. */
export function tablesOf(page: string): readonly string[] {
  return [...page.matchAll(MARK)].map(([, name = '']) => name);
}

/** Anchors of a page's headings, as the code cites them: "Bound coins" is `bound-coins`. */
export function sectionsOf(page: string): readonly string[] {
  return [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^\w]+/g, '-'),
  );
}
