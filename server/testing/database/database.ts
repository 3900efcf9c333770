import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database, type DatabaseSettings } from '../../db/open-database.ts';
import { SQL_STATE, sqlStateOf } from '../../db/errors.ts';
import { freshDataFolder } from './data-folder.ts';
import { takeWorld } from './cached-world.ts';
import { databaseOnServer, type DatabaseTemplate, type TemplateStage } from './template.ts';

export interface TestDatabaseSettings extends Partial<Omit<DatabaseSettings, 'dataDir' | 'databaseUrl'>> {
  readonly stage?: TemplateStage;
}

/**
 * Call in `beforeAll`; `close()` removes the database.
 *
 * The embedded database has one connection: a query on `db` inside a transaction times out, before the test does.
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

/** On a busy machine, hundreds of requests at once may wait for longer than the program allows. */
const PATIENCE = {
  connectionTimeoutMs: 60_000,
  statementTimeoutMs: 60_000,
  idleInTransactionTimeoutMs: 60_000,
};

async function fromFolder(stage: TemplateStage, settings: Settings): Promise<Database> {
  const isOrdinary = !settings.onCrash && !settings.connectionTimeoutMs;
  if (stage === 'founded' && isOrdinary) return await takeWorld(settings);
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
    ...PATIENCE,
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
      // Copied as files, which takes half the time of the write-ahead log.
      await admin.query(`create database ${name} template ${template} strategy file_copy`);
      return;
    } catch (error) {
      // The template was in use, for example by autovacuum.
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
