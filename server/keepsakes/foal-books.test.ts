import { expect, test } from 'vitest';
import { appForFile, appForTest, type TestPlayer } from '../testing/app/test-app.ts';
import { lastMail } from '../testing/builders/accounts.ts';
import { aMare, aStallion, cover, DAY_SECONDS } from '../testing/builders/breeding.ts';
import { aHorse, leaveCoins, useMagic } from '../testing/builders/stable.ts';

const app = await appForFile();

async function aFoal(player: TestPlayer, on = app): Promise<string> {
  const [mare, stallion] = [await aMare(on, player), await aStallion(on, player)];
  expect(await cover(player, mare, stallion)).toMatchObject({ status: 200 });
  await on.pass(3 * DAY_SECONDS);
  const { body } = await player.call('GET /api/horses/:id/children', { params: { id: mare } });
  const id = body[0]?.id ?? '';
  const name = await player.call('PATCH /api/horses/:id/name', { params: { id }, body: { name: 'Clover' } });
  expect(name.status).toBe(200);
  return id;
}

async function aBreeder(): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await leaveCoins(app, player, 40_000);
  return player;
}

const bookOf = async (player: TestPlayer, id: string) =>
  (await player.call('GET /api/horses/:id/foal-book', { params: { id } })).body;
const written = async (player: TestPlayer, id: string) =>
  (await bookOf(player, id)).pages.filter((page) => page.written !== null).map(({ page }) => page);
const growth = async (player: TestPlayer) =>
  (await player.call('GET /api/news', { query: { topic: 'foals' } })).body.filter(
    ({ title }) => !title.includes('foaled'),
  );

test('a foal gains a page at each age, told once in the news and in its history', async () => {
  const anna = await aBreeder();
  const foal = await aFoal(anna);
  expect(await written(anna, foal)).toEqual(['birth']);
  expect(await growth(anna)).toEqual([]);
  for (const [days, pages] of [
    [2.5, ['birth', 'weaned']],
    [2.5, ['birth', 'weaned', 'one']],
    [5, ['birth', 'weaned', 'one', 'two']],
    [5, ['birth', 'weaned', 'one', 'two', 'three']],
  ] as const) {
    await app.pass(days * DAY_SECONDS);
    expect(await written(anna, foal)).toEqual(pages);
  }
  await app.pass(20 * DAY_SECONDS);
  const news = await growth(anna);
  expect(news.map(({ title }) => title)).toEqual([
    'Clover is three years old',
    'Clover is two years old',
    'Clover is one year old',
    'Clover is weaned',
  ]);
  expect(news[0]).toMatchObject({ topic: 'foals', href: `/horses/${foal}/body`, horse: { id: foal } });
  expect(news[1]).toMatchObject({ href: `/horses/${foal}/foal-book` });
  const { body: history } = await anna.call('GET /api/horses/:id/history', { params: { id: foal } });
  expect(history.filter(({ kind }) => kind === 'grew').map(({ details }) => details)).toEqual([
    'Three years old',
    'Two years old',
    'One year old',
    'Weaned',
  ]);
});

test('each picture is of its age, and those to come are not given away', async () => {
  const anna = await aBreeder();
  const foal = await aFoal(anna);
  await app.pass(6 * DAY_SECONDS);
  const { pages } = await bookOf(anna, foal);
  expect(pages.map(({ written: page }) => page?.look.ageInMonths)).toEqual([0, 6, 12, undefined, undefined]);
  for (const { written: page, dueAt } of pages) {
    if (page) expect(page.date).toMatch(/^\d+ \w+, Year \d+$/);
    else expect(Date.parse(dueAt)).toBeGreaterThan(app.clock.now().getTime());
  }
  expect(JSON.stringify(pages)).not.toContain('genotype');
});

test('what the parents promised is kept, whatever becomes of them', async () => {
  const anna = await aBreeder();
  const foal = await aFoal(anna);
  const { promises: before } = await bookOf(anna, foal);
  const { body: card } = await anna.call('GET /api/horses/:id/card', { params: { id: foal } });
  for (const { discipline, became } of before ?? [])
    expect(became).toBe(card.aptitude.find((one) => one.discipline === discipline)?.points);
  const parents = app.db.selectFrom('horses').select(['id', 'talent']).where('ownerId', '=', anna.id);
  const known = await parents.where('id', '<>', foal).execute();
  const change = (id: string, talent: number[]) =>
    app.db.updateTable('horses').set({ talent }).where('id', '=', id).execute();
  for (const { id } of known) await change(id, [1, 2, 3, 4, 5, 6, 7]);
  expect((await bookOf(anna, foal)).promises).toEqual(before);
  for (const { id, talent } of known) await change(id, talent);
});

test('pages that an hourglass skips come together', async () => {
  const anna = await aBreeder();
  const foal = await aFoal(anna);
  expect(await useMagic(anna, foal, { item: 'hourglass' })).toMatchObject({ status: 200 });
  await app.pass(0);
  const [news, ...others] = await growth(anna);
  expect(others).toEqual([]);
  expect(news?.title).toBe('Clover is one year old');
  expect(news?.text).toMatch(/^2 new pages in (?:her|his) book: weaned and one year\. /);
  expect(await written(anna, foal)).toEqual(['birth', 'weaned', 'one']);
});

test('the book of a horse from outside begins when it came', async () => {
  const anna = await app.newPlayer();
  const horse = await aHorse(anna);
  expect(await bookOf(anna, horse)).toMatchObject({
    pages: [{ page: 'came', written: { date: expect.stringMatching(/Year \d+$/) } }],
    promises: null,
  });
  expect((await anna.call('GET /api/horses/:id/foal-book', { params: { id: anna.id } })).body.code).toBe(
    'HORSE_NOT_FOUND',
  );
});

test('others read the book too, and nobody is told twice by two processes', async () => {
  const anna = await aBreeder();
  const foal = await aFoal(anna);
  const other = await appForTest({ database: app.database });
  await Promise.all([app.pass(2.5 * DAY_SECONDS), other.pass(0)]);
  expect(await growth(anna)).toHaveLength(1);
  const stranger = await app.newPlayer();
  expect(await written(stranger, foal)).toEqual(['birth', 'weaned']);
  expect(await growth(stranger)).toEqual([]);
});

test('mails come to those who asked for them, to a confirmed address, until they ask no more', async () => {
  const anna = await aBreeder();
  const email = anna.email;
  const mails = async () => (await app.mailsTo(email)).filter(({ subject }) => subject.includes(' is '));
  expect((await anna.call('GET /api/news/state')).body.mailsFoals).toBe(false);
  const foal = await aFoal(anna);
  await app.pass(2.5 * DAY_SECONDS);
  expect(await mails()).toEqual([]);

  const on = await anna.call('PUT /api/news/mails-foals', { body: { mailsFoals: true } });
  expect(on).toMatchObject({ status: 200, body: { mailsFoals: true } });
  await app.pass(2.5 * DAY_SECONDS);
  const mail = await lastMail(app, email, 'Clover is one year old');
  expect(mail.text).toContain(`/horses/${foal}/foal-book`);
  expect(mail.text).toContain('turn them off');

  await anna.call('PUT /api/news/mails-foals', { body: { mailsFoals: false } });
  await app.pass(5 * DAY_SECONDS);
  expect(await mails()).toHaveLength(1);
});
