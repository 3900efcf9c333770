import { expect, test } from 'vitest';
import { answerWords, bredWords, followedWords } from './since-words.ts';

const ANSWER = { fee: 200, mare: { id: 'm', name: 'Juniper' }, stallion: { id: 's', name: 'Comet' } };

test.each([
  ['accepted', 'Your request for Comet was accepted', 'Juniper is in foal'],
  ['declined', 'Your request for Comet was declined', '200 coins came back'],
  ['expired', 'Nobody answered your request for Comet', '200 coins came back'],
  ['void', 'Your request for Comet is no longer possible', '200 coins came back'],
] as const)('%s', (status, words, followed) => {
  expect([answerWords({ ...ANSWER, status }), followedWords({ ...ANSWER, status })]).toEqual([
    words,
    followed,
  ]);
});

test('without a payment there is no refund', () => {
  expect(followedWords({ ...ANSWER, fee: 0, status: 'declined' })).toBeUndefined();
});

test.each([
  [1, 0, '1 foal was born.'],
  [0, 2, '2 of your requests have ended.'],
  [2, 1, '2 foals were born, 1 of your requests has ended.'],
])('%d foals and %d answers', (foals, answers, words) => {
  expect(bredWords({ foals, answers })).toBe(words);
});
