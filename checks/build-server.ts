import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.ts';

await bundleServer(fileURLToPath(new URL('../dist/server', import.meta.url)));
