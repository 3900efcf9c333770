import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForFile, TEST_PASSWORD, type TestApp, type TestPlayer } from '../testing/app/test-app.ts';
import { openSignInGuard } from './sign-in-guard.ts';
import { EMAIL_TRIES, NETWORK_TRIES, type TryRule } from './try-rules.ts';

const one = await appForFile({ rateLimit: true, trustProxy: true });
const other = await appForFile({ rateLimit: true, database: one.database });
let anna: TestPlayer;
/** Emails of players, whose passwords tests check cheaply: a guess at an unknown email costs a real check. */
const strangers: string[] = [];
beforeAll(async () => {
  for (let index = 0; index < 45; index++) strangers.push((await one.newPlayer()).email);
});
beforeEach(async () => {
  await one.db.deleteFrom('sign_in_tries').execute();
  anna = await one.newPlayer();
});

interface Guess {
  readonly by?: TestApp;
  readonly email?: string;
  readonly password?: string;
  readonly from?: string;
  readonly forwardedFor?: string;
}

async function logIn(guess: Guess = {}) {
  const {
    by = one,
    email = anna.email,
    password = 'wrong horse',
    from = '198.51.100.1',
    forwardedFor,
  } = guess;
  const { statusCode, headers, json } = await by.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    payload: { email, password },
  });
  return {
    status: statusCode,
    retryAfter: Number(headers['retry-after']),
    body: json<{ code: string; message: string }>(),
  };
}

const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

async function statusesOf(guesses: readonly Guess[]): Promise<number[]> {
  const answers = await Promise.all(guesses.map(logIn));
  return answers.map(({ status }) => status);
}

const checkedAmong = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length;

/** Besides the free tries, each elapsed wait (5, 10, 20, … seconds) allows one. */
function expectBound(checked: number, { free }: TryRule, begun: number): void {
  const waitsEnded = Math.floor(Math.log2(1 + (Date.now() - begun) / 5_000));
  expect(checked).toBeGreaterThanOrEqual(free);
  expect(checked).toBeLessThanOrEqual(free + waitsEnded);
}

async function letPass(seconds: number): Promise<void> {
  await sql`update sign_in_tries set counted_at = counted_at - make_interval(secs => ${seconds}),
    wait_until = wait_until - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})`.execute(one.db);
}

/** They outlast the test. */
const lengthenWaits = () => letPass(-600);

describe('guessing the password of one account', () => {
  test('from 2,000 addresses through two processes checks a handful of passwords', async () => {
    const begun = Date.now();
    let checked = 0;
    for (let first = 0; first < 2_000; first += 50) {
      const batch = Array.from({ length: 50 }, (_, index) => ({
        by: index % 2 === 0 ? one : other,
        from: address(first + index),
        password: `guess ${first + index}`,
      }));
      checked += checkedAmong(await statusesOf(batch));
    }
    expectBound(checked, EMAIL_TRIES, begun);
  });

  test('sixty times at once checks five passwords', async () => {
    const begun = Date.now();
    const guesses = Array.from({ length: 60 }, (_, index) => ({
      by: index % 2 ? one : other,
      from: address(index),
    }));
    expectBound(checkedAmong(await statusesOf(guesses)), EMAIL_TRIES, begun);
  });

  test('reports the time to wait, and until then refuses even the right password', async () => {
    for (let index = 0; index < EMAIL_TRIES.free; index++) expect((await logIn()).status).toBe(401);
    const { status, retryAfter, body } = await logIn({ password: TEST_PASSWORD, by: other });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(5);
    expect(body.message).toBe(
      `That was too often. Please try again in ${retryAfter} second${retryAfter === 1 ? '' : 's'}.`,
    );
  });

  test('delays the owner by at most five minutes; the right password then resets the count', async () => {
    let longest = 0;
    for (let index = 0; index < 30; index++) {
      const { status, retryAfter } = await logIn({ from: address(index) });
      if (status !== 429) continue;
      longest = Math.max(longest, retryAfter);
      await letPass(retryAfter);
    }
    expect(longest).toBe(300);
    await letPass(300);
    expect((await logIn({ password: TEST_PASSWORD })).status).toBe(200);
    const more = Array.from({ length: EMAIL_TRIES.free }, (_, index) => ({ from: address(100 + index) }));
    expect(await statusesOf(more)).toEqual(more.map(() => 401));
  });

  test('does not delay the owner on a known network', async () => {
    const home = '192.0.2.44';
    expect((await logIn({ password: TEST_PASSWORD, from: home })).status).toBe(200);
    const begun = Date.now();
    const attack = Array.from({ length: 40 }, (_, index) => ({ from: address(index) }));
    expectBound(checkedAmong(await statusesOf(attack)), EMAIL_TRIES, begun);
    expect((await logIn({ password: TEST_PASSWORD, from: home, by: other })).status).toBe(200);
    const inside = Array.from({ length: 12 }, () => ({ from: home }));
    expectBound(checkedAmong(await statusesOf(inside)), EMAIL_TRIES, begun);
  });

  test('does not delay an owner on a known network when others guess there', async () => {
    const school = '192.0.2.45';
    expect((await logIn({ password: TEST_PASSWORD, from: school })).status).toBe(200);
    const begun = Date.now();
    const wrong = Array.from({ length: 25 }, (_, index) => ({
      email: `stranger${index}@example.org`,
      from: school,
    }));
    expectBound(checkedAmong(await statusesOf(wrong)), NETWORK_TRIES, begun);
    expect((await logIn({ password: TEST_PASSWORD, from: school, by: other })).status).toBe(200);
    const own = Array.from({ length: 12 }, () => ({ from: school }));
    expectBound(checkedAmong(await statusesOf(own)), EMAIL_TRIES, begun);
  });

  test('is not reset by 5,200 tries of others', async () => {
    for (let index = 0; index < EMAIL_TRIES.free; index++) await logIn();
    await lengthenWaits();
    const guard = openSignInGuard(one.db);
    const strangersTry = async (first: number) => {
      const others = Array.from({ length: 100 }, (_, index) => first + index);
      await Promise.all(
        others.map((index) => guard.trySignIn(`stranger${index}@example.org`, address(index))),
      );
    };
    await strangersTry(0);
    // Their rows fifty times more stand for 5,000 tries, which would take seconds.
    await sql`insert into sign_in_tries (key, tries, counted_at, wait_until, expires_at)
      select key || ' ' || time, tries, clock_timestamp(), wait_until, expires_at
      from sign_in_tries, generate_series(1, 50) time`.execute(one.db);
    await strangersTry(5_100);
    expect((await logIn({ password: TEST_PASSWORD, from: address(9_999) })).status).toBe(429);
  });
});

