import { isBlank, isGarbled, lengthOf, tidyText } from '../written-text.ts';

export const CONTACT_NAME_MAX = 80;
export const CONTACT_EMAIL_MAX = 254;
export const CONTACT_TEXT_MAX = 2_000;

/** Per UTC day (docs/rules/people.md#contact). A school may share a network. */
export const MOST_MESSAGES_OF_EMAIL = 5;
export const MOST_MESSAGES_OF_NETWORK = 20;

export const CONTACT_RETENTION_DAYS = 365;

/** One line, because it becomes part of a mail. */
export function tidyContactName(name: string): string {
  return name.replaceAll(/\s+/gu, ' ').trim();
}

/** Undefined if valid. */
export function contactNameProblem(name: string): string | undefined {
  if (isBlank(name)) return 'Please tell us your name.';
  if (lengthOf(name) > CONTACT_NAME_MAX) return `A name has at most ${CONTACT_NAME_MAX} characters.`;
  if (isGarbled(name)) return 'The name must not contain invisible characters.';
  return undefined;
}

export const tidyContactText = tidyText;

/** Undefined if valid. */
export function contactTextProblem(text: string): string | undefined {
  if (isBlank(text)) return 'Please write your message.';
  if (lengthOf(text) > CONTACT_TEXT_MAX)
    return `A message has at most ${CONTACT_TEXT_MAX.toLocaleString('en')} characters.`;
  if (isGarbled(text)) return 'The message must not contain invisible characters.';
  return undefined;
}
