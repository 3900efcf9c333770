import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUILD_ROWS, GUILDS } from '../game/guild-work/guilds.ts';

/* A guild's effects are in its row; no other code compares guild names. */

/** The table itself, the column's values, and whoever gives an invented player a guild. */
const EXCEPT = [
  'game/guild-work/guilds.ts',
  'game/house-stables/stable-rows.ts',
  'server/founding/played/builders.ts',
  'server/db/statements.ts',
  'web/gallery/components/game-states.tsx',
];
const NO_RULE = /\.test\.|refusal-cases\.ts$|\/testing\/|\/migrations\//;

const sources = ['game', 'contract', 'server', 'web']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !NO_RULE.test(file) && !EXCEPT.includes(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('no code compares the name of a guild', () => {
  const name = new RegExp(`['"](${GUILDS.join('|')})['"]`);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ text }) => name.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every effect in the table is read by a rule', () => {
  const rules = sources.filter(({ file }) => /^(game|server)\//.test(file)).map(({ text }) => text);
  // A function of its own reads experience from the table.
  const fields = Object.keys(GUILD_ROWS.rider).map((field) =>
    field === 'horseXpPercent' ? 'horseXp(' : `.${field}`,
  );
  expect(fields.filter((field) => !rules.some((text) => text.includes(field)))).toEqual([]);
});
