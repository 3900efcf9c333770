import { describe, expect, test } from 'vitest';
import { COMMON_REFUSALS, OUR_FAULT } from '../../../contract/call.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { fillSentence } from '../../../contract/refusal-message.ts';

describe('a sentence', () => {
  test.each([
    ['Nothing to fill.', {}, 'Nothing to fill.'],
    ['{name} is level {level}.', { name: 'Iris', level: 7 }, 'Iris is level 7.'],
    ['{name}, {name}!', { name: 'Iris' }, 'Iris, Iris!'],
    ['You need {needs} coins.', { needs: 1234567 }, 'You need 1,234,567 coins.'],
    ['You have {has}.', { has: 0 }, 'You have 0.'],
    // Horse names must not act as placeholders.
    ['{name} eats.', { name: '{level} $& $1', level: 7 }, '{level} $& $1 eats.'],
  ])('%j with %j', (sentence, details, filled) => {
    expect(fillSentence(sentence, details)).toBe(filled);
  });

  test('throws if it cannot be filled', () => {
    expect(() => fillSentence('You need {needs} coins; you have {has}.', { needs: 5 })).toThrow('needs has');
  });
});

describe('the sentences of the contract', () => {
  const sentences = [COMMON_REFUSALS, ...EVERY_CALL.map(({ refusals }) => refusals)].flatMap((refusals) =>
    Object.entries(refusals).map(([code, [, sentence]]) => [code, sentence] as const),
  );

  test.each([...sentences, ['INTERNAL_ERROR', OUR_FAULT.message] as const])('%s: %s', (code, sentence) => {
    expect(code).toMatch(/^[A-Z]+(?:_[A-Z]+)*$/);
    const filled = sentence.replaceAll(/\{\w+\}/g, 'Iris');
    expect(filled).not.toMatch(/[{}]/);
    expect(filled).toMatch(/^["A-Z].*\w[.?]?$/);
  });
});
