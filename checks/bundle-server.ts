import { cp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

/**
 * The server, its operators' commands, and the programs of threads and child processes, which
 * `server/db/embedded/entry-point.ts` looks for in the server's folder.
 */
export const ENTRIES = [
  'server/main.ts',
  'server/archive/archive-command.ts',
  'server/audit/audit.ts',
  'server/backup/backup.ts',
  'server/backup/restore.ts',
  'server/clock/clock-command.ts',
  'server/founding/realm-command.ts',
  'server/founding/values-command.ts',
  'server/db/embedded/embedded-worker.ts',
  'server/db/embedded/embedded-initdb.ts',
  'server/portraits/paint-worker.ts',
];

/** Read by `server/db/schema.ts`. */
const SCHEMA = 'server/db/schema.sql';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the server and its commands. */
export const bundleServer = (outdir: string): Promise<void> => bundlePrograms(outdir, ENTRIES);

/**
 * Bundles our own code without packages. A bundled program starts in a third of the time and memory that compiling
 * TypeScript takes.
 */
export async function bundlePrograms(outdir: string, entries: readonly string[]): Promise<void> {
  await bundle(outdir, entries, {
    packages: 'external',
    sourcemap: true,
    // Stack traces name lines of the sources.
    banner: { js: 'process.setSourceMapsEnabled(true);' },
  });
}

/** These load files of their own: native code, WebAssembly and pages. */
const NOT_IN_BUNDLES = [
  '@electric-sql/pglite',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pg-native',
  'sharp',
];

/**
 * Bundles the server and `more` programs, named by their paths from the root, with most packages and without source
 * maps: tests start them often, and each start uses a sixth less processor time.
 */
export async function bundleTestPrograms(outdir: string, more: readonly string[]): Promise<void> {
  await bundle(outdir, [...ENTRIES, ...more], {
    external: NOT_IN_BUNDLES,
    splitting: true,
    // CommonJS packages expect these.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
  });
}

async function bundle(outdir: string, entries: readonly string[], more: BuildOptions): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    logLevel: 'warning',
    ...more,
  });
  await cp(join(root, SCHEMA), join(outdir, basename(SCHEMA)));
}
