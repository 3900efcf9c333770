import { expect, test } from 'vitest';
import { MESSAGE_MAX, messageProblem, tidyMessage } from './messages.ts';

test.each([
  ['  Hello!\r\n\tAnybody here? ', 'Hello! Anybody here?'],
  [' \n ', ''],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
])('%j has one line', (text, tidy) => {
  expect(tidyMessage(text)).toBe(tidy);
});

test.each([
  ['Hello!', undefined],
  ['مرحبا שלום', undefined],
  ['', 'Please write something.'],
  ['\u200b\u2060', 'Please write something.'],
  ['x'.repeat(MESSAGE_MAX), undefined],
  ['x'.repeat(MESSAGE_MAX + 1), 'A message has at most 500 characters.'],
  ['👩🏽‍❤️‍💋‍👨🏿'.repeat(MESSAGE_MAX), undefined],
  ['👩🏽‍❤️‍💋‍👨🏿'.repeat(MESSAGE_MAX + 1), 'A message has at most 500 characters.'],
  [`o${'\u0302'.repeat(8_000)}`, 'A message has at most 500 characters.'],
  ['می\u200cخواهم ❤️', undefined],
  ['a\u200bb', 'The message must not contain invisible characters.'],
  ['a\u202eb', 'The message must not contain invisible characters.'],
  ['a\u0000b', 'The message must not contain invisible characters.'],
])('%j: %s', (message, problem) => {
  expect(messageProblem(message)).toBe(problem);
});
