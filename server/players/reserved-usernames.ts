import { HOUSE_STABLES } from '../../game/house-stables/stables.ts';
import { withoutAccents } from '../../game/search/search-text.ts';
import { usernameKey } from './username-key.ts';

/** Names of the people who run the game, words that it shows in place of a player's name, and its own stables. */
const RESERVED = [
  'a player',
  'admin',
  'administrator',
  'anonymous',
  'at the market',
  'bank',
  'deleted player',
  'developer',
  'fetlock',
  'gamemaster',
  'guest',
  'help',
  'helpdesk',
  'house',
  'market',
  'marketplace',
  'mod',
  'moderator',
  'nobody',
  'none',
  'official',
  'operator',
  'postmaster',
  'registry',
  'security',
  'server',
  'service',
  'staff',
  'store',
  'support',
  'system',
  'webmaster',
  'you',
  'yourself',
  ...HOUSE_STABLES.flatMap(({ name, owner }) => [name.replace("'", ''), owner]),
];

const FILLERS = ['the', 'team', 'game'];

/** The key already replaces 0 and 1. */
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Letters the name resembles, without accents. */
const spelt = (name: string) =>
  usernameKey(withoutAccents(name).replaceAll(/\p{M}/gu, '')).replaceAll(
    /[3457]/g,
    (digit) => DIGITS_AS_LETTERS[digit] ?? digit,
  );

const oneOf = (words: readonly string[]) => words.map(spelt).join('|');

/** Only reserved words, with or without s, and fillers. */
const RESERVED_NAME = new RegExp(
  `^(?:${oneOf(FILLERS)})*(?:${oneOf(RESERVED)})(?:s|${oneOf(FILLERS)}|${oneOf(RESERVED)})*$`,
);

const DIGITS_BEFORE = /^[\p{N}\s_-]+/u;
const DIGITS_AFTER = /[\p{N}\s_-]+$/u;

/** True if a name suggests staff or the game: "Admin", "M0d_7", "The Store"; not "Adminton". */
export function isReservedUsername(username: string): boolean {
  const ended = username.replace(DIGITS_AFTER, '');
  return [username, ended, username.replace(DIGITS_BEFORE, ''), ended.replace(DIGITS_BEFORE, '')].some(
    (name) => RESERVED_NAME.test(spelt(name)),
  );
}
