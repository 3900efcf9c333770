import { expect, test } from 'vitest';
import { houseShowId } from '../../game/shows/house-shows.ts';
import { classCard, formatEnterLabel, grownCard, levelCard, formatMore, startCard } from './card-text.ts';
import { closesCard } from './closing.ts';
import { nextCard, NO_ROW, positionOf, formatPosition, queueOf, seenBy } from './queue.ts';
import type { BirthMoment, ClassMoment, GrownMoment, StartMoment } from './use-moments.ts';

const birth = (id: string) => ({ foal: { id } }) as BirthMoment;
const opened = (eventId: string) =>
  ({
    eventId,
    level: 11,
    opens: 10,
    date: '3 May, Year 2',
    horse: { name: 'Nightjar', gender: 'mare' },
  }) as ClassMoment;
const grown = (eventId: string) =>
  ({
    eventId,
    date: '3 May, Year 2',
    horse: { name: 'Nightjar', gender: 'mare' },
    heightCm: 164,
    parts: [
      { trait: 'neckLength', score: 8.4 },
      { trait: 'height', score: 7.2 },
      { trait: 'bone', score: 3.4 },
    ],
    best: ['jumping', 'dressage'],
  }) as unknown as GrownMoment;
const start = (entryId: string, wishes: Partial<StartMoment> = {}): StartMoment =>
  ({
    entryId,
    at: '2030-05-01T08:00:00.000Z',
    showId: houseShowId({ discipline: 'dressage', level: 5, runsAt: new Date('2030-05-01T08:00:00.000Z') }),
    date: '3 May, Year 2',
    kind: 'house',
    discipline: 'dressage',
    level: 5,
    grade: 'bronze',
    fieldSize: 12,
    starts: 9,
    score: 652_500,
    horse: { name: 'Nightjar', gender: 'mare' },
    firstWin: null,
    promotedTo: null,
    recordOver: null,
    ...wishes,
  }) as StartMoment;

test('births come first, then starts, then the level; moments shown on this page are left out', () => {
  const moments = {
    births: [birth('a'), birth('b')],
    starts: [start('c'), start('d')],
    classes: [opened('e')],
    grown: [grown('f')],
    level: 7,
  };
  const queue = queueOf(moments, new Set());
  expect(queue.map(({ key }) => key)).toEqual([
    'birth a',
    'birth b',
    'grown f',
    'start c',
    'start d',
    'class e',
    'level 7',
  ]);
  expect(queue.map(seenBy)).toEqual([
    { foalId: 'a' },
    { foalId: 'b' },
    { eventId: 'f' },
    { entryId: 'c' },
    { entryId: 'd' },
    { eventId: 'e' },
    { level: 7 },
  ]);
  expect(queueOf(moments, new Set(['birth a', 'level 7'])).map(({ key }) => key)).toEqual([
    'birth b',
    'grown f',
    'start c',
    'start d',
    'class e',
  ]);
  expect(queueOf({ births: [], starts: [], classes: [], grown: [], level: null }, new Set())).toEqual([]);
});

test('a moment among several shows its position', () => {
  expect(positionOf(1, 0)).toBeNull();
  expect(
    [positionOf(1, 2), positionOf(3, 0)].map((position) => position && formatPosition(position)),
  ).toEqual(['1 of 3', '3 of 3']);
});

test('a row continues when replies no longer include its first moments, and counts the earlier ones at its end', () => {
  const all = { births: [birth('a')], starts: [start('b'), start('c')], classes: [], grown: [], level: null };
  const first = nextCard(queueOf(all, new Set()), 4, NO_ROW);
  expect(first).toMatchObject({ moment: { key: 'birth a' }, position: { number: 1, of: 3 }, more: null });
  // A closed card is seen, and the moments are refetched.
  const left = { ...all, births: [] };
  const seen = new Set(['birth a']);
  const second = nextCard(queueOf(left, seen), 2, first?.row ?? NO_ROW);
  expect(second).toMatchObject({ moment: { key: 'start b' }, position: { number: 2, of: 3 }, more: null });
  // Not refetched yet.
  const last = nextCard(queueOf(left, new Set([...seen, 'start b'])), 2, second?.row ?? NO_ROW);
  expect(last).toMatchObject({
    moment: { key: 'start c' },
    position: { number: 3, of: 3 },
    more: formatMore(4),
    row: NO_ROW,
  });
  expect(nextCard([], 0, NO_ROW)).toBeNull();
});

