import { writeFileSync } from 'node:fs';
import { importRulesFile } from './import-rules.ts';

writeFileSync(new URL('import-rules.json', import.meta.url), importRulesFile());
