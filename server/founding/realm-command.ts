import { trueChance } from '../clock/context.ts';
import { readDatabaseTime } from '../clock/clock-queries.ts';
import { DataFolderInUse } from '../db/embedded/data-lock.ts';
import { isOutage } from '../db/errors.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { foundWorld, RESCUES_AT_FOUNDING } from '../found-world.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartupError } from '../startup-error.ts';
import { DIRECTORY_MIGRATIONS, findRealms, insertRealm, updateIsOpen } from '../realms/directory-queries.ts';
import { readArguments, type FoundRealm, type RealmArguments } from './realm-arguments.ts';

/*
 * `npm run realm -- found --slug meadow --name "The Meadow" --address https://meadow.example` founds the realm's world in
 * DATABASE_URL and writes it into the directory; `list` prints the realms; `close meadow` and `open meadow` say whether it
 * takes new stables.
 */

async function run(settings: Settings, wish: RealmArguments): Promise<string> {
  const { directoryUrl } = settings;
  if (directoryUrl === undefined)
    throw new Error('Set DIRECTORY_DATABASE_URL to the database that is the directory of realms.');
  const directory = await openDatabase({ dataDir: '', databaseUrl: directoryUrl, maxConnections: 1 });
  try {
    await migrate(directory.db, DIRECTORY_MIGRATIONS).catch((cause: unknown) => {
      if (!isOutage(cause)) throw cause;
      throw new Error('No database answers at DIRECTORY_DATABASE_URL.', { cause });
    });
    if (wish.act === 'found') return await found(settings, directory, wish);
    if (wish.act === 'list') return await list(directory);
    const { slug, act } = wish;
    if (!(await updateIsOpen.first(directory.db, { slug, isOpen: act === 'open' })))
      throw new Error(`The directory has no realm ${slug}.`);
    return act === 'open'
      ? `${slug} takes new stables`
      : `${slug} takes no new stables; those it has play on`;
  } finally {
    await directory.close();
  }
}

async function found(
  settings: Settings,
  { db }: Database,
  { slug, name, address }: FoundRealm,
): Promise<string> {
  const realms = await findRealms.rows(db, { accountId: null });
  if (realms.some((realm) => realm.slug === slug))
    throw new Error(`The directory has a realm ${slug} already.`);
  if (realms.some((realm) => realm.address === address))
    throw new Error(`The directory has a realm at ${address} already.`);
  // The world first: a realm that is listed can be entered.
  const { dataDir, directUrl, houseStables } = settings;
  const world = await openDatabase({
    dataDir,
    databaseUrl: directUrl,
    maxConnections: 1,
    statementTimeoutMs: 0,
  });
  try {
    await migrate(world.db);
    await foundWorld(world.db, trueChance, await readDatabaseTime(world.db), {
      rescues: RESCUES_AT_FOUNDING,
      houseStables,
    });
  } finally {
    await world.close();
  }
  if (!(await insertRealm.first(db, { slug, name, address })))
    throw new Error('Another command founded a realm with this slug or address meanwhile.');
  return `${name} is founded. Start its game with REALM=${slug} at ${address}`;
}

async function list({ db }: Database): Promise<string> {
  const realms = await findRealms.rows(db, { accountId: null });
  if (realms.length === 0) return 'The directory has no realms';
  const lines = realms.map(
    ({ slug, name, address, isOpen }) => `${slug}\t${name}\t${address}\t${isOpen ? 'open' : 'closed'}`,
  );
  return lines.join('\n');
}

try {
  const wish = readArguments(process.argv.slice(2));
  console.log(await run(readSettings(process.env), wish));
} catch (error) {
  console.error(
    error instanceof DataFolderInUse
      ? `${error.message} Stop the server, found the realm, and start it again.`
      : explainStartupError(error),
  );
  process.exitCode = 1;
}
