import { expect, test } from 'vitest';
import { nameProblem } from './names.ts';

test.each([
  'Anna',
  'Ånna',
  'Zoë',
  'Анна',
  'Ўладзімір',
  '花子',
  '馬の子',
  'ハナコちゃん',
  '김하나',
  'ครีม ที่รัก',
  'Nguyễn Thị Hạnh',
  'क्षितिज',
  'မြို့',
  'مُحَمَّد',
  'שָׁלוֹם',
  'Ωραία',
  'ᏣᎳᎩ',
  'Z\u0335\u0336o',
  'Anna Анна',
  'Anna-Анна_花子',
  'Jürgen 3',
  "O'Malley",
  'Star ★ Light!',
  '٣ نجوم',
  'Dancer ❤️',
  'Ace 1️⃣ 👩🏽‍🚒 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'می\u200cخواهم',
  'मृत्\u200cक',
  'ශ්\u200dරී',
  'র\u200d্যাব',
  'ន\u200bគ',
  '葛\u{e0100}城',
])('%s may be a name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  ['an\u200bna', 'a space without width'],
  ['an\u202ena', 'what turns the direction of writing'],
  ['an\u2066na', 'what isolates a direction of writing'],
  ['\u2800\u2800\u2800', 'blanks of Braille'],
  ['\u3164\u3164', 'blanks of Hangul'],
  ['\u115f\u1160', 'fillers of Hangul'],
  ['an\u00adna', 'a soft hyphen'],
  ['an\u2028na', 'a line separator'],
  ['anna\ufffc', 'the place of an object'],
  ['anna\udc00', 'half a character'],
  ['anna\u{e0041}', 'a tag'],
  ['an\u200dna', 'a joiner of Latin letters'],
  ['an\u200cna', 'a non-joiner of Latin letters'],
  ['می\u200c', 'a non-joiner of nothing'],
  ['anna\ufe0f', 'a selector of a letter'],
  ['❤️\ufe0f', 'two selectors'],
  ['🐴\u200d', 'an emoji joined to nothing'],
  ['🏴\u{e0061}\u{e007f}', 'tags of no flag'],
])('%j is refused: it contains %s', (name) => {
  expect(nameProblem(name)).toBe('invisible');
});

test.each(['A\u0301\u0302\u0303nna', 'ก้้้', 'a\u0301\u0301', '\u0301', 'anna \u0301b', 'ế\u0323\u0301'])(
  '%j is refused for its marks',
  (name) => {
    expect(nameProblem(name)).toBe('stacked');
  },
);

test.each([
  ['Аnna', 'a Cyrillic capital before Latin'],
  ['Annа', 'a Cyrillic letter after Latin'],
  ['Bella Аnna', 'in the second word'],
  ['Bella-Аnna', 'after a hyphen'],
  ['Annα', 'a Greek letter'],
  ['花子Anna', 'Chinese and Latin'],
  ['ハ한', 'Japanese and Korean'],
  ['Anna٣', 'an Arabic digit'],
  ['AnnaᎪ', 'a Cherokee letter'],
])('%s is refused: %s', (name) => {
  expect(nameProblem(name)).toBe('mixed');
});
