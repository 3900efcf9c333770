import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/*
 * Bundles the server's own code to dist/server, packages left out: `node dist/server/main.mjs` starts in a
 * third of the time and memory that reading the TypeScript takes. Whatever runs in a thread or process of its
 * own is an entry in the same folder, as server/db/entry-beside.ts expects it.
 */
const ENTRIES = ['server/main.ts', 'server/db/embedded-worker.ts', 'server/db/embedded-found-child.ts'];

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = fileURLToPath(new URL('../dist/server', import.meta.url));

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ENTRIES,
  outdir,
  entryNames: '[name]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Lines in stack traces are those of the sources.
  banner: { js: 'process.setSourceMapsEnabled(true);' },
  logLevel: 'warning',
});
