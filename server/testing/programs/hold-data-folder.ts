import { lockDataFolder } from '../../db/data-lock.ts';

/** A program for tests: takes the lock on the folder given, says so, and keeps it until it is killed. */
await lockDataFolder(process.argv.at(-1) ?? '');
process.stdout.write('locked\n');
setInterval(() => {}, 1000);
