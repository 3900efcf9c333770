import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallShape } from '../../contract/call.ts';
import { EVERY_CALL } from '../../contract/contract.ts';
import { filtersOf } from './read-request.ts';
import { addressOf, sendRaw } from '../testing/app/requests.ts';
import { aWriter } from '../testing/builders/mail.ts';
import { awayDirectory } from '../testing/database/directory.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';

const app = await appForFile({ directory: awayDirectory('hill') });
let anna: TestPlayer;
let signedIn: Record<string, string>;
beforeAll(async () => {
  anna = await aWriter(app);
  signedIn = { authorization: `Bearer ${anna.token}` };
});

const named = (calls: readonly CallShape[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);
const FOR_PLAYERS = EVERY_CALL.filter(({ access }) => access === 'player');
/** Where something has to be said. */
const WITH_BODY = EVERY_CALL.filter(({ body }) => body?.safeParse({}).success === false);
const WITH_ID = EVERY_CALL.filter(({ params }) => {
  const { id } = (params && z.toJSONSchema(params, { io: 'input' }).properties) ?? {};
  return typeof id === 'object' && id.format === 'uuid';
});
const FILTERED = EVERY_CALL.filter(({ method, query }) => method === 'GET' && query);
const PAGED = EVERY_CALL.filter(({ paged }) => paged);

describe.each(named(FOR_PLAYERS))('%s', (_, call) => {
  const nobody = { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Please log in first.' } };

  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a token of another shape', { authorization: "Bearer ' or true --" }],
    ['a name and a password', { authorization: `Basic ${btoa('anna:secret')}` }],
  ])('is not for visitors with %s, whatever they send', async (_, headers: Record<string, string>) => {
    const json = { ...headers, 'content-type': 'application/json' };
    expect(await sendRaw(app, call, { headers })).toMatchObject(nobody);
    const nonsense = call.method === 'GET' ? {} : { payload: '{"quantity":-1}' };
    expect(await sendRaw(app, call, { headers: json, ...nonsense })).toMatchObject(nobody);
  });
});

describe.each(named(FILTERED))('%s', (_, call) => {
  test('refuses a filter that it does not have, and names those that it has', async () => {
    const names = filtersOf(call);
    expect(names.length).toBeGreaterThan(0);
    for (const name of ['nmae', '__proto__x', 'filter`$&'])
      expect(
        await sendRaw(app, call, {
          headers: signedIn,
          url: `${addressOf(call)}?${encodeURIComponent(name)}=zzzz`,
        }),
      ).toMatchObject({
        status: 400,
        body: {
          code: 'INVALID_INPUT',
          message: `There is no filter \`${name}\`. There are: ${names.join(', ')}.`,
        },
      });
  });
});

describe.each(named(WITH_BODY))('%s', (route, call) => {
  const post = (payload: string, type = 'application/json') => {
    const headers = { ...signedIn, 'content-type': type };
    return sendRaw(app, call, { headers, payload });
  };

  test.each(['', '{}', 'null', '[]', '[{}]', '"text"', '1', 'true', '{"constructor":{}}'])(
    'refuses the body %s',
    async (payload) => {
      expect(await post(payload)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    },
  );

  test.each(['{', '{"a":1,}', 'a=1&b=2', '\u0000', '{"__proto__":{"admin":true}}'])(
    'cannot read %j',
    async (payload) => {
      const message = 'That request could not be read.';
      expect(await post(payload)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'a'])(
    'is not sent as %s',
    async (type) => {
      const message = 'Requests with a body are sent as JSON.';
      expect(await post('{}', type)).toMatchObject({ status: 415, body: { code: 'INVALID_INPUT', message } });
    },
  );

  test('takes 64 KB and no more', async () => {
    const ofLength = (bytes: number) => JSON.stringify({ padding: 'x'.repeat(bytes - 14) });
    expect(ofLength(100)).toHaveLength(100);
    expect(await post(ofLength(64 * 1024))).toMatchObject({ status: 400 });
    const message = 'That is too large.';
    expect(await post(ofLength(64 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message },
    });
  });

  test(`names the problem in a sentence`, async () => {
    const { body } = await post('{}');
    expect(body.message, route).toMatch(/^[A-Za-z_]+[: ].*\w/);
  });
});

describe.each(named(WITH_ID))('%s', (_, call) => {
  test.each(['1', 'me', '-1', "' or 1=1 --", '0190a000-0000-7000-8000', '\u0000', '%', '..%2f..', 'NaN'])(
    'refuses the id %j',
    async (id) => {
      const answer = await sendRaw(app, call, { url: addressOf(call, id), headers: signedIn });
      const message = 'That is not a valid id.';
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
    },
  );
});

describe.each(named(PAGED))('%s', (_, call) => {
  const nonsense = [
    '0',
    '-1',
    '1001',
    '1.5',
    '1e308',
    '9007199254740993',
    'all',
    '',
    'null',
    'NaN',
    '1&limit=2',
    '%00',
  ];
  test.each(nonsense)('refuses limit=%s', async (limit) => {
    const answer = await sendRaw(app, call, { url: `${addressOf(call)}?limit=${limit}`, headers: signedIn });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  test.each([
    'before=yesterday',
    'after=today',
    'offset=-1',
    'offset=1e308',
    'status=lost',
    'horse_id=1',
    'discipline=polo',
  ])('refuses %s', async (query) => {
    const answer = await sendRaw(app, call, { url: `${addressOf(call)}?${query}`, headers: signedIn });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('calls without a body', () => {
  const bodiless = EVERY_CALL.filter(({ method, body }) => method === 'POST' && !body);
  test('include at least these two', () => {
    const paths = ['/api/auth/logout', '/api/goldsmith/salary'];
    expect(bodiless.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  });

  const json = { 'content-type': 'application/json' };
  test.each([
    ['an empty body that is called JSON', { headers: json, payload: '' }],
    ['an empty object', { headers: json, payload: '{}' }],
    ['no body that is called JSON', { headers: { ...json, 'content-length': '0' } }],
    ['nothing at all', {}],
  ])('take %s', async (_, raw: { headers?: Record<string, string>; payload?: string }) => {
    for (const call of bodiless.filter(({ params }) => !params)) {
      const player = await app.newPlayer();
      const headers = { ...raw.headers, authorization: `Bearer ${player.token}` };
      const { status } = await sendRaw(app, call, { ...raw, headers });
      // There may be nothing to act on.
      expect([200, 409], call.path).toContain(status);
    }
  });
});
