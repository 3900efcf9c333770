import { writeFileSync } from 'node:fs';
import { generate, GENERATED, GENERATED_COLUMNS } from './generate.ts';

/* `npm run statements` writes the types of all statements and columns. */
const { text, count, problems } = await generate((columns) => writeFileSync(GENERATED_COLUMNS, columns));
for (const problem of problems) console.error(problem);
writeFileSync(GENERATED, text);
console.log(`${GENERATED}: ${count} statements`);
if (problems.length > 0) process.exitCode = 1;
