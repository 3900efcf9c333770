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

export const BAD_TEXTS: readonly unknown[] = [
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

export const NOWHERE = '0190a000-0000-7000-8000-000000000000';
