import { camelCase } from '../../server/db/pool/camel-case.ts';
import type { Catalogue } from './catalogue.ts';
import type { Described } from './describe.ts';
import { Inference } from './infer.ts';
import { scopeOf } from './scope.ts';
import { columnType, NOTHING, orNull } from './types.ts';

const HEAD = `/* Written by \`npm run statements\` from the schema and the statements. */
import type { ColumnType, Generated } from 'kysely';`;

/** The text of server/db/statements.ts. */
export function render(statements: readonly Described[], catalogue: Catalogue, columnTypes: string): string {
  const lines = statements
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, row, parameters }) => [
      `  ${name}: {`,
      ...object(
        'row',
        row?.map(([column, given]) => [camelCase(column), orNull(given)]),
      ),
      ...object('parameters', parameters),
      '  };',
    ]);
  const body = [
    '/** Result and parameters of each statement. */',
    'export interface Statements {',
    ...lines,
    '}',
    '',
    '/** Tables and views. */',
    'export interface Tables {',
    ...renderTables(catalogue),
    '}',
    '',
  ].join('\n');
  return [HEAD, ...importsOf(body, columnTypes), '', body].join('\n');
}

/** Imports of the types used, from their source or from server/db/column-types.ts. */
function importsOf(body: string, columnTypes: string): string[] {
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const own = used(
    [...columnTypes.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name),
  );
  const imported = [...columnTypes.matchAll(/^import type \{ ([^}]+) \} from '([^']+)';/gm)].map(
    ([, names = '', from = '']) => [used(names.split(', ')), from] as const,
  );
  return [...imported, [own, './column-types.ts'] as const]
    .filter(([names]) => names.length > 0)
    .map(([names, from]) => `import type { ${names.join(', ')} } from '${from}';`);
}

const WIDTH = 110;

type Fields = readonly (readonly [name: string, type: string])[];

function object(name: string, fields: Fields | undefined): string[] {
  if (fields === undefined) return [`    ${name}: never;`];
  if (fields.length === 0) return [`    ${name}: Record<never, never>;`];
  const line = `    ${name}: { ${fields.map(([field, type]) => `${field}: ${type}`).join('; ')} };`;
  if (line.length <= WIDTH) return [line];
  return [`    ${name}: {`, ...fields.map(([field, type]) => `      ${field}: ${type};`), '    };'];
}

function renderTables(catalogue: Catalogue): string[] {
  const views = new Inference(catalogue);
  return [...catalogue.relations.values()]
    .filter(({ name }) => !name.startsWith('kysely_'))
    .flatMap((relation) => {
      const fields = relation.query
        ? views
            .columns(scopeOf(relation.query))
            .map(([name, given]) => [camelCase(name), orNull(given)] as const)
        : [...relation.columns].map(([number, { name, hasDefault, type }]) => {
            const given = orNull(columnType(catalogue, relation, number) ?? NOTHING);
            const isJson = JSON_TYPES.has(catalogue.types.get(type)?.name ?? '');
            const insert = given.endsWith(' | null') ? 'string | null' : 'string';
            const stored = isJson ? `ColumnType<${given}, ${insert}, ${insert}>` : given;
            return [
              camelCase(name),
              hasDefault || FILLED_BY_TRIGGERS.has(`${relation.name}.${name}`)
                ? `Generated<${stored}>`
                : stored,
            ] as const;
          });
      return [`  ${relation.name}: {`, ...fields.map(([name, type]) => `    ${name}: ${type};`), '  };'];
    });
}

/** The text of server/db/table-columns.ts. */
export function renderTableColumns(catalogue: Catalogue): string {
  const tables = [...catalogue.relations.values()]
    .filter(({ name, query }) => query === undefined && !name.startsWith('kysely_'))
    .flatMap(({ name, columns }) => [
      `  ${name}: {`,
      ...[...columns.values()].map(
        (column) => `    ${camelCase(column.name)}: '${nameOfType(catalogue, column.type)}',`,
      ),
      '  },',
    ]);
  return [
    '/* Written by `npm run statements` from the schema. */',
    '',
    '/** The type of each column, as PostgreSQL names it. */',
    'export const TABLE_COLUMNS = {',
    ...tables,
    '} as const;',
    '',
  ].join('\n');
}

function nameOfType({ types }: Catalogue, oid: number): string {
  const type = types.get(oid);
  if (!type) throw new Error(`No type has the number ${oid}`);
  return type.element === 0 ? type.name : `${types.get(type.element)?.name}[]`;
}

const FILLED_BY_TRIGGERS: ReadonlySet<string> = new Set(['studs.aptitude', 'studs.breed']);
const JSON_TYPES: ReadonlySet<string> = new Set(['json', 'jsonb']);
