import { cutTo, isBlank, isGarbled, lengthOf, tidyText } from '../written-text.ts';

/** docs/rules/screens.md#mail */
export const SUBJECT_MAX = 100;
export const LETTER_MAX = 5_000;
export const PREVIEW_LENGTH = 50;
export const SUGGEST_FROM = 2;

/** One line. */
export function tidySubject(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Undefined if valid. */
export function subjectProblem(subject: string): string | undefined {
  if (isBlank(subject)) return 'Please write a subject.';
  if (lengthOf(subject) > SUBJECT_MAX) return `A subject has at most ${SUBJECT_MAX} characters.`;
  if (isGarbled(subject)) return 'The subject must not contain invisible characters.';
  return undefined;
}

export const tidyLetter = tidyText;

/** Undefined if valid. */
export function letterProblem(body: string): string | undefined {
  if (isBlank(body)) return 'Please write your letter.';
  if (lengthOf(body) > LETTER_MAX)
    return `A letter has at most ${LETTER_MAX.toLocaleString('en')} characters.`;
  if (isGarbled(body)) return 'The letter must not contain invisible characters.';
  return undefined;
}

/** The beginning on one line. */
export function previewOf(body: string): string {
  const line = tidySubject(body);
  const start = cutTo(line, PREVIEW_LENGTH);
  return start === line ? line : `${start}…`;
}

const REPLY = /^re:\s*/iu;

/** "Re: Your mare"; also for a reply to a reply. */
export function replySubject(subject: string): string {
  const whole = `Re: ${subject.replace(REPLY, '')}`;
  return lengthOf(whole) <= SUBJECT_MAX ? whole : `${cutTo(whole, SUBJECT_MAX - 1)}…`;
}
