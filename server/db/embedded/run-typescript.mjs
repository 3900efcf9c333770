// Runs a TypeScript program (entry-point.ts). JavaScript, because it registers tsx.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
