import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What runs in a thread or process of its own, as server/db/embedded/entry-point.ts expects it: in one folder. */
const ENTRIES = [
  'server/main.ts',
  'server/db/embedded/embedded-worker.ts',
  'server/db/embedded/embedded-initdb.ts',
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the server, and `more` programs beside it, each named from the root. */
export const bundleServer = (outdir: string, more: readonly string[] = []): Promise<void> =>
  bundlePrograms(outdir, [...ENTRIES, ...more]);

/**
 * Bundles our own code into a folder that holds nothing else, packages left out: started from there a program takes a
 * third of the time and memory that reading the TypeScript takes.
 */
export async function bundlePrograms(outdir: string, entries: readonly string[]): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: [...entries],
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
}
