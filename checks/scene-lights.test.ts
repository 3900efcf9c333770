import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BACKDROP_ROWS } from '../web/paddock/backdrops/backdrop-rows.ts';
import { horseLightIn } from '../web/paddock/horse-lights.ts';

test('the server lights horses as pages do, in each lantern’s scene: else run `npm run share-scenes`', () => {
  const written = readFileSync(new URL('../server/portraits/scene-lights.json', import.meta.url), 'utf8');
  const rows = Object.entries(BACKDROP_ROWS).map(
    ([name, { setting, light, season }]) => [name, horseLightIn(setting.name, light, season)] as const,
  );
  expect(JSON.parse(written)).toEqual(Object.fromEntries(rows));
});
