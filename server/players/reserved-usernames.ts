import { usernameKey } from './username-key.ts';

/** Who runs the game, or seems to. */
const RESERVED = [
  'admin',
  'administrator',
  'developer',
  'fetlock',
  'gamemaster',
  'help',
  'helpdesk',
  'house',
  'mod',
  'moderator',
  'official',
  'operator',
  'postmaster',
  'registry',
  'security',
  'server',
  'service',
  'staff',
  'support',
  'system',
  'webmaster',
];

/** Say nothing of their own beside a reserved word. */
const FILLERS = ['the', 'team', 'game'];

/** Digits that stand for letters. The look-alikes 0 and 1 are in the key already. */
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** The letters that a name seems to spell, without their marks. */
const spelt = (name: string) =>
  usernameKey(name.normalize('NFKD').replaceAll(/\p{M}/gu, '')).replaceAll(
    /[3457]/g,
    (digit) => DIGITS_AS_LETTERS[digit] ?? digit,
  );

const oneOf = (words: readonly string[]) => words.map(spelt).join('|');

/** Nothing but reserved words, each of which may have an s, and fillers. */
const RESERVED_NAME = new RegExp(
  `^(?:${oneOf(FILLERS)})*(?:${oneOf(RESERVED)})(?:s|${oneOf(FILLERS)}|${oneOf(RESERVED)})*$`,
);

const DIGITS_BEFORE = /^[\p{N}\s_-]+/u;
const DIGITS_AFTER = /[\p{N}\s_-]+$/u;

/** Whether a name could be taken for those who run the game: "Admin", "Fetlock Support", "M0d_7", but not "Adminton". */
export function isReservedUsername(username: string): boolean {
  const ended = username.replace(DIGITS_AFTER, '');
  return [username, ended, username.replace(DIGITS_BEFORE, ''), ended.replace(DIGITS_BEFORE, '')].some(
    (name) => RESERVED_NAME.test(spelt(name)),
  );
}
