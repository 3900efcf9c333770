import { expect, test } from 'vitest';
import { ownPasswordProblem } from './own-password.ts';

const ada = { username: 'Ada Love-lace', email: 'Ada.Byron+game@example.org' };

test.each([
  ['      ', 'PASSWORD_BLANK'],
  ['\u00a0\u2003\u3000\t\n ', 'PASSWORD_BLANK'],
  ['\u200b\u200b\u2800\u2800\u00ad\u2060', 'PASSWORD_BLANK'],
  ['Ada Love-lace', 'PASSWORD_IS_USERNAME'],
  ['adalovelace', 'PASSWORD_IS_USERNAME'],
  [' ADA_LOVE_LACE ', 'PASSWORD_IS_USERNAME'],
  ['Ada.Byron+game@example.org', 'PASSWORD_IS_EMAIL'],
  ['ada.byron+GAME@EXAMPLE.org', 'PASSWORD_IS_EMAIL'],
  ['ada.byron+game', 'PASSWORD_IS_EMAIL'],
  ['ada.byron', 'PASSWORD_IS_EMAIL'],
  ['bran mash 7', undefined],
  ['Ada Lovelace rides', undefined],
  ['example.org', undefined],
  ['  .   ', undefined],
])('%j is %s for Ada', (password, problem) => {
  expect(ownPasswordProblem({ ...ada, password })).toBe(problem);
});
