import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabases {
  /** Database name on the server; other databases whose names begin with it are dropped with it. */
  nameOf(name: string): string;
  urlOf(name: string): string;
  create(name: string, options?: { readonly template: string }): Promise<void>;
  drop(): Promise<void>;
}

/** Uses its own name prefix, because the server may be a developer's or serve another run. */
export async function openTestDatabases(serverUrl: string): Promise<TestDatabases> {
  const prefix = `fetlock_test_${randomBytes(4).toString('hex')}`;
  const nameOf = (name: string) => `${prefix}_${name}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  return {
    nameOf,
    urlOf: (name) => Object.assign(new URL(serverUrl), { pathname: `/${nameOf(name)}` }).href,
    async create(name, options) {
      const copied = options === undefined ? '' : ` template ${nameOf(options.template)}`;
      await admin.query(`create database ${nameOf(name)}${copied}`);
    },
    async drop() {
      const { rows } = await admin.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [prefix],
      );
      for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
      await admin.end();
    },
  };
}
