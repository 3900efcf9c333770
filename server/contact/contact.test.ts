import { expect, test } from 'vitest';
import { MOST_MESSAGES_OF_EMAIL, MOST_MESSAGES_OF_NETWORK } from '../../game/contact/contact.ts';
import { atOnce } from '../testing/at-once.ts';
import { everyPage } from '../testing/app/requests.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { operatorOf } from '../testing/builders/moderation.ts';

const app = await appForFile();
const operator = await operatorOf(app);
const DAY = 86_400;

const write = (body: object) =>
  app.call('POST /api/contact', {
    body: { name: 'Ada', email: 'ada@example.org', message: 'My horse is blue.', ...body },
  });
const listed = async (show: 'open' | 'done' = 'open') =>
  (await operator.call('GET /api/admin/contact', { query: { show } })).body;

test('a message reaches the admin desk and the host’s mail, is marked as done, and reopened', async () => {
  expect(await write({ name: ' Ada\n Lovelace ' })).toMatchObject({ status: 200 });
  const [message] = await listed();
  expect(message).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    message: 'My horse is blue.',
    handledAt: null,
  });
  expect((await operator.call('GET /api/admin')).body.contact).toBe(1);
  expect(await app.mailsTo('people@fetlock.test')).toMatchObject([
    { subject: 'Message from Ada Lovelace', replyTo: 'ada@example.org' },
  ]);
  const params = { id: message?.id };
  await operator.call('PUT /api/admin/contact/:id', { params, body: { handled: true } });
  expect(await listed()).toEqual([]);
  const [done] = await listed('done');
  expect(done).toMatchObject({ id: message?.id, handledAt: app.clock.now().toISOString() });
  await operator.call('PUT /api/admin/contact/:id', { params, body: { handled: false } });
  expect(await listed()).toMatchObject([{ id: message?.id, handledAt: null }]);
});

test('a message sent twice with one id, also concurrently, is stored and counted once', async () => {
  const sent = { email: 'twice@example.org', sendId: crypto.randomUUID() };
  const answers = await atOnce(10, () => write(sent));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await listed()).filter(({ email }) => email === sent.email)).toHaveLength(1);
  const mails = await app.mailsTo('people@fetlock.test');
  expect(mails.filter(({ replyTo }) => replyTo === sent.email)).toHaveLength(1);
});

test('an email address has a daily limit, also concurrently and in any spelling', async () => {
  const answers = await atOnce(MOST_MESSAGES_OF_EMAIL + 3, (index) =>
    write({ email: index % 2 === 0 ? 'much@example.org' : 'MUCH@example.org' }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_MESSAGES_OF_EMAIL);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  await app.pass(DAY);
  expect(await write({ email: 'much@example.org' })).toMatchObject({ status: 200 });
});

test('a network has a daily limit', async () => {
  await app.pass(DAY);
  const statuses: number[] = [];
  for (let index = 0; index <= MOST_MESSAGES_OF_NETWORK; index++)
    statuses.push((await write({ email: `pupil${index}@example.org` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_MESSAGES_OF_NETWORK);
  expect(statuses.at(-1)).toBe(429);
});

test('every message is on one of the pages', async () => {
  const all = await listed();
  const pages = await everyPage<(typeof all)[number]>(
    app,
    operator,
    'GET /api/admin/contact',
    '/api/admin/contact?limit=3',
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flat()).toEqual(all);
});

test('deletes messages after a year, and counters after their day', async () => {
  await app.pass(366 * DAY);
  await write({ email: 'late@example.org' });
  expect((await listed()).map(({ email }) => email)).toEqual(['late@example.org']);
  const counters = await app.db.selectFrom('contact_counts').select('day').execute();
  expect(counters).toHaveLength(2);
});
