import { join, resolve } from 'node:path';

/** Where backups lie unless another file is named. */
export const backupsFolder = (dataDir: string): string => join(resolve(dataDir), 'backups');

/** A name that sorts by when the backup was made: `fetlock-2026-05-01T08-01-00Z.backup`. */
export function backupName(now: Date, purpose = ''): string {
  const instant = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `fetlock-${instant}${purpose}.backup`;
}
