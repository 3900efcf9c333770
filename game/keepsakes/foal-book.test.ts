import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageInMonths, bornAtAge, bornEarlier, SHOW_FROM } from '../horses/age.ts';
import { APTITUDE_POINT } from '../horses/aptitude.ts';
import { DISCIPLINES } from '../shows/disciplines.ts';
import {
  FOAL_PAGES,
  formatGrowth,
  formatPages,
  formatPromise,
  GROWING_AT,
  nextPage,
  nextPageAt,
  pagesBetween,
  pagesGrown,
  promisesOf,
  type FoalPage,
} from './foal-book.ts';

const NOW = new Date('2030-05-01T08:00:00Z');

describe('pages', () => {
  test.each([
    [0, 'weaned'],
    [5, 'weaned'],
    [6, 'one'],
    [12, 'two'],
    [24, 'three'],
    [36, undefined],
    [90, undefined],
  ])('at %d months the next page is %s', (months, page) => {
    expect(nextPage(months)).toBe(page);
  });

  test('are due when the age is reached, to the millisecond', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(GROWING_AT.length - 1), (months, grown) => {
        const bornAt = bornAtAge(months, NOW);
        const at = nextPageAt(bornAt, grown);
        if (!at) throw new Error('A page is missing');
        expect(pagesGrown(ageInMonths(bornAt, at))).toBeGreaterThan(grown);
        expect(pagesGrown(ageInMonths(bornAt, new Date(at.getTime() - 1)))).toBeLessThanOrEqual(grown);
      }),
    );
    expect(nextPageAt(NOW, GROWING_AT.length)).toBeNull();
  });

  test('each is told once, in order, whatever hourglasses skip and whenever work is done', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ waits: fc.nat(6 * 86_400_000), skips: fc.nat(12) }), { maxLength: 40 }),
        (steps) => {
          let [bornAt, now, grown] = [NOW, NOW, 0];
          const told: FoalPage[] = [];
          for (const { waits, skips } of steps) {
            now = new Date(now.getTime() + waits);
            const was = bornAt;
            bornAt = bornEarlier(bornAt, skips, now);
            const due = nextPageAt(was, grown);
            // Moved as the birth was, so nothing but the age decides.
            const moved = due && new Date(due.getTime() + bornAt.getTime() - was.getTime());
            expect(moved).toEqual(nextPageAt(bornAt, grown));
            if (!moved || moved > now) continue;
            const reached = pagesGrown(ageInMonths(bornAt, now));
            told.push(...pagesBetween(grown, reached));
            grown = reached;
          }
          expect(told).toEqual(FOAL_PAGES.slice(1, 1 + pagesGrown(ageInMonths(bornAt, now))));
        },
      ),
    );
  });

  test('are told with what they open, several together', () => {
    const clover = { name: 'Clover', sex: 'mare' } as const;
    expect(formatGrowth(clover, ['weaned'])).toEqual({
      title: 'Clover is weaned',
      text: 'Milk is over: she needs feed now, and halter shows are open to her.',
    });
    expect(formatGrowth({ name: 'Flint', sex: 'stallion' }, ['weaned', 'one', 'two'])).toEqual({
      title: 'Flint is two years old',
      text: '3 new pages in his book: weaned, one year and two years. From today he may train.',
    });
    expect(formatPages(['weaned', 'one'])).toBe('Weaned and one year old');
    expect(GROWING_AT.at(-1)).toBe(SHOW_FROM);
  });
});

describe('what the parents promised', () => {
  const points = (best: number) => DISCIPLINES.map((_, index) => (index === best ? 60 : 50) * APTITUDE_POINT);

  test('stands beside what the foal became, the highest promise first', () => {
    const [first, second] = promisesOf(points(1), points(4));
    expect(first).toEqual({ discipline: 'racing', expected: 60, became: 50 });
    expect(second?.expected).toBe(50);
  });

  test.each([
    [points(1), points(1), 'His parents promised racing, and he is best at it: just as they promised.'],
    [
      points(1),
      points(4),
      'His parents promised racing. He is best at jumping, 10 points above what they promised.',
    ],
  ])('is said in words', (expected, became, text) => {
    expect(formatPromise('stallion', promisesOf(expected, became))).toBe(text);
  });
});
