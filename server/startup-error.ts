import { DatabaseUnavailable } from './db/errors.ts';

/** By system error code. */
const FIXABLE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program listens at this address. Choose another PORT, or stop it.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST.',
  EACCES: 'This user may not do that. Choose another PORT or DATA_DIR, or give it the right.',
  ECONNREFUSED: 'No database answers at DATABASE_URL, or not at DATABASE_DIRECT_URL.',
  ENOTFOUND: 'The machine named in DATABASE_URL, or that in DATABASE_DIRECT_URL, is not known.',
  EEXIST: 'DATA_DIR names a file. It must be a folder, or nothing yet.',
  ENOTDIR: 'DATA_DIR lies below a file. It must be a folder, or nothing yet.',
  ENOSPC: 'There is no room left on the disk.',
};

/** Errors whose message is written for operators. */
const FOR_OPERATORS: ReadonlySet<string> = new Set([
  'Error',
  'DataFolderInUse',
  'DamagedDatabase',
  'LostDatabase',
  'PictureStoreAway',
  'WorldMissing',
]);

/** A sentence for errors that an operator can fix, otherwise the stack. */
export function explainStartupError(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(explainStartupError))].join('\n');
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable && error.cause !== undefined)
    return explainStartupError(error.cause);
  const code = 'code' in error ? String(error.code) : '';
  const sentence = FIXABLE[code];
  if (sentence) return `${sentence} (${error.message || code})`;
  return FOR_OPERATORS.has(error.name) ? error.message : (error.stack ?? error.message);
}
