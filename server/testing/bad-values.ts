/** What is sent where a whole number from 1 is asked for, and none of it is one. */
export const NO_COUNTS: readonly unknown[] = [
  undefined,
  null,
  '',
  '1',
  'one',
  true,
  [],
  [1],
  {},
  0,
  -1,
  -1e308,
  0.5,
  1.000001,
  1e308,
  2 ** 53,
  2 ** 31,
];

/** What is sent where a word out of a list is asked for. */
export const NO_WORDS: readonly unknown[] = [
  undefined,
  null,
  '',
  'no such',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  0,
  1,
  true,
  [],
  {},
  'MONTHLY',
];
