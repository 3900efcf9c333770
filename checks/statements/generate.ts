import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '../../server/db/migrations/migrate.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { preparedStatements } from '../../server/db/prepared.ts';
import { DIRECTORY_MIGRATIONS } from '../../server/realms/directory-queries.ts';
import { readCatalogue, rowsOf } from './catalogue.ts';
import { describe, type AnyPrepared, type Described } from './describe.ts';
import { render, renderTableColumns } from './render.ts';

export const GENERATED = 'server/db/statements.ts';
export const GENERATED_COLUMNS = 'server/db/table-columns.ts';
const COLUMN_TYPES = 'server/db/column-types.ts';

export interface Generation {
  readonly text: string;
  readonly columns: string;
  readonly count: number;
  readonly problems: readonly string[];
}

/** `onColumns` is called before the statements are imported: some are made of the columns. */
export async function generate(onColumns?: (columns: string) => void): Promise<Generation> {
  const source = readFileSync(COLUMN_TYPES, 'utf8');
  const columnTypes = new Map(
    [...source.matchAll(/^ {2}'([^']+)': (.+);$/gm)].map(([, column = '', type = '']) => [column, type]),
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'fetlock-statements-'));
  const database = await openDatabase({ dataDir });
  try {
    const { db } = database;
    await migrate(db);
    const catalogue = await readCatalogue(db, columnTypes);
    const columns = renderTableColumns(catalogue);
    onColumns?.(columns);
    const { statements, ofDirectory } = await importStatements();
    const main = await describe(db, statements, columnTypes);
    await rowsOf(db, 'drop schema public cascade');
    await rowsOf(db, 'create schema public');
    await migrate(db, DIRECTORY_MIGRATIONS);
    const directory = await describe(db, ofDirectory, new Map());
    const described = [...main.described, ...directory.described];
    const { once, unequal } = withoutRepeats(described);
    const known = new Set(
      [...catalogue.relations.values()].flatMap((relation) =>
        [...relation.columns.values()].map(({ name }) => `${relation.name}.${name}`),
      ),
    );
    const gone = [...columnTypes.keys()].filter((name) => !known.has(name));
    return {
      text: render(once, catalogue, source),
      columns,
      count: described.length,
      problems: [
        ...main.problems,
        ...directory.problems,
        ...unequal,
        ...gone.map((name) => `${COLUMN_TYPES} names ${name}, which the schema has not.`),
      ],
    };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** A read of the past has two forms (server/db/months/through-months.ts), which must have the same type. */
function withoutRepeats(described: readonly Described[]) {
  const byName = new Map(described.map((statement) => [statement.name, statement]));
  const unequal = described
    .filter(({ name }) => described.filter((other) => other.name === name).length > 1)
    .map(({ name }) => `Two statements have the name ${name}.`);
  const once = described.filter(({ name, row, parameters }) => {
    const recent = name.endsWith('_whole') ? byName.get(name.slice(0, -'_whole'.length)) : undefined;
    if (!recent) return true;
    const isEqual =
      JSON.stringify(row) === JSON.stringify(recent.row) && sorted(parameters) === sorted(recent.parameters);
    if (!isEqual) unequal.push(`${recent.name} and ${name} give or need different things.`);
    return false;
  });
  return { once, unequal };
}

const sorted = (parameters: Described['parameters']): string =>
  JSON.stringify(parameters.map(([name, type]) => `${name}: ${type}`).toSorted());

async function importStatements() {
  const ofDirectory: AnyPrepared[] = [];
  for (const file of readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('-queries.ts'),
  )) {
    const module = (await import(pathToFileURL(`server/${file}`).href)) as Readonly<Record<string, unknown>>;
    if (file === 'realms/directory-queries.ts')
      ofDirectory.push(...(Object.values(module).filter((value) => isPrepared(value)) as AnyPrepared[]));
  }
  const names = new Set(ofDirectory.map(({ name }) => name));
  return { ofDirectory, statements: preparedStatements().filter(({ name }) => !names.has(name)) };
}

const isPrepared = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sql' in value && 'parameterNames' in value;
