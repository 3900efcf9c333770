import { expect, test } from 'vitest';
import { linksIn, piecesOf, withoutLinesOf } from './site-links.ts';

const ORIGIN = 'https://fetlock.example';
const ID = '01980000-0000-7000-8000-00000000000a';
const OTHER = '01980000-0000-7000-8000-00000000000b';

test.each([
  [`${ORIGIN}/horses/${ID}`, 'horse', `/horses/${ID}`],
  [`/horses/${ID.toUpperCase()}`, 'horse', `/horses/${ID}`],
  [`${ORIGIN}/h/${ID}`, 'horse', `/horses/${ID}`],
  [`${ORIGIN}/shows/${ID}`, 'show', `/shows/${ID}`],
  [`${ORIGIN}/marketplace?listing=${ID}`, 'listing', `/marketplace?listing=${ID}`],
])('%s is a %s', (text, kind, href) => {
  expect(piecesOf(text, ORIGIN)).toEqual([{ kind, id: ID, href }]);
  expect(piecesOf(`Look (${text}), please.`, ORIGIN)).toEqual([
    'Look (',
    { kind, id: ID, href },
    '), please.',
  ]);
  expect(piecesOf(`Have you seen ${text}?`, ORIGIN)).toEqual(['Have you seen ', { kind, id: ID, href }, '?']);
});

test.each([
  'Hello!',
  `https://evil.example/horses/${ID}`,
  `https://fetlock.example.evil.example/horses/${ID}`,
  `https://fetlockXexample/horses/${ID}`,
  `https://evil.example/?${ORIGIN}/horses/${ID}`,
  `${ORIGIN}/horses/${ID}/pedigree`,
  `${ORIGIN}/horses/${ID}0`,
  `${ORIGIN}/horses/1`,
  `${ORIGIN}/horses/${ID}?tab=1`,
  `javascript:/horses/${ID}`,
  `<a href="/horses/${ID}">x</a>`,
  `//horses/${ID}`,
])('%s stays text', (text) => {
  expect(piecesOf(text, ORIGIN)).toEqual([text]);
});

test('makes one card for repeated links', () => {
  const text = `/horses/${ID} and /horses/${OTHER}, or /horses/${ID}`;
  expect(linksIn(text, ORIGIN).map(({ id }) => id)).toEqual([ID, OTHER]);
});

test('leaves out a line that contains only a link with a card', () => {
  const text = `Hello!\n\n/horses/${ID}\n\n/horses/${OTHER}\nSee /horses/${ID}.`;
  const [first] = linksIn(text, ORIGIN);
  expect(withoutLinesOf(text, first ? [first] : [], ORIGIN)).toBe(
    `Hello!\n\n/horses/${OTHER}\nSee /horses/${ID}.`,
  );
});
