import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generate, GENERATED, GENERATED_COLUMNS } from './generate.ts';

test('the types of statements and columns are those of the database: `npm run statements` writes them', async () => {
  const { text, columns, problems } = await generate();
  expect(problems).toEqual([]);
  for (const [file, fresh] of [
    [GENERATED, text],
    [GENERATED_COLUMNS, columns],
  ] as const)
    expect(readFileSync(file, 'utf8') === fresh, `${file} is stale: run \`npm run statements\``).toBe(true);
});
