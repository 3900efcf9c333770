import { writeFileSync } from 'node:fs';
import { importRulesFile } from './import-rules.ts';

/** `npm run import-rules`: writes the linter's import rules from the list of features. */
writeFileSync(new URL('import-rules.json', import.meta.url), importRulesFile());
