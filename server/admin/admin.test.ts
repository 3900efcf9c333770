import { sql } from 'kysely';
import { expect, test, describe } from 'vitest';
import { everyPage } from '../testing/app/requests.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aStud, makeFit } from '../testing/builders/breeding.ts';
import { aCase, decide, mute, operatorOf, report, undo } from '../testing/builders/moderation.ts';
import { aPicture, changePicture } from '../testing/builders/pictures.ts';
import { aFedHorse, aHorse, leaveCoins } from '../testing/builders/stable.ts';

const app = await appForFile();
const operator = await operatorOf(app);
const HOUR = 3_600;

const page = async (id: string, reader: TestPlayer = operator) =>
  (await reader.call('GET /api/players/:id', { params: { id } })).body;
const caseOf = async (id: string) =>
  (await operator.call('GET /api/admin/cases/:id', { params: { id } })).body;
const openCases = async (order = 'reports') =>
  (await operator.call('GET /api/admin/cases', { query: { order } })).body;

describe('for everybody who is no operator', () => {
  test('the admin desk does not exist', async () => {
    const anna = await app.newPlayer();
    const params = { id: await aCase(app, await app.newPlayer()) };
    const body = { action: 'dismiss', why: 'So.' };
    expect(await anna.call('GET /api/admin')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await anna.call('GET /api/admin/cases/:id', { params })).toMatchObject({ status: 404 });
    expect(await anna.call('POST /api/admin/cases/:id/decide', { params, body })).toMatchObject({
      status: 404,
    });
    expect((await anna.call('GET /api/moderation')).body.isOperator).toBe(false);
    expect((await operator.call('GET /api/moderation')).body.isOperator).toBe(true);
  });
});

describe('a report', () => {
  test('of one text counts once per player, and the most reported case comes first', async () => {
    const [anna, bert, carl] = [await app.newPlayer(), await app.newPlayer(), await app.newPlayer()];
    const once = await aCase(app, await app.newPlayer());
    await anna.call('PATCH /api/user/shop-name', { body: { shopName: 'Ugly Ponies Only' } });
    for (const reporter of [bert, bert, carl])
      expect(await report(reporter, 'shop_name', anna.id, { comment: 'Mean.' })).toMatchObject({
        status: 200,
      });
    const [first] = await openCases();
    expect(first).toMatchObject({
      kind: 'shop_name',
      seen: 'Ugly Ponies Only',
      reports: 2,
      reason: 'unkind',
    });
    const whole = await caseOf(first?.id ?? '');
    expect(whole).toMatchObject({ current: 'Ugly Ponies Only', level: 1, earlier: 0, decisions: [] });
    expect(whole.voices.map(({ by, comment }) => [by, comment])).toEqual(
      expect.arrayContaining([
        [bert.username, 'Mean.'],
        [carl.username, 'Mean.'],
      ]),
    );
    expect((await openCases('newest')).map(({ id }) => id).indexOf(once)).toBe(1);
    await app.pass(60);
    await anna.call('PATCH /api/user/shop-name', { body: { shopName: 'Pretty Ponies' } });
    expect((await caseOf(first?.id ?? '')).current).toBe('Pretty Ponies');
  });

  test('every report is on one of the pages', async () => {
    for (let index = 0; index < 3; index++) await aCase(app, await app.newPlayer());
    for (const order of ['reports', 'newest']) {
      const all = await openCases(order);
      const url = `/api/admin/cases?order=${order}&limit=2`;
      const pages = await everyPage<(typeof all)[number]>(app, operator, 'GET /api/admin/cases', url);
      expect(pages.flat()).toEqual(all);
    }
  });
});

