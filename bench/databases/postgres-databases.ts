import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../checks/postgres-server.ts';
import { databaseOnServer } from '../../server/testing/database/template.ts';
import type { BenchDatabase, BenchDatabases } from './bench-database.ts';

/**
 * Uses the server at `DATABASE_URL` but not the database in the URL; without it, a durable server from the npm
 * packages.
 */
export async function postgresDatabases(dataDir: string): Promise<BenchDatabases> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startPostgres({ durable: true });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const prefix = `fetlock_bench_${randomBytes(4).toString('hex')}`;
  const made = new Set<string>();

  const create = async (template: string): Promise<BenchDatabase> => {
    const name = `${prefix}_${made.size}`;
    made.add(name);
    await admin.query(`create database ${name} template ${template}`);
    const databaseUrl = databaseOnServer(server.url, name);
    return { settings: { dataDir, databaseUrl }, env: { DATABASE_URL: databaseUrl } };
  };
  let closing: Promise<void> | undefined;
  const close = async () => {
    for (const name of made) await drop(name);
    await admin.end();
    await server.stop();
  };
  const drop = (name: string) => admin.query(`drop database if exists ${name} with (force)`);

  return {
    kind: 'postgres',
    description: await describeServer(admin),
    make: () => create('template1'),
    copy: (database) => create(nameOf(database)),
    async drop(database) {
      await drop(nameOf(database));
    },
    close: () => (closing ??= close()),
  };
}

function nameOf({ settings }: BenchDatabase): string {
  return new URL(settings.databaseUrl ?? '').pathname.slice(1);
}

async function describeServer(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ version: string; fsync: string; commit: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit`,
  );
  const [server] = rows;
  return `PostgreSQL ${server?.version}, fsync ${server?.fsync}, synchronous_commit ${server?.commit}`;
}