test('unknown emails are counted like known ones', async () => {
  const answersTo = async (email: string) => {
    const answers = [];
    for (let index = 0; index < 7; index++) {
      const { status, body } = await logIn({ email, from: address(index) });
      answers.push({ status, code: body.code });
    }
    return answers;
  };
  expect(await answersTo('nobody@example.org')).toEqual(await answersTo(anna.email));
});

test('spellings of an email share one count', async () => {
  for (let index = 0; index < EMAIL_TRIES.free; index++) await logIn({ from: address(index) });
  await lengthenWaits();
  expect((await logIn({ email: ` ${anna.email.toUpperCase()} `, from: address(99) })).status).toBe(429);
});

describe('guessing from one network', () => {
  test.each([
    ['an address', () => ({ from: '203.0.113.7' })],
    ['an address with ports', (index: number) => ({ forwardedFor: `203.0.113.8:${4000 + index}` })],
    [
      'an IPv6 address in brackets with ports',
      (index: number) => ({ forwardedFor: `[2001:db8::1]:${4000 + index}` }),
    ],
    ['addresses of one /64', (index: number) => ({ forwardedFor: `2001:db8:0:7::${index + 1}` })],
  ] as const)('checks twenty passwords: %s', async (_, from: (index: number) => Guess) => {
    const begun = Date.now();
    const statuses = await statusesOf(strangers.map((email, index) => ({ email, ...from(index) })));
    expectBound(checkedAmong(statuses), NETWORK_TRIES, begun);
  });

  test('gets no more tries after signing in to an account of its own', async () => {
    const begun = Date.now();
    let checked = 0;
    for (const email of strangers) {
      await logIn({ password: TEST_PASSWORD });
      if ((await logIn({ email })).status === 401) checked += 1;
    }
    expectBound(checked, NETWORK_TRIES, begun);
  });

  test('gets no more tries through an account of its own with the same address', async () => {
    const body = { username: 'Double', email: anna.email, password: 'bran mash 7', guild: 'rider' };
    expect((await one.call('POST /api/auth/register', { body })).status).toBe(200);
    const begun = Date.now();
    let checked = 0;
    for (let index = 0; index < 15; index++) {
      await logIn({ password: 'bran mash 7', from: address(index) });
      if ((await logIn({ from: address(index) })).status === 401) checked += 1;
    }
    expectBound(checked, EMAIL_TRIES, begun);
  });

  test('is not counted against an account while the network must wait', async () => {
    await statusesOf(strangers.map((email) => ({ email })));
    await lengthenWaits();
    for (let index = 0; index < 10; index++) expect((await logIn()).status).toBe(429);
    expect((await logIn({ password: TEST_PASSWORD, from: address(1) })).status).toBe(200);
  });
});

test('a forged forwarded address is ignored without a proxy', async () => {
  const begun = Date.now();
  const statuses = await statusesOf(
    strangers.map((email, index) => ({ by: other, email, forwardedFor: address(index) })),
  );
  expectBound(checkedAmong(statuses), NETWORK_TRIES, begun);
});

test('forgotten tries are deleted', async () => {
  for (const [index, email] of strangers.slice(0, 20).entries()) await logIn({ email, from: address(index) });
  await letPass(24 * 3600);
  await openSignInGuard(one.db).tryRegister({
    network: '198.51.100.9',
    device: 'here',
    email: 'new@example.org',
  });
  const stored = await one.db.selectFrom('sign_in_tries').select('key').execute();
  const kinds = stored.map(({ key }) => key.split(' ')[0] ?? '');
  expect(kinds.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'mail',
    'registrations',
    'registrations',
  ]);
});

test('emails are not stored', async () => {
  await logIn();
  await logIn({ password: TEST_PASSWORD });
  const stored = await one.db.selectFrom('sign_in_tries').select('key').execute();
  expect(JSON.stringify(stored)).not.toContain(anna.email.split('@')[0]);
});
