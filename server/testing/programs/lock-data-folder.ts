import { lockDataFolder } from '../../db/embedded/data-lock.ts';

/** Locks the given folder, prints "locked" and holds the lock until killed. */
await lockDataFolder(process.argv.at(-1) ?? '');
process.stdout.write('locked\n');
setInterval(() => {}, 1000);
