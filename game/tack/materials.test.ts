import { expect, test } from 'vitest';
import { GUILDS } from '../guild-work/guilds.ts';
import { MATERIAL_ROWS, materialPrice, MATERIALS } from './materials.ts';

test('equilibrium pays a tenth less, rounded down; others the full price', () => {
  const prices = (guild: (typeof GUILDS)[number]) => MATERIALS.map((one) => materialPrice(one, guild));
  expect(prices('rider')).toEqual([162, 162, 144, 19, 45]);
  expect(prices('manufacturer')).toEqual(prices('rider'));
  expect(prices('equilibrium')).toEqual([145, 145, 129, 17, 40]);
});

test('no material sells for its cost', () => {
  for (const guild of GUILDS)
    for (const material of MATERIALS)
      expect(MATERIAL_ROWS[material].sell).toBeLessThan(materialPrice(material, guild));
});
