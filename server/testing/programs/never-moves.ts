const CODE = `
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const { rename } = files;
const forEver = () => new Promise(() => setInterval(() => {}, 1_000));
files.rename = (from, to) => (/\\.(?:founding|restoring)-/.test(from) ? forEver() : rename(from, to));
syncBuiltinESMExports();
`;

/**
 * Settings of a program that never moves a new database into place. Whoever kills it in the middle cannot come too
 * late, however fast the program is.
 */
export const NEVER_MOVES = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CODE)}`,
} as const;
