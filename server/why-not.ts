import { DatabaseUnavailable } from './db/errors.ts';

/** What an operator can mend, by the code that the system gives it. */
const MENDABLE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program listens at this address. Choose another PORT, or stop it.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST.',
  EACCES: 'This user may not do that. Choose another PORT or DATA_DIR, or give it the right.',
  ECONNREFUSED: 'No database answers at DATABASE_URL, or not at DATABASE_DIRECT_URL.',
  ENOTFOUND: 'The machine named in DATABASE_URL, or that in DATABASE_DIRECT_URL, is not known.',
  EEXIST: 'DATA_DIR names a file. It must be a folder, or nothing yet.',
  ENOTDIR: 'DATA_DIR lies below a file. It must be a folder, or nothing yet.',
  ENOSPC: 'There is no room left on the disk.',
};

/** Errors of ours whose message is written for an operator. */
const TOLD: ReadonlySet<string> = new Set(['Error', 'DataFolderInUse', 'DamagedDatabase', 'LostDatabase']);

/**
 * Why the program cannot start: a sentence for what an operator can mend (a setting, an address, a folder in use),
 * and for anything else the whole stack, which is for us.
 */
export function whyNot(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(whyNot))].join('\n');
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable && error.cause !== undefined) return whyNot(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  const mendable = MENDABLE[code];
  if (mendable) return `${mendable} (${error.message || code})`;
  return TOLD.has(error.name) ? error.message : (error.stack ?? error.message);
}
