import { expect, test } from 'vitest';
import { lengthOf } from '../written-text.ts';
import {
  LETTER_MAX,
  letterProblem,
  previewOf,
  replySubject,
  SUBJECT_MAX,
  subjectProblem,
  tidySubject,
} from './letters.ts';

test('a preview has the first 50 characters on one line, as readers count them', () => {
  expect(previewOf('Hello,\n\n  Anna')).toBe('Hello, Anna');
  expect(previewOf('x'.repeat(50))).toBe('x'.repeat(50));
  expect(previewOf('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  const family = '👩‍👩‍👧‍👦';
  expect(previewOf(family.repeat(60))).toBe(`${family.repeat(50)}…`);
  expect(previewOf('e\u0301'.repeat(51))).toBe(`${'e\u0301'.repeat(50)}…`);
});

test('a reply quotes the subject once, and fits', () => {
  expect(replySubject('Your mare')).toBe('Re: Your mare');
  expect(replySubject('RE:  Your mare')).toBe('Re: Your mare');
  const long = replySubject('🐴'.repeat(SUBJECT_MAX));
  expect(lengthOf(long)).toBe(SUBJECT_MAX);
  expect(long.endsWith('🐴…')).toBe(true);
  expect(subjectProblem(long)).toBeUndefined();
});

test.each(['', '   ', '\u200b\u200d', '\u2800\n'])('%j has nothing to read', (text) => {
  expect(subjectProblem(tidySubject(text))).toBe('Please write a subject.');
  expect(letterProblem(text)).toBe('Please write your letter.');
});

test.each(['<script>alert(1)</script>', 'مرحبا', 'שָׁלוֹם', 'Z̷a̸l̵g̴o', '👩‍👩‍👧‍👦', 'one\n\ttwo'])(
  '%j is a letter as it stands',
  (text) => {
    expect(letterProblem(text)).toBeUndefined();
  },
);

test.each(['a\u0000b', 'ab\u202edc', '\ud83d half', '\ue000'])('%j is refused', (text) => {
  expect(letterProblem(text)).toBe('The letter must not contain invisible characters.');
  expect(subjectProblem(text)).toBe('The subject must not contain invisible characters.');
});

test('a letter has a longest length', () => {
  expect(letterProblem('x'.repeat(LETTER_MAX))).toBeUndefined();
  expect(letterProblem('x'.repeat(10_000))).toBe('A letter has at most 5,000 characters.');
  expect(subjectProblem('x'.repeat(SUBJECT_MAX + 1))).toBe('A subject has at most 100 characters.');
});
