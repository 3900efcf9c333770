import { expect, test } from 'vitest';
import { QUALITY_PERCENT, qualityBand } from '../../tack/quality.ts';
import { DISCIPLINES } from '../disciplines.ts';
import { fieldOfGrade } from './house-field.ts';
import { houseResults } from './house-horses.ts';
import { lookOfHouse } from './house-look.ts';

const seed = new Uint8Array(32).fill(7);
const heatOf = (heat: number, grade: 'bronze' | 'gold') =>
  houseResults({ seed, entriesHash: 'ab', heat, field: fieldOfGrade(50, grade), places: [] });

test('a house horse has one picture, and others have others', () => {
  for (const discipline of DISCIPLINES) {
    const horses = [...heatOf(1, 'bronze'), ...heatOf(2, 'bronze')];
    const looks = horses.map((horse) => lookOfHouse({ seed, discipline }, horse));
    expect(looks).toEqual(horses.map((horse) => lookOfHouse({ seed, discipline }, horse)));
    expect(new Set(looks.map((look) => look.seed)).size).toBe(horses.length);
    for (const { ageInMonths } of looks) expect(ageInMonths).toBeGreaterThanOrEqual(36);
  }
  const [first] = heatOf(1, 'bronze');
  if (!first) throw new Error('Nobody');
  const other = lookOfHouse({ seed: new Uint8Array(32).fill(8), discipline: 'jumping' }, first);
  expect(other.seed).not.toBe(lookOfHouse({ seed, discipline: 'jumping' }, first).seed);
});

test('its tack is of the quality that it scored by', () => {
  const finishes = heatOf(1, 'gold').map((horse) => {
    const { tack } = lookOfHouse({ seed, discipline: 'dressage' }, horse);
    return { part: horse.sheet.parts.tack, saddle: tack?.saddle };
  });
  for (const { part, saddle } of finishes)
    expect(saddle).toBe(qualityBand((2 * part) / QUALITY_PERCENT).finish);
});
