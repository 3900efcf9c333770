import { writeFileSync } from 'node:fs';
import { generate, GENERATED } from './generate.ts';

/* `npm run statements` writes the types of all statements. */
const { text, count, problems } = await generate();
for (const problem of problems) console.error(problem);
writeFileSync(GENERATED, text);
console.log(`${GENERATED}: ${count} statements`);
if (problems.length > 0) process.exitCode = 1;
