import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { TemplateStage } from './database-template.ts';

/** A data folder with an embedded database that nobody has open yet. */
export interface TestDataFolder {
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

/** Only in the project `server-embedded`. */
export async function freshDataFolder(stage: TemplateStage = 'migrated'): Promise<TestDataFolder> {
  const template = inject('databaseTemplate');
  if (template.kind !== 'embedded') throw new Error('This test is about the embedded database');
  const dataDir = await mkdtemp(join(dirname(template.folders[stage]), 'test-'));
  // A thousand small files, for which the asynchronous copy takes three times as long.
  cpSync(template.folders[stage], join(dataDir, 'database'), { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
