import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { TemplateStage } from './template.ts';

/** A data folder with an embedded database that nobody has open yet. */
export interface TestDataFolder {
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

/** Node has it; its types leave it to those of a browser. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

let compiled: object | undefined;

/**
 * The code of the embedded database, held for as long as this process tests: every thread that then starts one takes
 * what was compiled, and made faster by use, in place of compiling it anew.
 */
async function holdCompiled(): Promise<void> {
  if (compiled) return;
  const beside = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled = await WebAssembly.compile(await readFile(join(beside, 'pglite.wasm')));
}

/** Only in the project `server-embedded`. */
export async function freshDataFolder(stage: TemplateStage = 'migrated'): Promise<TestDataFolder> {
  const template = inject('databaseTemplate');
  if (template.kind !== 'embedded') throw new Error('This test is about the embedded database');
  await holdCompiled();
  const dataDir = await mkdtemp(join(dirname(template.folders[stage]), 'test-'));
  // A thousand small files, for which the asynchronous copy takes three times as long.
  cpSync(template.folders[stage], join(dataDir, 'database'), { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
