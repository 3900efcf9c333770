import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASVS } from './asvs.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

const STATES = ['met', 'partly', 'not yet', 'host', 'does not apply'];
/** Met and partly met requirements name what meets them. */
const SHOWN = new Set(['met', 'partly', 'host']);

const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [id = '', level = '', state = '', how = '', where = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id, level, state, how, files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
  });

test('every requirement of levels 1 and 2 is listed once, with its level', () => {
  const listed = rows.map(({ id, level }) => `${id} of level ${level}`);
  const required = (['1', '2'] as const).flatMap((level) =>
    ASVS[level].map((id) => `${id} of level ${level}`),
  );
  expect(required).toHaveLength(253);
  expect(listed.toSorted()).toEqual(required.toSorted());
});

test('every row has a state and says how', () => {
  for (const { id, state, how } of rows) {
    expect(STATES, id).toContain(state);
    expect(how.length, id).toBeGreaterThan(5);
  }
});

test('every named file exists, and met requirements name one', () => {
  const named = [...page.matchAll(/`((?:server|web|game|contract|checks|docs|art)\/[^`*]+)`/g)];
  for (const file of [...rows.flatMap(({ files }) => files), ...named.map(([, file = '']) => file)])
    expect(existsSync(join(root, file)), file).toBe(true);
  const own = new Set(['11.1.2', '15.1.1']);
  for (const { id, state, files } of rows)
    if (SHOWN.has(state) && !own.has(id)) expect(files, id).not.toEqual([]);
});
