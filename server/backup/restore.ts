import { resolve } from 'node:path';
import { openPictureStore } from '../picture-store/open-picture-store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartupError } from '../startup-error.ts';
import { restoreWorld } from './restore-world.ts';

/*
 * `npm run restore -- file`: restores a backup into the database in use, which must contain no world, and audits it.
 * Exit code 1: the audit found faults; 2: nothing was restored.
 */

async function restore(settings: Settings, file: string): Promise<boolean> {
  const { dataDir, directUrl } = settings;
  const store = openPictureStore(settings);
  const { at, rows, pictures, audit } = await restoreWorld({
    file,
    dataDir,
    pictures: store,
    databaseUrl: directUrl,
  });
  const location = directUrl === undefined ? resolve(dataDir) : 'the database at DATABASE_URL';
  console.log(
    `Restored the world of ${at} in ${location}: ${rows} rows, and ${pictures} files of pictures in ${store.location}.`,
  );
  const wrong = audit.checks.filter(({ ok }) => !ok);
  for (const { name, offending, examples } of wrong)
    console.error(
      `The audit found ${name} wrong ${offending} times, such as ${JSON.stringify(examples[0])}.`,
    );
  if (audit.ok) console.log(`The audit found all of ${audit.checks.length} checks in order.`);
  return audit.ok;
}

try {
  const [file, more] = process.argv.slice(2);
  if (file === undefined || more !== undefined || file.startsWith('-'))
    throw new Error('Usage: npm run restore -- <file>');
  process.exitCode = (await restore(readSettings(process.env), file)) ? 0 : 1;
} catch (error) {
  console.error(`Could not restore.\n${explainStartupError(error)}`);
  process.exitCode = 2;
}
