import { appendFile, cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { TestProject } from 'vitest/node';
import { migrate } from '../server/db/migrations/migrate.ts';
import { ensureDatabase } from '../server/db/embedded/create-database.ts';
import { openDatabase, type DatabaseSettings } from '../server/db/open-database.ts';
import type { Db } from '../server/db/connection.ts';
import { type TemplateLocation, TEST_START, foundTestWorld } from '../server/testing/database/template.ts';
import { bundleTestPrograms } from './bundle-server.ts';
import { PLANNED_ONCE, startPostgres } from './postgres-server.ts';
import { openTestDatabases } from './test-databases.ts';

/*
 * Vitest calls this once per project. Starts making the template databases that test files copy; TEST_DATABASE names
 * the kind. Tests without a database run in parallel; those with one wait
 * (`server/testing/database/await-template.ts`).
 */

/** Programs that tests start, in addition to the server and its commands. */
const TEST_PROGRAMS = [
  'server/testing/programs/lock-data-folder.ts',
  'server/testing/programs/write-until-killed.ts',
  'storm/storm-command.ts',
  'world/seed.ts',
];

/** A template being made. */
interface TemplateInMaking {
  readonly template: TemplateLocation;
  /** Settles when the template is ready or has failed. */
  readonly made: Promise<void>;
  readonly remove: () => Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind: unknown = project.config.env['TEST_DATABASE'];
  const bundles = fileURLToPath(
    new URL(`../node_modules/.cache/test-programs-${String(kind)}`, import.meta.url),
  );
  await bundleTestPrograms(bundles, TEST_PROGRAMS);
  project.config.env['BUNDLED_ENTRIES'] = bundles;
  const { template, made, remove } = kind === 'postgres' ? await onServer() : await inFolder(bundles);
  const outcome = join(await mkdtemp(join(tmpdir(), 'fetlock-outcome-')), 'outcome');
  project.provide('databaseTemplate', { ...template, outcome });
  const written = made.then(
    () => writeWhole(outcome, ''),
    (error: unknown) => writeWhole(outcome, inspect(error)),
  );
  return async () => {
    await written;
    await remove();
    await rm(dirname(outcome), { recursive: true, force: true });
  };
}

/** Renames, so that nobody reads a partial file. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

async function inFolder(bundles: string): Promise<TemplateInMaking> {
  const base = await mkdtemp(join(tmpdir(), 'fetlock-tests-'));
  const [empty, migrated, founded] = [join(base, 'empty'), join(base, 'migrated'), join(base, 'founded')];
  const make = async () => {
    await ensureDatabase(join(empty, 'database'));
    await appendFile(join(empty, 'database', 'postgresql.conf'), `\n${PLANNED_ONCE}\n`);
    await copyForInitdb(bundles, join(empty, 'database'));
    await cp(empty, migrated, { recursive: true });
    await inDatabase({ dataDir: migrated }, migrate);
    await cp(migrated, founded, { recursive: true });
    await inDatabase({ dataDir: founded }, found);
  };
  const folders = { migrated: join(migrated, 'database'), founded: join(founded, 'database') };
  return {
    template: { kind: 'embedded', folders },
    made: make(),
    remove: () => rm(base, { recursive: true, force: true }),
  };
}

/**
 * Programs that tests start copy the database that initdb made once, which saves three seconds each. Programs in the
 * folder `with-initdb` run initdb.
 */
async function copyForInitdb(bundles: string, made: string): Promise<void> {
  for (const name of await readdir(bundles))
    await cp(join(bundles, name), join(bundles, 'with-initdb', name));
  const copy = `import { cpSync } from 'node:fs';
cpSync(${JSON.stringify(made)}, process.argv.at(-1), { recursive: true });
`;
  await writeFile(join(bundles, 'embedded-initdb.mjs'), copy);
}

async function onServer(): Promise<TemplateInMaking> {
  const server = await startPostgres();
  const databases = await openTestDatabases(server.url);
  const remove = async () => {
    await databases.drop();
    await server.stop();
  };
  const settingsOf = (name: string) => ({ dataDir: '', databaseUrl: databases.urlOf(name) });
  const make = async () => {
    await databases.create('migrated');
    await inDatabase(settingsOf('migrated'), migrate);
    await databases.create('founded', { template: 'migrated' });
    await inDatabase(settingsOf('founded'), found);
  };
  const names = { migrated: databases.nameOf('migrated'), founded: databases.nameOf('founded') };
  return { template: { kind: 'postgres', adminUrl: server.url, names }, made: make(), remove };
}

const found = (db: Db) => foundTestWorld(db, TEST_START);

async function inDatabase(settings: DatabaseSettings, work: (db: Db) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}
