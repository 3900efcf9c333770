import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile({ rateLimit: true });
let anna: TestPlayer;
beforeEach(async () => {
  await app.db.deleteFrom('sign_in_tries').execute();
  anna = await app.newPlayer();
});

test('thirty accounts may be opened from one network at once, then more slowly', async () => {
  const statuses = [];
  for (let index = 0; index < 33; index++) {
    const username = `Pupil ${index}`;
    const body = { username, email: `pupil${index}@example.org`, password: 'bran mash 7', guild: 'rider' };
    statuses.push((await app.call('POST /api/auth/register', { body })).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429, 429]);
});

test('networks of IPv6 count for themselves and for the site around them', async () => {
  for (const remoteAddress of ['2001:db8:5:1::1', '2001:db8:5:2::1', '192.0.2.99']) {
    const sent = { method: 'POST', url: '/api/auth/login', remoteAddress } as const;
    await app.http.inject({ ...sent, payload: { email: anna.email, password: 'wrong horse' } });
    const email = `of.${remoteAddress.replaceAll(/\W+/g, '-')}@example.org`;
    await app.http.inject({ ...sent, url: '/api/auth/forgot-username', payload: { email } });
  }
  const rows = await app.db.selectFrom('sign_in_tries').select(['key', 'tries']).execute();
  const tries = Object.fromEntries(rows.map((row) => [row.key, row.tries]));
  const counted = (key: string) => Math.ceil(tries[key] ?? 0);
  for (const what of ['network', 'recoveries']) {
    expect(counted(`${what} 2001:db8:5:1::/64`)).toBe(1);
    expect(counted(`${what} 2001:db8:5::/48`)).toBe(2);
    expect(counted(`${what} 192.0.2.99`)).toBe(1);
  }
});

describe('a registration', () => {
  let school = '';
  let schools = 0;
  beforeEach(() => {
    school = `192.0.2.${(schools += 1)}`;
  });

  const register = async (username: string, email: string) => {
    const body = { username, email, password: 'bran mash 7', guild: 'rider' };
    const { statusCode, json } = await app.http.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: school,
      payload: body,
    });
    return { status: statusCode, code: json<{ code?: string }>().code };
  };

  test('is not counted if the username was refused, so a class can register despite taken names', async () => {
    expect((await register('Admin', 'pupil@class.example')).code).toBe('USERNAME_RESERVED');
    for (let index = 0; index < 22; index++)
      expect((await register(anna.username, `pupil${index}@class.example`)).code).toBe('USERNAME_TAKEN');
    for (let index = 0; index < 30; index++) {
      const { status } = await register(`Classmate ${index}`, `pupil${index}@class.example`);
      expect(status).toBe(200);
    }
  });

  test('with an address of somebody else is not refused, and mails that address a few times only', async () => {
    const statuses = [];
    for (let index = 0; index < 8; index++)
      statuses.push((await register(`Prober ${index}`, anna.email.toUpperCase())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(statuses.at(-1)).toBe(429);
  });
});
