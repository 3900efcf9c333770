import { describe, expect, test } from 'vitest';
import { atOnce, outcomes } from '../testing/at-once.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { usernameKey } from './username-key.ts';

const app = await appForFile();

let emails = 0;
const register = (username: string) => {
  emails += 1;
  const body = { username, email: `name${emails}@example.org`, password: 'correct horse', guild: 'rider' };
  return app.call('POST /api/auth/register', { body });
};

describe('a name that looks like another', () => {
  test.each([
    ['Ahha', 'АННА', 'Cyrillic capitals'],
    ['Anna Bell', 'AnnaBeIl', 'a capital I for an l'],
    ['Anna Bell', 'Anna Be1l', 'a one for an l'],
    ['Otto', '0tto', 'a nought for an O'],
    ['Mary', 'rnary', 'r and n for an m'],
    ['Max', 'МАХ', 'Cyrillic capitals throughout'],
    ['Nora', 'Νοrа', 'Greek and Cyrillic for Latin'],
    ['Rosa', '𝐑𝐨𝐬𝐚', 'letters of mathematics'],
    ['Cora', 'Ｃｏｒａ', 'wide letters'],
    ['میخواهم', 'می\u200cخواهم', 'a non-joiner'],
    ['葛城', '葛\u{e0100}城', 'a selector'],
  ])('%s and %s have one key: %s', (one, other) => {
    expect(usernameKey(other)).toBe(usernameKey(one));
  });

  test.each([
    ['Anna', 'Ånna'],
    ['Anna', 'Анна'],
    ['Zoe', 'Zoë'],
    ['Anna 2', 'Anna 3'],
    ['Hazel', 'Haze'],
    ['花子', '花'],
  ])('%s and %s do not', (one, other) => {
    expect(usernameKey(one)).not.toBe(usernameKey(other));
  });

  test('is refused with its own message; an equal one is taken', async () => {
    expect(await register('Otto Bell')).toMatchObject({ status: 200 });
    expect(await register('0tto_BeII')).toMatchObject({
      status: 409,
      body: {
        code: 'USERNAME_TOO_SIMILAR',
        message: 'The username 0tto_BeII looks too much like one that is taken. Please choose another.',
      },
    });
    expect(await register('OTTO-BELL')).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
  });

  test('goes to one of many concurrent requests', async () => {
    const lookalikes = ['Clio 10', 'CIio 10', 'C1io 10', 'Clio lO', 'Cllo IO', 'cIi0 l0'];
    const answers = await atOnce(24, (index) => register(lookalikes[index % lookalikes.length] ?? ''));
    const counts = outcomes(answers);
    expect(counts['ok']).toBe(1);
    expect((counts['USERNAME_TAKEN'] ?? 0) + (counts['USERNAME_TOO_SIMILAR'] ?? 0)).toBe(23);
    expect(counts['USERNAME_TOO_SIMILAR']).toBeGreaterThan(0);
  });
});

describe('a name of those who run the game', () => {
  test.each([
    'Admin',
    'admin',
    'ADMIN',
    'Administrator',
    'Fetlock',
    'Fet_lock',
    'F E T L O C K',
    'moderator 7',
    '007 Admin',
    'Mods',
    'M0d',
    'Adm1n',
    '4dmin',
    'ADMlN',
    '5taff',
    'Ádmín',
    'Ａdmin',
    '𝐀𝐝𝐦𝐢𝐧',
    'Fetlock Support',
    'Official-Fetlock',
    'The Staff',
    'Fetlock Team',
    'System',
    'Registry',
    'House',
    'help',
    'Operator_1',
    'The store',
    'Store',
    'ST0RE',
    'Stóre',
    'Støre',
    'The Stores',
    'You',
    'Y0u',
    'A Player',
    'Nobody',
    'The Market',
    'Ashdown',
    'Lochän',
    'The Four Oaks',
    'Tinkers Green',
    'Maren_Ashdown',
    'Cr3am Hill',
  ])('%s is refused', async (username) => {
    expect(await register(username)).toMatchObject({
      status: 409,
      body: {
        code: 'USERNAME_RESERVED',
        message: `The username ${username.normalize('NFC')} could be mistaken for Fetlock or the people who run it. Please choose another.`,
      },
    });
  });

  test.each([
    'Adminton',
    'Modena',
    'Housewright',
    'Helpful Hanna',
    'Model',
    'Stafford',
    'Systema',
    'Storey',
    'Young',
    'Youlia',
    'Bankside',
    'Team Anna',
    'Marsh',
    'Lochaber',
    'Green Tinker',
    '777',
  ])('%s is fine', (username) => {
    expect(isReservedUsername(username)).toBe(false);
  });
});

describe('a name that cannot be read', () => {
  const LETTERS = 'A username has letters, digits, spaces, - and _ only.';
  const MIXED = 'Each word of a username is in one alphabet: do not mix Latin letters with others.';
  test.each([
    ['Аnna', MIXED],
    ['Anna Веll', MIXED],
    ['花子chan', MIXED],
    ['A\u0301\u0302\u0303nna', 'A username has at most two marks on a letter.'],
    ['\u2800\u2800\u2800', LETTERS],
    ['anna\u2800', LETTERS],
    ['\u3164\u3164\u3164', LETTERS],
    ['an\u115fna', LETTERS],
    ['an\u2067na', LETTERS],
    ['an\u200cna', LETTERS],
    ['anna\ufe0f', LETTERS],
  ])('%j is refused', async (username, message) => {
    expect(await register(username)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
  });

  test.each(['Ånna', 'می\u200cخواهم', 'Zoë B', 'Анна', '花子さん', 'Nguyễn', 'Анна Bell 3'])(
    '%s is welcome',
    async (username) => {
      expect(await register(username)).toMatchObject({ status: 200, body: { user: { username } } });
    },
  );
});
