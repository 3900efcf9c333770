// Runs a TypeScript entry in a thread or process of its own: see entry-beside.ts. It is JavaScript because Node
// must be able to read it before tsx is there.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