describe('a removal and its undo', () => {
  test('empty a bio', async () => {
    const anna = await app.newPlayer();
    const decision = await decide(app, await aCase(app, anna, 'Nobody likes you.'), 'remove');
    expect(await page(anna.id)).toMatchObject({ description: '' });
    expect((await anna.call('GET /api/moderation')).body.decisions).toMatchObject([
      { action: 'remove', kind: 'bio', why: 'Please keep it kind.' },
    ]);
    expect(await undo(app, decision)).toMatchObject({ status: 200 });
    expect(await page(anna.id)).toMatchObject({ description: 'Nobody likes you.' });
    expect((await anna.call('GET /api/moderation')).body.decisions).toEqual([]);
  });

  test('are refused once the text has changed', async () => {
    const anna = await app.newPlayer();
    const caseId = await aCase(app, anna, 'Nobody likes you.');
    const decision = await decide(app, caseId, 'remove');
    await anna.call('PATCH /api/user/bio', { body: { bio: 'Sorry.' } });
    expect(await undo(app, decision)).toMatchObject({ status: 409, body: { code: 'CHANGED_SINCE' } });
    expect(await page(anna.id)).toMatchObject({ description: 'Sorry.' });
  });

  test('rename a player', async () => {
    const anna = await app.newPlayer();
    await report(await app.newPlayer(), 'username', anna.id);
    const found = (await openCases()).find(
      ({ player, kind }) => kind === 'username' && player.id === anna.id,
    );
    const decision = await decide(app, found?.id ?? '', 'remove');
    expect((await page(anna.id)).username).toMatch(/^Rider \d{6}$/);
    expect((await undo(app, decision)).status).toBe(200);
    expect((await page(anna.id)).username).toBe(anna.username);
  });

  test('rename a horse, also in its history', async () => {
    const anna = await app.newPlayer();
    const id = await aHorse(anna, { name: 'Juniper' });
    await anna.call('PATCH /api/horses/:id/name', { params: { id }, body: { name: 'Bert Smells' } });
    await report(await app.newPlayer(), 'horse_name', id);
    const found = (await openCases('newest')).find(({ seen }) => seen === 'Bert Smells');
    expect(found?.player.id).toBe(anna.id);
    const decision = await decide(app, found?.id ?? '', 'remove');
    const pages = async () =>
      JSON.stringify([
        (await operator.call('GET /api/horses/:id/card', { params: { id } })).body,
        (await operator.call('GET /api/horses/:id/history', { params: { id } })).body,
      ]);
    expect(await pages()).not.toContain('Bert Smells');
    await undo(app, decision);
    expect(await pages()).toContain('Renamed from Juniper to Bert Smells');
  });

  test('remove a picture, whose address is then not found', async () => {
    const anna = await app.newPlayer();
    await changePicture(app, anna, await aPicture());
    const { profilePicture } = await page(anna.id);
    await report(await app.newPlayer(), 'picture', anna.id);
    const found = (await openCases('newest')).find(({ player }) => player.id === anna.id);
    expect(found?.seen).toBe(profilePicture);
    const there = async () => (await app.http.inject(profilePicture ?? '')).statusCode;
    expect(await there()).toBe(200);
    const decision = await decide(app, found?.id ?? '', 'remove');
    expect((await page(anna.id)).profilePicture).toBeNull();
    expect(await there()).toBe(404);
    expect((await undo(app, decision)).status).toBe(200);
    expect((await page(anna.id)).profilePicture).toBe(profilePicture);
    expect(await there()).toBe(200);
  });
});

describe('a muted player', () => {
  test('may do everything but write notes until the mute ends', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    await leaveCoins(app, anna, 20_000, 20_000);
    const mare = await aFedHorse(anna);
    await makeFit(app, mare);
    const stud = await aStud(app, bert);
    await mute(app, anna, 24);
    const sendRequest = (note: string) =>
      anna.call('POST /api/studs/:id/requests', {
        params: { id: stud },
        body: { mareId: mare, fee: 200, note },
      });
    const refused = await sendRequest('Please!');
    expect(refused).toMatchObject({ status: 403, body: { code: 'MUTED' } });
    expect(refused.body.message).toMatch(/until \d+ \w+ \d{4} at \d\d:\d\d UTC\. The reason: Please keep/);
    expect((await anna.call('GET /api/moderation')).body.mute).toMatchObject({ why: 'Please keep it kind.' });
    await app.pass(24 * HOUR + 1);
    expect((await anna.call('GET /api/moderation')).body.mute).toBeNull();
  });

  test('is muted by the latest decision in force', async () => {
    const anna = await app.newPlayer();
    const second = await aCase(app, anna, 'And you too.');
    const first = await mute(app, anna, 24);
    const laterDecision = await decide(app, second, 'mute');
    const until = async () => (await anna.call('GET /api/moderation')).body.mute?.until;
    expect(await until()).toBeNull();
    await undo(app, laterDecision);
    expect(await until()).toMatch(/^20/);
    await undo(app, first);
    expect(await until()).toBeUndefined();
  });
});

