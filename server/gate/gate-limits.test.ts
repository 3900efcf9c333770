import { beforeEach, expect, test } from 'vitest';
import { GUEST_TRIES } from '../accounts/try-rules.ts';
import { appForFile } from '../testing/app/test-app.ts';
import type { Route, TestInput } from '../testing/app/test-app.ts';

const app = await appForFile({ rateLimit: true });
let network = '';
let networks = 0;
beforeEach(() => {
  network = `192.0.2.${(networks += 1)}`;
});

/** From the network of the test, with the cookies of one browser. */
async function send<R extends Route>(
  route: R,
  sent: TestInput<R> = {},
  { token, cookie }: { readonly token?: string; readonly cookie?: string } = {},
) {
  const [method, url] = route.split(' ') as ['GET' | 'POST', string];
  const answer = await app.http.inject({
    method,
    url,
    remoteAddress: network,
    ...('body' in sent && { payload: sent.body as object }),
    ...('query' in sent && { query: sent.query as Record<string, string> }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) },
  });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
}

async function begin(cookie?: string) {
  const { body } = await send('GET /api/gate/own', {}, { token: (await app.newPlayer()).token });
  const choice = { token: body.token, nth: 0, horseName: 'Rowan' };
  return send('POST /api/auth/guest', { body: choice }, cookie === undefined ? {} : { cookie });
}

test('a network draws thirty gates; then it sees a picture, the same for everybody, until it registers', async () => {
  const tokens = new Set<string>();
  for (let drawn = 0; drawn < 30; drawn++) tokens.add((await send('GET /api/gate')).body.token);
  expect(tokens.size).toBe(30);
  const [picture, again] = [(await send('GET /api/gate')).body, (await send('GET /api/gate')).body];
  expect(picture.token).toBeNull();
  expect(picture.horses).toHaveLength(3);
  expect(again).toEqual(picture);
  const [known = ''] = tokens;
  expect((await send('GET /api/gate', { query: { token: known } })).body.token).toBe(known);
  const { token } = await app.newPlayer();
  expect((await send('GET /api/gate/own', {}, { token })).body.token).toEqual(expect.any(String));
});

test('a network begins thirty guests; then the form comes first, and a refused name is not counted', async () => {
  const choice = { nth: 0, horseName: 'Fucking horse' };
  for (let refused = 0; refused < 3; refused++) {
    const { token } = (await send('GET /api/gate')).body;
    const { body } = await send('POST /api/auth/guest', { body: { ...choice, token } });
    expect(body.code).toBe('UNKIND_WORDS');
  }
  for (let begun = 0; begun < GUEST_TRIES.free; begun++) expect((await begin()).status).toBe(200);
  expect((await begin()).body.code).toBe('REGISTER_FIRST');
});

test('keeping counts as a registration of the browser', async () => {
  const statuses = [];
  let cookie: string | undefined;
  for (let index = 0; index < 8; index++) {
    const begun = await begin(cookie);
    const found = begun.cookies.find(({ name }) => name.endsWith('registrations'));
    cookie ??= found && `${found.name}=${found.value}`;
    const body = {
      username: `Kept ${index}`,
      email: `kept${index}@example.org`,
      password: 'bran mash 7 rosa',
    };
    const kept = await send(
      'POST /api/guest/keep',
      { body },
      { token: begun.body.token, ...(cookie !== undefined && { cookie }) },
    );
    statuses.push(kept.status);
  }
  expect(cookie).toBeDefined();
  expect(statuses).toEqual([...Array<number>(6).fill(200), 429, 429]);
});
