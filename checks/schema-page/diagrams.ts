import { MEANT } from './references.ts';

/** A table's columns and keys. */
export interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isKey: boolean;
  /** A foreign key. */
  readonly references: string | null;
}

interface Section {
  readonly title: string;
  readonly tables: readonly string[];
}

const RULE = /^-{120}$/;

/** Headings of `schema.sql` with the tables below each. Partitions are listed, the tables that they divide are not. */
export function sectionsOf(schema: string): Section[] {
  const sections: { title: string; tables: string[] }[] = [];
  const lines = schema.split('\n');
  for (const [index, line] of lines.entries()) {
    if (RULE.test(line) && lines[index + 1]?.startsWith('-- ')) {
      const [title = ''] = lines[index + 1]?.slice('-- '.length).split('.') ?? [];
      sections.push({ title, tables: [] });
    }
    const table = /^create (?:unlogged )?table (\w+) \($/.exec(line)?.[1];
    if (table !== undefined) sections.at(-1)?.tables.push(table);
  }
  return sections.filter(({ tables }) => tables.length > 0);
}

/**
 * Mermaid: keys and references of each table. Solid lines are foreign keys, dotted ones are references that the program
 * maintains.
 */
export function diagramOf({ title, tables }: Section, columns: readonly Column[]): string {
  const here = columns
    .filter(({ table }) => tables.includes(table))
    .map((one) => ({ ...one, to: meantBy(one) }));
  const entities = tables.map((table) => {
    const shown = here.filter((one) => one.table === table && (one.isKey || one.to !== null));
    const rows = shown.map(
      ({ type, column, isKey, to }) =>
        `    ${type.replaceAll(/\W/g, '_')} ${column}${keysOf(isKey, to !== null)}`,
    );
    return `  ${table} {\n${rows.join('\n')}\n  }`;
  });
  const lines = here.flatMap(({ table, column, references, to }) =>
    to === null
      ? []
      : `  ${table} ${isWholeKey(here, table, column) ? '|o' : '}o'}${references === null ? '..' : '--'}|| ${to} : ${column}`,
  );
  return [`### ${title}`, ['```mermaid', 'erDiagram', ...entities, ...lines, '```'].join('\n')].join('\n\n');
}

/** Unique: at most one row for each referenced row. */
function isWholeKey(columns: readonly Column[], table: string, column: string): boolean {
  const keys = columns.filter((one) => one.table === table && one.isKey);
  return keys.length === 1 && keys[0]?.column === column;
}

function keysOf(isKey: boolean, refers: boolean): string {
  const keys = [...(isKey ? ['PK'] : []), ...(refers ? ['FK'] : [])];
  return keys.length > 0 ? ` ${keys.join(', ')}` : '';
}

function meantBy({ table, column, references }: Column): string | null {
  if (references !== null) return references;
  const meant = MEANT[`${table}.${column}`] ?? MEANT[column];
  if (meant === undefined && column.endsWith('_id'))
    throw new Error(`Say in checks/schema-page/references.ts what ${table}.${column} refers to`);
  return meant ?? null;
}
