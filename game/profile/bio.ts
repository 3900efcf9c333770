import { isGarbled, lengthOf } from '../written-text.ts';

/** docs/rules/people.md#characters */
export const BIO_MAX = 1000;

/** Undefined if valid. */
export function bioProblem(bio: string): string | undefined {
  if (lengthOf(bio) > BIO_MAX)
    return `About My Stable has at most ${BIO_MAX.toLocaleString('en')} characters.`;
  if (isGarbled(bio)) return 'About My Stable must not contain invisible characters.';
  return undefined;
}
