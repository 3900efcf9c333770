import { isBlank, isGarbled, lengthOf } from '../written-text.ts';

/** docs/rules/screens.md#chat */
export const MESSAGE_MAX = 500;

/** Least pause between two messages of a player, even without slow mode. */
export const PAUSE_SECONDS = 1;

/** Messages are deleted after this. */
export const RETENTION_DAYS = 30;

/** A message has one line. */
export function tidyMessage(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Undefined if valid. */
export function messageProblem(message: string): string | undefined {
  if (isBlank(message)) return 'Please write something.';
  if (lengthOf(message) > MESSAGE_MAX) return `A message has at most ${MESSAGE_MAX} characters.`;
  if (isGarbled(message)) return 'The message must not contain invisible characters.';
  return undefined;
}
