import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { TemplateStage } from './template.ts';

export interface TestDataFolder {
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

/** Exists in Node, but only browser types declare it. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

let compiled: object | undefined;

/** Cached, so that threads reuse the optimised code. */
async function cacheCompiled(): Promise<void> {
  if (compiled) return;
  const beside = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  compiled = await WebAssembly.compile(await readFile(join(beside, 'pglite.wasm')));
}

/** Only in the project `server-embedded`. */
export async function freshDataFolder(stage: TemplateStage = 'migrated'): Promise<TestDataFolder> {
  const template = inject('databaseTemplate');
  if (template.kind !== 'embedded') throw new Error('This test is about the embedded database');
  await cacheCompiled();
  const dataDir = await mkdtemp(join(dirname(template.folders[stage]), 'test-'));
  // The asynchronous copy takes three times as long.
  cpSync(template.folders[stage], join(dataDir, 'database'), { recursive: true });
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
