import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './page.ts';

const rowsAfter = (list: readonly number[], after: number, limit: number) =>
  list.filter((one) => one > after).slice(0, limit);

function readAll(list: readonly number[], limit: number): { read: number[]; pages: number } {
  const read: number[] = [];
  let after = -1;
  for (let pages = 1; ; pages++) {
    const { items, next } = pageOf(rowsAfter(list, after, limit + 1), limit, (last) => ({
      after: String(last),
    }));
    expect(items.length).toBeLessThanOrEqual(limit);
    read.push(...items);
    if (!next) return { read, pages };
    after = Number(next['after']);
  }
}

test('pages give every item once, in order, without an empty last page', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: 1, max: 12 }), (length, limit) => {
      const list = Array.from({ length }, (_, n) => n);
      expect(readAll(list, limit)).toEqual({ read: list, pages: Math.max(1, Math.ceil(length / limit)) });
    }),
  );
});

test('an empty list is one empty page', () => {
  expect(pageOf([], 5, () => ({}))).toEqual({ items: [], next: null });
});