test('a muted player buys a horse, which gets a neutral name', async () => {
  const anna = await app.newPlayer();
  await mute(app, anna, 24);
  const { body: store } = await anna.call('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
  const storeHorseId = store.tiers[0]?.horses[0]?.storeHorseId;
  const bought = { storeHorseId, horseName: 'Loud Marigold', gender: 'mare', discipline: 'halter' };
  const { status, body } = await anna.call('POST /api/store/purchase', { body: bought });
  expect(status).toBe(200);
  expect(body.horse.name).toMatch(/^Horse \d{6}$/);
  expect(JSON.stringify(await page(anna.id))).not.toContain('Marigold');
  expect(JSON.stringify((await anna.call('GET /api/transactions')).body)).not.toContain('Marigold');
  const renaming = () =>
    anna.call('PATCH /api/horses/:id/name', { params: { id: body.horse.id }, body: { name: 'Marigold' } });
  expect(await renaming()).toMatchObject({ status: 403, body: { code: 'MUTED' } });
  expect(await anna.call('PATCH /api/user/bio', { body: { bio: '' } })).toMatchObject({ status: 200 });
  await app.pass(25 * HOUR);
  expect(await renaming()).toMatchObject({ status: 200, body: { name: 'Marigold' } });
});

test('a report whose context cannot be read shows the rest', async () => {
  const id = await aCase(app, await app.newPlayer());
  for (const context of ['[{"who":1}]', '{}']) {
    await sql`update report_cases set context = ${context}::jsonb where id = ${id}`.execute(app.db);
    expect(await caseOf(id)).toMatchObject({ id, context: [] });
  }
});

test('words with any characters can be listed, and the filter still works', async () => {
  const anna = await app.newPlayer();
  const rename = (shopName: string) => anna.call('PATCH /api/user/shop-name', { body: { shopName } });
  const signs = ['eff-off', '*[eff*', 'eff(', 'eff\\', 'eff+?', '\u3164'];
  for (const list of ['refuse', 'allow'] as const)
    for (const word of signs) {
      expect(await operator.call('PUT /api/admin/words', { body: { list, word } })).toMatchObject({
        status: 200,
      });
      expect(await rename(`Fine Ponies ${signs.indexOf(word)}`)).toMatchObject({ status: 200 });
      await app.newPlayer();
    }
  for (const word of signs)
    expect(
      await operator.call('DELETE /api/admin/words/:word', { params: { word: word.normalize('NFKC') } }),
    ).toMatchObject({
      status: 200,
    });
});

describe('the log', () => {
  test('names who decided what and why, and who undid it', async () => {
    const anna = await app.newPlayer();
    const caseId = await aCase(app, anna);
    const decision = await decide(app, caseId, 'dismiss');
    expect((await openCases('newest')).map(({ id }) => id)).not.toContain(caseId);
    await undo(app, decision);
    expect((await openCases('newest')).map(({ id }) => id)).toContain(caseId);
    const { body } = await operator.call('GET /api/admin/decisions', { query: { limit: 1 } });
    expect(body).toMatchObject([
      {
        action: 'dismiss',
        kind: 'bio',
        operator: operator.username,
        why: 'Please keep it kind.',
        player: { id: anna.id },
        undone: { operator: operator.username, why: 'A mistake.' },
      },
    ]);
    expect((await anna.call('GET /api/moderation')).body.decisions).toEqual([]);
  });
});

describe('filter words', () => {
  const put = (list: string, word: string) => operator.call('PUT /api/admin/words', { body: { list, word } });
  const bio = (player: TestPlayer, text: string) =>
    player.call('PATCH /api/user/bio', { body: { bio: text } });

  test('apply at once, and are listed', async () => {
    const anna = await app.newPlayer();
    expect(await bio(anna, 'I am a Gl0rp!')).toMatchObject({ status: 200 });
    expect(await put('refuse', 'GLORP')).toMatchObject({ status: 200 });
    expect(await bio(anna, 'I am a gl0rp!')).toMatchObject({ status: 400, body: { code: 'UNKIND_WORDS' } });
    expect(await bio(anna, 'I am glorpish.')).toMatchObject({ status: 200 });
    await put('refuse', '*glorp*');
    expect(await bio(anna, 'I am glorpish.')).toMatchObject({ status: 400 });
    const { body } = await operator.call('GET /api/admin/words', { query: { list: 'refuse', limit: 1 } });
    expect(body).toMatchObject([{ word: '*glorp*', operator: operator.username }]);
    for (const word of ['*glorp*', 'glorp'])
      await operator.call('DELETE /api/admin/words/:word', { params: { word: word.normalize('NFKC') } });
    expect(await bio(anna, 'I am glorpish.')).toMatchObject({ status: 200 });
    expect(await bio(anna, 'A fan of Dick Francis.')).toMatchObject({ status: 400 });
    await put('allow', 'Dick Francis');
    expect(await bio(anna, 'A fan of Dick Francis.')).toMatchObject({ status: 200 });
  });
});

test('slow mode is stored', async () => {
  const body = { seconds: 15 };
  expect(await operator.call('PUT /api/admin/slow-mode', { body })).toMatchObject({ status: 200 });
  expect((await operator.call('GET /api/admin')).body.chatSeconds).toBe(15);
});
