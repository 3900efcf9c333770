import { expect, test } from 'vitest';
import { CONTACT_TEXT_MAX, contactNameProblem, contactTextProblem, tidyContactName } from './contact.ts';

test.each([
  ['Hello!', undefined],
  ['  \n ', 'Please write your message.'],
  ['\u200b', 'Please write your message.'],
  ['x'.repeat(CONTACT_TEXT_MAX), undefined],
  ['x'.repeat(CONTACT_TEXT_MAX + 1), 'A message has at most 2,000 characters.'],
  ['a\u0000b', 'The message must not contain invisible characters.'],
  ['turned \u202e round', 'The message must not contain invisible characters.'],
])('%j: %s', (text, problem) => {
  expect(contactTextProblem(text)).toBe(problem);
});

test('a name is one line, so it cannot add a header to a mail', () => {
  expect(tidyContactName(' Ada \r\nBcc: all@example.org\n')).toBe('Ada Bcc: all@example.org');
  expect(contactNameProblem('Ada')).toBeUndefined();
  expect(contactNameProblem(' ')).toBe('Please tell us your name.');
});
