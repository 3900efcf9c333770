import { describe, expect, test } from 'vitest';
import { readLive } from '../testing/app/live-reader.ts';
import { appForFile, TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import { aRequest, studRequestInput, aStud, makeFit, studPair } from '../testing/builders/breeding.ts';
import { aCase, operatorOf, suspend, undo } from '../testing/builders/moderation.ts';
import { aPicture, changePicture } from '../testing/builders/pictures.ts';
import { aFedHorse, leaveCoins } from '../testing/builders/stable.ts';
import { aListing, buyListing } from '../testing/builders/trade.ts';

const app = await appForFile();
const operator = await operatorOf(app);
const HOUR = 3_600;

const page = async (id: string, reader: TestPlayer) =>
  (await reader.call('GET /api/players/:id', { params: { id } })).body;
const logIn = ({ email }: TestPlayer) =>
  app.call('POST /api/auth/login', { body: { email, password: TEST_PASSWORD } });

describe('a suspended account', () => {
  test('is told by every call why and until when, and its stream ends', async () => {
    const anna = await app.newPlayer();
    const reader = await readLive(app, anna);
    await suspend(app, anna, 24);
    await reader.ended;
    const refused = { status: 403, body: { code: 'SUSPENDED' } };
    const calls = ['GET /api/auth/me', 'GET /api/horses', 'GET /api/live', 'POST /api/auth/logout'] as const;
    for (const route of calls) expect(await anna.call(route)).toMatchObject(refused);
    const tried = await logIn(anna);
    expect(tried).toMatchObject(refused);
    expect(tried.body.message).toMatch(
      /^This account is suspended until \d+ \w+ \d{4} at \d\d:\d\d UTC\. The reason: Please keep it kind\.$/,
    );
    const wrong = { email: anna.email, password: 'not the password' };
    expect(await app.call('POST /api/auth/login', { body: wrong })).toMatchObject({ status: 401 });
    await app.pass(24 * HOUR + 1);
    expect(await anna.call('GET /api/auth/me')).toMatchObject({ status: 200 });
  });

  test('hides bio, picture and player shop, and neither sells nor breeds', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    await leaveCoins(app, bert, 20_000, 20_000);
    await leaveCoins(app, anna, 20_000, 20_000);
    await anna.call('PATCH /api/user/shop-name', { body: { shopName: 'Hollow Lane' } });
    await changePicture(app, anna, await aPicture());
    const listing = await aListing(anna, 1_500);
    const stud = await aStud(app, anna);
    const mare = await aFedHorse(bert);
    await makeFit(app, mare);
    const before = (await bert.call('GET /api/auth/me')).body.coins;
    const request = await aRequest(bert, mare, stud);
    const decision = await suspend(app, anna);

    expect(await page(anna.id, bert)).toMatchObject({
      username: anna.username,
      description: '',
      shopName: '',
      profilePicture: null,
      onSaleCount: 0,
    });
    const { body: decided } = await operator.call('GET /api/admin/decisions', { query: { limit: 1 } });
    const params = { id: decided[0]?.caseId };
    const { body: seen } = await operator.call('GET /api/admin/cases/:id', { params });
    expect(seen).toMatchObject({ current: seen.seen, suspension: { until: null } });
    expect(await buyListing(bert, listing, 1_500)).toMatchObject({
      status: 409,
      body: { code: 'NOT_FOR_SALE' },
    });
    expect((await bert.call('GET /api/auth/me')).body.coins).toBe(before);
    expect(
      await bert.call('POST /api/stud-requests/:id/withdraw', { params: { id: request } }),
    ).toMatchObject({
      body: { code: 'REQUEST_CLOSED' },
    });
    const { body: mates } = await bert.call('GET /api/horses/:id/mates', { params: { id: mare } });
    expect(JSON.stringify(mates)).not.toContain(stud);
    for (const query of [{ username: anna.username }, {}]) {
      const { body } = await bert.call('GET /api/search/players', { query });
      expect(body.find(({ id }) => id === anna.id)?.profilePicture ?? null).toBeNull();
    }

    await undo(app, decision);
    expect(await page(anna.id, bert)).toMatchObject({ shopName: 'Hollow Lane' });
    expect(await anna.call('GET /api/auth/me')).toMatchObject({ status: 200 });
  });

  test('hides the note of a request answered earlier', async () => {
    const pair = await studPair(app);
    const { params, body } = studRequestInput(pair);
    const sent = await pair.by.call('POST /api/studs/:id/requests', {
      params,
      body: { ...body, note: 'Please, she is lovely.' },
    });
    await pair.owner.call('POST /api/stud-requests/:id/decline', { params: { id: sent.body.request.id } });
    const notes = async () => {
      const query = { status: 'answered' };
      const { body: requests } = await pair.owner.call('GET /api/stud-requests', { query });
      return requests.map(({ note }) => note);
    };
    expect(await notes()).toEqual(['Please, she is lovely.']);
    await suspend(app, pair.by);
    expect(await notes()).toEqual(['']);
  });

  test('is no operator', async () => {
    const caseId = await aCase(app, operator);
    const body = { action: 'suspend', why: 'A coup.' };
    const params = { id: caseId };
    expect(await operator.call('POST /api/admin/cases/:id/decide', { params, body })).toMatchObject({
      status: 409,
      body: { code: 'OPERATOR' },
    });
  });
});
