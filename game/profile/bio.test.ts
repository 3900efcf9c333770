import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyText } from '../written-text.ts';
import { BIO_MAX, bioProblem } from './bio.ts';

test.each([
  ['  Blacks and greys.  ', 'Blacks and greys.'],
  ['One\r\ntwo\rthree\nfour', 'One\ntwo\nthree\nfour'],
  ['\n\n', ''],
])('%j is stored as %j', (text, stored) => {
  expect(tidyText(text)).toBe(stored);
});

test.each(['', 'Ponies.', 'Zwei\n\tZeilen', 'Лошади и 馬', 'a family 👨‍👩‍👧 with 🐴', 'x'.repeat(BIO_MAX)])(
  '%j is fine',
  (bio) => {
    expect(bioProblem(bio)).toBeUndefined();
  },
);

test('one character over the limit is refused', () => {
  expect(bioProblem('x'.repeat(BIO_MAX + 1))).toBe('About My Stable has at most 1,000 characters.');
});

test.each(['a\u0000b', '\u001b[31m', '\ud800', 'ship \u202eyadot', '\u2066hidden', '\ue000'])(
  '%j contains what nobody sees',
  (bio) => {
    expect(bioProblem(bio)).toBe('About My Stable must not contain invisible characters.');
  },
);

test('tidying is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      expect(tidyText(tidyText(text))).toBe(tidyText(text));
    }),
  );
});
