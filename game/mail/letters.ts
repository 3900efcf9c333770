import { isBlank, isGarbled, tidyText } from '../written-text.ts';

/** UTF-16 units; docs/rules/screens.md#mail */
export const SUBJECT_MAX = 100;
export const LETTER_MAX = 5_000;
/** Characters as readers count them. */
export const PREVIEW_LENGTH = 50;
export const SUGGEST_FROM = 2;

/** One line. */
export function tidySubject(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Undefined if valid. */
export function subjectProblem(subject: string): string | undefined {
  if (isBlank(subject)) return 'Please write a subject.';
  if (subject.length > SUBJECT_MAX) return `A subject has at most ${SUBJECT_MAX} characters.`;
  if (isGarbled(subject)) return 'The subject must not contain invisible characters.';
  return undefined;
}

export const tidyLetter = tidyText;

/** Undefined if valid. */
export function letterProblem(body: string): string | undefined {
  if (isBlank(body)) return 'Please write your letter.';
  if (body.length > LETTER_MAX) return `A letter has at most ${LETTER_MAX.toLocaleString('en')} characters.`;
  if (isGarbled(body)) return 'The letter must not contain invisible characters.';
  return undefined;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning on one line; never splits an emoji or a letter from its marks. */
export function previewOf(body: string): string {
  const line = tidySubject(body);
  let length = 0;
  for (const { index } of characters.segment(line)) {
    if (length === PREVIEW_LENGTH) return `${line.slice(0, index)}…`;
    length += 1;
  }
  return line;
}

const REPLY = /^re:\s*/iu;

/** "Re: Your mare"; also for a reply to a reply. */
export function replySubject(subject: string): string {
  const whole = `Re: ${subject.replace(REPLY, '')}`;
  return whole.length <= SUBJECT_MAX ? whole : `${cutTo(whole, SUBJECT_MAX - 1)}…`;
}

function cutTo(text: string, units: number): string {
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > units) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
