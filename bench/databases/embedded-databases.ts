import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BenchDatabase, BenchDatabases } from './bench-database.ts';

export function embeddedDatabases(base: string): BenchDatabases {
  let made = 0;
  const make = async (): Promise<BenchDatabase> => {
    const dataDir = join(base, `embedded-${made++}`);
    await mkdir(dataDir);
    return { settings: { dataDir }, env: { DATA_DIR: dataDir } };
  };
  return {
    kind: 'embedded',
    description: `PGlite ${version()} (never fsyncs)`,
    make,
    async copy({ settings }) {
      const copy = await make();
      const [from, to] = [settings, copy.settings].map(({ dataDir }) => join(dataDir, 'database'));
      if (from && to) await cp(from, to, { recursive: true });
      return copy;
    },
    drop: ({ settings }) => rm(settings.dataDir, { recursive: true, force: true }),
    close: async () => {},
  };
}

function version(): string {
  const path = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist\/.*$/, 'package.json');
  return (createRequire(import.meta.url)(path) as { version: string }).version;
}
