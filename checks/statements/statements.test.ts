import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generate, GENERATED } from './generate.ts';

test('the types of statements are those of the database: `npm run statements` writes them', async () => {
  const { text, problems } = await generate();
  expect(problems).toEqual([]);
  expect(readFileSync(GENERATED, 'utf8') === text, `${GENERATED} is stale: run \`npm run statements\``).toBe(
    true,
  );
});
