import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database, type DatabaseSettings } from '../../db/open-database.ts';
import { SQL_STATE, sqlStateOf } from '../../db/sql-state.ts';
import { freshDataFolder } from './data-folder.ts';
import { databaseOnServer, type DatabaseTemplate, type TemplateStage } from './template.ts';

/** What a test may set differently from the program, and how far its database has come. */
export interface TestDatabaseSettings extends Partial<Omit<DatabaseSettings, 'dataDir' | 'databaseUrl'>> {
  readonly stage?: TemplateStage;
}

/**
 * A database of its own for a test file, migrated and otherwise empty unless another stage is asked for, of the kind that the vitest project stands for.
 * Call it in `beforeAll`, and its `close()` in `afterAll`, which also removes it.
 *
 * A query waits for a connection no longer than in the program, which is less than a test may last: on the embedded
 * database, where there is one connection, a query on `db` inside a transaction fails with an error that says so.
 */
export async function freshDatabase({
  stage = 'migrated',
  ...settings
}: TestDatabaseSettings = {}): Promise<Database> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded'
    ? await fromFolder(stage, settings)
    : await fromServer(template, stage, settings);
}

type Settings = Omit<TestDatabaseSettings, 'stage'>;

async function fromFolder(stage: TemplateStage, settings: Settings): Promise<Database> {
  const { dataDir, remove } = await freshDataFolder(stage);
  return closingAlso(await openDatabase({ ...settings, dataDir }), remove);
}

async function fromServer(
  template: DatabaseTemplate & { kind: 'postgres' },
  stage: TemplateStage,
  settings: Settings,
): Promise<Database> {
  const original = template.names[stage];
  const name = `${original}_${randomBytes(4).toString('hex')}`;
  await onServer(template.adminUrl, (admin) => copyTemplate(admin, name, original));
  const database = await openDatabase({
    maxConnections: 8,
    ...settings,
    dataDir: '',
    databaseUrl: databaseOnServer(template.adminUrl, name),
  });
  return closingAlso(database, () =>
    onServer(template.adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  );
}

async function copyTemplate(admin: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.query(`create database ${name} template ${template}`);
      return;
    } catch (error) {
      // Somebody, such as the server's own housekeeping, was looking at the template.
      if (attempt === 5 || sqlStateOf(error) !== SQL_STATE.objectInUse) throw error;
    }
  }
}

async function onServer(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function closingAlso(database: Database, remove: () => Promise<void>): Database {
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(remove)) };
}
