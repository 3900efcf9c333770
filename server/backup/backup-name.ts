import { join, resolve } from 'node:path';

/** The default folder of backups. */
export const backupsFolder = (dataDir: string): string => join(resolve(dataDir), 'backups');

/** Sorts by time: `fetlock-2026-05-01T08-01-00Z.backup`. */
export function backupName(now: Date, purpose = ''): string {
  const instant = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `fetlock-${instant}${purpose}.backup`;
}