test('one card shows all that a start brought, with the greatest achievement as its title', () => {
  const won = startCard(start('a', { firstWin: 'horse', recordOver: 600_000 }), true);
  expect(won.over).toBe('While you were away. Her first win, at her 9th start');
  expect(won.title).toBe('Nightjar won!');
  expect(won.text).toMatch(/^Dressage at [A-Z][\w ]+, class 5, bronze field: first of 12\.$/);
  expect(won.gains).toEqual(['A record: 65.25 points', 'In her history, 3 May, Year 2']);
  const silver = startCard(start('a', { promotedTo: 'silver', firstWin: 'player', starts: 1 }), false);
  expect([silver.over, silver.title, silver.gains[0]]).toEqual([
    'A new grade',
    'Nightjar reaches silver grade',
    'Her first win',
  ]);
  const record = startCard(start('a', { recordOver: 648_700 }), false);
  expect([record.over, record.title]).toEqual(['A record in Dressage', '65.25 points']);
  expect(record.text).toContain('Her best was 64.87.');
});

test.each([
  [5, 'Her first silver show'],
  [9, 'Her first silver show'],
  // Grown into class 10, where she begins in bronze.
  [10, 'Enter shows'],
])('a mare of level %i who moved up in class 5 has the button "%s"', (level, label) => {
  const horse = { name: 'Nightjar', gender: 'mare', level } as StartMoment['horse'];
  expect(formatEnterLabel(start('a', { promotedTo: 'silver', horse }))).toBe(label);
});

test('a level card names the salary, and moments without a card are counted', () => {
  expect(levelCard(2).text).toBe('Your salary is 174 coins a day from now on.');
  expect(levelCard(90).text).toBe('Your salary is at its highest: 500 coins a day.');
  expect(classCard(opened('e'), true)).toEqual({
    over: 'While you were away. Level 11',
    title: 'Class 10 is open to Nightjar',
    text: 'Stronger rivals, bigger prizes.',
    gains: ['In her history, 3 May, Year 2'],
  });
  expect([formatMore(0), formatMore(1)]).toEqual([
    null,
    '1 earlier moment is in the news and on your horses’ pages.',
  ]);
});

test.each([
  ['Escape', true],
  ['x', true],
  ['Enter', true],
  [' ', true],
  ['Tab', false],
  ['Shift', false],
  ['ArrowDown', false],
  ['PageDown', false],
  ['F5', false],
  ['Backspace', true],
  ['é', true],
  ['AudioVolumeUp', false],
  ['PrintScreen', false],
  ['ContextMenu', false],
  ['Dead', false],
  ['Unidentified', false],
  ['Insert', false],
  ['AltGraph', false],
])('%s closes a card: %s', (key, closes) => {
  const pressed = { key, ctrlKey: false, metaKey: false, altKey: false };
  expect(closesCard(pressed, false)).toBe(closes);
  // A focused button is pressed instead.
  expect(closesCard(pressed, true)).toBe(closes && key !== 'Enter' && key !== ' ');
  expect(closesCard({ ...pressed, ctrlKey: true }, false)).toBe(false);
  expect(closesCard({ ...pressed, altKey: true }, false)).toBe(false);
});

test('a grown foal’s card says what is special about its body, and what it is good for', () => {
  expect(grownCard(grown('f'), false)).toEqual({
    over: 'Three years old',
    title: 'Nightjar is grown up',
    text: 'Her body is measured, and everybody may see it. She is best at jumping and dressage.',
    gains: ['164 cm tall', 'Neck: very long', 'Bone: fine', 'In her history, 3 May, Year 2'],
  });
});
