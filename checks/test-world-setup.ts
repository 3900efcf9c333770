import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase, type DatabaseSettings } from '../server/db/open-database.ts';
import { databaseOnServer, type DatabaseTemplate } from '../server/testing/database-template.ts';
import { startPostgres } from './postgres-server.ts';

/*
 * Vitest calls this once before the tests of a project: it makes the migrated database that each test file
 * gets a copy of. The project says by TEST_DATABASE which kind.
 */

interface Made {
  readonly template: DatabaseTemplate;
  readonly remove: () => Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind: unknown = project.config.env['TEST_DATABASE'];
  const { template, remove } = kind === 'postgres' ? await onServer() : await inFolder();
  project.provide('databaseTemplate', template);
  return remove;
}

async function inFolder(): Promise<Made> {
  const base = await mkdtemp(join(tmpdir(), 'fetlock-tests-'));
  const remove = () => rm(base, { recursive: true, force: true });
  await makeMigrated({ dataDir: base }, remove);
  return { template: { kind: 'embedded', folder: join(base, 'database') }, remove };
}

async function onServer(): Promise<Made> {
  const server = await startPostgres();
  const name = `fetlock_test_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const remove = async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    );
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
    await server.stop();
  };
  await admin.query(`create database ${name}`);
  await makeMigrated({ dataDir: '', databaseUrl: databaseOnServer(server.url, name) }, remove);
  return { template: { kind: 'postgres', adminUrl: server.url, name }, remove };
}

async function makeMigrated(settings: DatabaseSettings, orElse: () => Promise<void>): Promise<void> {
  try {
    const database = await openDatabase(settings);
    try {
      await migrate(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    await orElse();
    throw error;
  }
}
