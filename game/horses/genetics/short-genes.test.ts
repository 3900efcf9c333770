import { expect, test } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { readShort, writeShort } from './short-genes.ts';
import { readGenetics } from './wire.ts';

const written = (genetics: object) => {
  const read = readGenetics(genetics);
  if (isRefusal(read)) throw new Error(read.refused);
  const { genotype, markingWhites = 'minimal', greyFactor = 1 } = read;
  return writeShort({ ...genotype, marking_whites: markingWhites, grey_factor: greyFactor });
};

test.each([
  [{ extension: 'e/e', agouti: 'A/a', cream: 'n/Cr' }, 'ee,Aa,nCr'],
  [{ extension: 'E/E', agouti: 'a/a', grey: 'G/G', grey_factor: 0.873 }, 'EE,aa,GG,0.87'],
  [{ extension: 'E/E', agouti: 'a/a', marking_whites: 'high', grey_factor: 1.001 }, 'EE,aa,high'],
])('%j is %s in short', (genetics, short) => {
  expect(written(genetics)).toBe(short);
  expect(written(readShort(short) ?? {})).toBe(short);
});

test.each(['ee,Aa,nn', 'ee,Aa,aa', 'ee,Aa,high,high', 'ee,Aa,', '', 'ee;Aa'])(
  '"%s" means nothing',
  (short) => {
    expect(readShort(short)).toBeUndefined();
  },
);
