import { lockDataFolder } from '../../db/embedded/data-lock.ts';

/** Locks the given folder until killed. Prints "locked". */
await lockDataFolder(process.argv.at(-1) ?? '');
process.stdout.write('locked\n');
setInterval(() => {}, 1000);
