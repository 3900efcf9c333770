import { describe, expect, test } from 'vitest';
import { GUILD_ROWS, GUILDS } from '../../game/guild-work/guilds.ts';
import { nextUtcDay, REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { TEST_PASSWORD, TEST_START, appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();
const anna = await app.newPlayer();

const register = (body: Record<string, unknown>) =>
  app.call('POST /api/auth/register', { body: { email: 'x@example.org', password: 'bran mash 7', ...body } });
const logIn = (email: unknown, password: unknown = TEST_PASSWORD) =>
  app.call('POST /api/auth/login', { body: { email, password } });

describe('registering', () => {
  test.each(GUILDS)('a %s begins with 5,000 bound coins, at level 1, without a horse', async (guild) => {
    const player = await app.newPlayer(guild);
    const { body } = await player.call('GET /api/auth/me');
    expect(body).toEqual({
      id: player.id,
      username: player.username,
      email: player.email,
      emailConfirmed: true,
      guild,
      guildChangedAt: null,
      gameAge: 0,
      level: 1,
      xp: 0,
      xpToNextLevel: 1000,
      coins: 5000,
      tradableCoins: 0,
      horseCount: 0,
      geneticInsightsPurchased: [],
      freeGeneticInsights: 1,
      freeBreedingCheck: true,
      freeRegistryFee: true,
      hadGateHorse: false,
      firstHorseAt: null,
      guestUntil: null,
      stage: 1,
      isPremium: false,
      premiumExpiresAt: null,
      premiumRenews: false,
      paymentCustomerId: null,
      paymentSubscriptionId: null,
      advertisements: 'house',
      skillTackMaking: GUILD_ROWS[guild].craftStartSkill,
      craftsLeftToday: 4,
      craftsRenewAt: nextUtcDay(TEST_START).toISOString(),
      bio: '',
      shopName: '',
      profilePicture: null,
      profilePictureUrl: null,
      profileThumbnail: null,
      createdAt: TEST_START.toISOString(),
    });
    const { body: ledger } = await player.call('GET /api/transactions');
    expect(ledger).toMatchObject([
      { type: 'start', amount: 5000, balance: 5000, description: 'Coins to begin with' },
    ]);
  });

  test('signs in at once, trims, and defaults to the rider guild', async () => {
    const { body } = await register({ username: '  Ada L  ', email: ' Ada@Example.org ' });
    expect(body.user).toMatchObject({ username: 'Ada L', email: 'Ada@Example.org', guild: 'rider' });
    expect(await app.call('GET /api/user', {}, body.token)).toMatchObject({ status: 200, body: body.user });
  });

  const [SHORT, LONG] = ['A username has at least 3 characters.', 'A username has at most 20 characters.'];
  const LETTERS = 'A username has letters, digits, spaces, - and _ only.';
  test.each([
    [undefined, 'Please choose a username.'],
    [null, 'Please choose a username.'],
    [42, 'Please choose a username.'],
    [['Anna'], 'Please choose a username.'],
    ['', SHORT],
    ['  ab  ', SHORT],
    ['x'.repeat(21), LONG],
    ['anna@home', LETTERS],
    ['-anna', LETTERS],
    ['anna\u0000', LETTERS],
    ['an\u202ena', LETTERS],
    ['<b>anna</b>', LETTERS],
  ])('the username %j is refused', async (username, message) => {
    expect(await register({ username })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message },
    });
  });

  test.each(['Zoë', 'Jürgen 3', '馬の子', 'a-b_c', 'x'.repeat(20)])(
    'the username %j is fine',
    async (username) => {
      const email = `${encodeURIComponent(username).replaceAll('%', '')}@example.org`;
      expect(await register({ username, email })).toMatchObject({
        status: 200,
        body: { user: { username } },
      });
    },
  );

  test.each([
    undefined,
    null,
    1,
    '',
    'anna',
    'anna@',
    '@example.org',
    'a b@example.org',
    'a\u0000@example.org',
    `${'a'.repeat(250)}@b.de`,
  ])('the email %j is refused', async (email) => {
    const message = 'Please enter a valid email address.';
    expect(await register({ username: 'Somebody', email })).toMatchObject({ status: 400, body: { message } });
  });

  test.each([
    [undefined, 'Please choose a password.'],
    [123456, 'Please choose a password.'],
    ['', 'Password must be at least 6 characters.'],
    ['12345', 'Password must be at least 6 characters.'],
    ['x'.repeat(201), 'Password must be at most 200 characters.'],
  ])('the password %j is refused', async (password, message) => {
    expect(await register({ username: 'Somebody', password })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test.each([null, 'wizard', 1, ''])('there is no guild %j', async (guild) => {
    expect(await register({ username: 'Somebody', guild })).toMatchObject({ status: 400 });
  });

  test('names that differ only in case, spaces, hyphens or underscores are the same', async () => {
    expect(await register({ username: 'Anna Bell', email: 'bell@example.org' })).toMatchObject({
      status: 200,
    });
    for (const username of ['anna bell', 'Anna-Bell', 'ANNA_BELL', 'AnnaBell', 'anna - bell', 'Ａnna Bell']) {
      const second = await register({ username, email: 'other@example.org' });
      expect(second, username).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
    }
    expect(await register({ username: 'Anna Belle', email: 'belle@example.org' })).toMatchObject({
      status: 200,
    });
  });
});

describe('logging in', () => {
  test('accepts the email in any case, and returns a new token each time', async () => {
    const first = await logIn(anna.email);
    const second = await logIn(` ${anna.email.toUpperCase()} `);
    for (const { status, body } of [first, second]) {
      expect(status).toBe(200);
      expect((await app.call('GET /api/auth/me', {}, body.token)).body.id).toBe(anna.id);
    }
    expect(new Set([anna.token, first.body.token, second.body.token]).size).toBe(3);
  });

  test('accepts an international domain in both spellings', async () => {
    const { body } = await register({ username: 'Ida N', email: 'idn@Bücher.example' });
    expect(body.user.email).toBe('idn@xn--bcher-kva.example');
    expect(await logIn('IDN@BÜCHER.example', 'bran mash 7')).toMatchObject({ status: 200 });
    expect(await logIn('idn@xn--bcher-kva.example', 'bran mash 7')).toMatchObject({ status: 200 });
  });

  test('does not reveal whether email or password was wrong', async () => {
    const wrong = await logIn(anna.email, 'wrong horse');
    const unknown = await logIn('nobody@example.org');
    const almost = await logIn(anna.email, TEST_PASSWORD.toUpperCase());
    expect(wrong).toMatchObject({ status: 401 });
    expect(unknown.body).toEqual(wrong.body);
    expect(almost.body).toEqual(wrong.body);
  });

  test.each([
    [undefined, 'x', 'Please enter your email.'],
    ['', 'x', 'Please enter your email.'],
    [{}, 'x', 'Please enter your email.'],
    ['a@b.de', '', 'Please enter your password.'],
    ['a@b.de', null, 'Please enter your password.'],
    ['a\u0000@b.de', 'x', 'That text has characters in it that cannot be stored.'],
  ])('with %j and %j is refused', async (email, password, message) => {
    const body = { code: 'INVALID_INPUT', message };
    expect(await logIn(email, password === undefined ? null : password)).toMatchObject({ status: 400, body });
  });
});

describe('the database', () => {
  test('stores passwords as Argon2id hashes only', async () => {
    const password = 'the same for both';
    for (const username of ['One twin', 'Other twin']) {
      const body = { username, email: `${username.replace(' ', '.')}@example.org`, password, guild: 'rider' };
      expect(await app.call('POST /api/auth/register', { body })).toMatchObject({ status: 200 });
    }
    const hashes = await app.db
      .selectFrom('accounts')
      .select('passwordHash')
      .where('email', 'ilike', '%.twin@example.org')
      .execute();
    expect(hashes).toHaveLength(2);
    for (const { passwordHash } of hashes)
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toEqual(hashes[1]);
  });

  test('stores tokens as hashes only', async () => {
    const sessions = await app.db.selectFrom('sessions').selectAll().execute();
    expect(sessions.length).toBeGreaterThan(0);
    for (const { tokenHash } of sessions) expect(tokenHash).toHaveLength(32);
    expect(sessions.some(({ tokenHash }) => tokenHash.equals(Buffer.from(anna.token, 'base64url')))).toBe(
      false,
    );
  });
});

describe('a session', () => {
  test('ends at once on logging out, without ending others', async () => {
    const { body } = await logIn(anna.email);
    const out = await app.call('POST /api/auth/logout', {}, body.token);
    expect(out).toMatchObject({ status: 200, body: { message: 'You are logged out.' } });
    for (const route of ['GET /api/auth/me', 'POST /api/auth/logout'] as const)
      expect(await app.call(route, {}, body.token)).toMatchObject({ status: 401 });
    expect(await anna.call('GET /api/auth/me')).toMatchObject({ status: 200 });
  });

  test('ends after half a year of wall time, not world time', async () => {
    const { body } = await logIn(anna.email);
    const days = REAL_MS_PER_DAY;
    const newest = await app.db
      .selectFrom('sessions')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(newest.expiresAt.getTime() - newest.createdAt.getTime()).toBe(180 * days);
    expect(Math.abs(newest.createdAt.getTime() - Date.now())).toBeLessThan(days);
    await app.pass(400 * 24 * 3600);
    expect(await app.call('GET /api/auth/me', {}, body.token)).toMatchObject({ status: 200 });
    const { tokenHash } = newest;
    const past = new Date(Date.now() - 1);
    await app.db
      .updateTable('sessions')
      .set({ expiresAt: past })
      .where('tokenHash', '=', tokenHash)
      .execute();
    expect(await app.call('GET /api/auth/me', {}, body.token)).toMatchObject({ status: 401 });
  });
});
