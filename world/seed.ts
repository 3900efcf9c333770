import { backUpFirst } from '../server/backup/back-up-first.ts';
import { trueChance } from '../server/clock/context.ts';
import { openClock } from '../server/clock/clock.ts';
import { readDatabaseTime } from '../server/clock/clock-queries.ts';
import { machineClocks } from '../server/clock/machine-clocks.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { foundWorld, RESCUES_AT_FOUNDING } from '../server/found-world.ts';
import { openPictureStore } from '../server/picture-store/open-picture-store.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { readSeedArguments, type SeedArguments } from './seed-arguments.ts';
import { SEEDED_PASSWORD, seedWorld } from './seed-world.ts';

/*
 * `npm run seed -- --players N --horses M [--seed S]`: adds to the database in use (DATABASE_URL, or embedded in
 * DATA_DIR), founding the world if needed.
 */

const notify = (sentence: string) => console.error(sentence);

/** Refuses: seeded players have a public password. */
function refuseInPublic(): void {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'Seeded players have a password that everybody knows: seeding is refused with NODE_ENV=production.',
    );
}

async function seed(settings: Settings, wanted: SeedArguments): Promise<string> {
  const { dataDir, directUrl } = settings;
  const began = performance.now();
  const database = await openDatabase({
    dataDir,
    databaseUrl: directUrl,
    maxConnections: 2,
    statementTimeoutMs: 0,
  });
  try {
    const { db } = database;
    const now = await readDatabaseTime(db);
    await backUpFirst({ database, dataDir, pictures: openPictureStore(settings), now, notify });
    await migrate(db);
    await foundWorld(db, trueChance, now, { rescues: RESCUES_AT_FOUNDING });
    const clock = await openClock(db, machineClocks(), { isAlone: database.kind === 'embedded', notify });
    const seeded = await seedWorld(db, { ...wanted, now: clock.now(), notify });
    await clock.save();
    return [
      `Seeded ${seeded.players} players with ${seeded.horses} horses,`,
      `${seeded.completedEntries} starts and ${seeded.pendingEntries} entries to come,`,
      `in ${Math.round((performance.now() - began) / 1000)} seconds.`,
      `Log in as ${seeded.firstEmail} to ${seeded.lastEmail} with the password ${SEEDED_PASSWORD}.`,
    ].join(' ');
  } finally {
    await database.close();
  }
}

try {
  refuseInPublic();
  console.log(await seed(readSettings(process.env), readSeedArguments(process.argv.slice(2))));
} catch (error) {
  console.error(`Nothing was seeded.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
