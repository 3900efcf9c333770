import { expect, test } from 'vitest';
import { passwordProblem } from './passwords.ts';

const problemOf = (password: string) =>
  passwordProblem({ username: 'Ada', email: 'ada@example.org', password });

test.each([
  '123456',
  '654321',
  '111111',
  'password',
  'PassWord',
  ' qwerty ',
  'dragon',
  'letmein',
  'mustang',
  'secret',
])('%j is too common', (password) => {
  expect(problemOf(password)).toBe('PASSWORD_COMMON');
});

test.each(['bran mash 7', 'seeded-stable', 'correct horse', 'x8!kQz'])('%j is not too common', (password) => {
  expect(problemOf(password)).toBeUndefined();
});

test('problems about the player’s own data are reported first', () => {
  expect(problemOf('ada@example.org')).toBe('PASSWORD_IS_EMAIL');
});
