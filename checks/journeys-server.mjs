import { rmSync } from 'node:fs';

/** The built server on a world that nobody has played in. */
const dataDir = process.env['DATA_DIR'];
if (!dataDir?.includes('.cache')) throw new Error('Journeys wipe their DATA_DIR: it must be a cache');
rmSync(dataDir, { recursive: true, force: true });
await import('../dist/server/main.mjs');
