import { expect, test } from 'vitest';
import type { Horse } from '../../horses/use-horses.ts';
import { heroTurns } from './hero-turns.ts';

const NOW = new Date('2030-05-01T08:00:00Z');
const aHorse = (id: string, wishes: Partial<Horse> = {}): Horse =>
  ({
    id,
    name: id,
    damId: null,
    ageInMonths: 84,
    gender: 'mare',
    color: 'bay',
    level: 1,
    age: '7 years',
    description: 'a bay mare',
    ...wishes,
  }) as Horse;
const win = (horseId: string) =>
  ({
    horseId,
    showId: 's',
    what: 'Jumping',
    where: 'Jumping at Larch Hill, class 5',
    at: NOW.toISOString(),
  }) as const;
const kindsOf = (stable: Partial<Parameters<typeof heroTurns>[0]>) =>
  heroTurns({ horses: [], favourites: [], lastWin: null, ...stable }, NOW).map(
    ({ kind, horse }) => `${kind}: ${horse.name}`,
  );

test('a stable without horses has no turns', () => {
  expect(kindsOf({ lastWin: win('gone') })).toEqual([]);
});

test('the newborn comes before the last winner, and the winner before the favourite', () => {
  const horses = [
    aHorse('Saffron', { level: 9 }),
    aHorse('Iris'),
    aHorse('Candlewick', { ageInMonths: 1, damId: 'Saffron' }),
    aHorse('Older', { ageInMonths: 3 }),
    aHorse('Yearling', { ageInMonths: 12 }),
  ];
  const favourites = [{ id: 'sold' }, { id: 'Yearling' }];
  expect(kindsOf({ horses, favourites, lastWin: win('Iris') })).toEqual([
    'newborn: Candlewick',
    'winner: Iris',
    'favourite: Yearling',
  ]);
  expect(heroTurns({ horses, favourites, lastWin: null }, NOW)[0]?.dam?.name).toBe('Saffron');
});

test('a win names the venue and the discipline', () => {
  const [turn] = heroTurns({ horses: [aHorse('Iris')], favourites: [], lastWin: win('Iris') }, NOW);
  expect(turn).toMatchObject({
    say: 'First in Jumping at Larch Hill, class 5! a bay mare.',
    short: 'Won in Jumping',
    show: 's',
  });
});

test('without a favourite the most experienced horse has a turn, and each horse has one', () => {
  const horses = [aHorse('Iris'), aHorse('Saffron', { level: 9 })];
  expect(kindsOf({ horses })).toEqual(['favourite: Saffron']);
  expect(kindsOf({ horses, lastWin: win('Saffron') })).toEqual(['winner: Saffron']);
  expect(kindsOf({ horses, lastWin: win('sold') })).toEqual(['favourite: Saffron']);
});
