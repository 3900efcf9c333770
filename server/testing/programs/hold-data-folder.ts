import { lockDataFolder } from '../../db/embedded/data-lock.ts';

/** A test program: locks the given folder, prints "locked", and holds the lock until it is killed. */
await lockDataFolder(process.argv.at(-1) ?? '');
process.stdout.write('locked\n');
setInterval(() => {}, 1000);
