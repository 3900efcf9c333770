import { writeFileSync } from 'node:fs';
import { importRulesFile } from './import-rules.ts';

/** `npm run import-rules`. */
writeFileSync(new URL('import-rules.json', import.meta.url), importRulesFile());
