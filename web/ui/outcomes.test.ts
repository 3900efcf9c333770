import { expect, test } from 'vitest';
import { formatLeftOut } from './outcomes.tsx';

test('horses with the same reason share a sentence', () => {
  const out = (name: string, why: string) => ({ name, why });
  expect(formatLeftOut([], 'horse')).toBe('');
  const three = [
    out('Iris', 'valid already'),
    out('Rowan', 'only from 6 years on'),
    out('Moth', 'valid already'),
  ];
  expect(formatLeftOut(three, 'horse')).toBe('Iris and Moth: valid already. Rowan: only from 6 years on.');
  const alike = ['A', 'B', 'C'].map((name) => out(name, 'valid already'));
  expect(formatLeftOut(alike, 'horse')).toBe('3 horses: valid already.');
});
