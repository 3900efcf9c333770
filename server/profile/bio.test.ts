import { expect, test } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { appForFile } from '../testing/app/test-app.ts';

const app = await appForFile();
const anna = await app.newPlayer();

const write = (bio: unknown) => anna.call('PATCH /api/user/bio', { body: { bio } });
const read = async () => (await anna.call('GET /api/user')).body.bio;

test('About My Stable is empty until written', async () => {
  expect(await read()).toBe('');
  const { status, body } = await write('  Blacks & greys.\r\n<b>No sales</b>, please — Ωραία!  ');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: anna.id, bio: 'Blacks & greys.\n<b>No sales</b>, please — Ωραία!' });
  expect(await read()).toBe(body.bio);
  expect((await write('')).body.bio).toBe('');
});

test('the longest texts are accepted in any script', async () => {
  for (const bio of ['x'.repeat(1000), '🐴'.repeat(1000), '馬'.repeat(1000)]) {
    expect((await write(bio)).body.bio).toBe(bio);
  }
});

test.each<[unknown, string]>([
  ['x'.repeat(1001), 'About My Stable has at most 1,000 characters.'],
  ['🐴'.repeat(1001), 'About My Stable has at most 1,000 characters.'],
  ['a\u0000b', 'About My Stable must not contain invisible characters.'],
  ['\ud800', 'About My Stable must not contain invisible characters.'],
  [undefined, 'Please send the text of About My Stable.'],
  [null, 'Please send the text of About My Stable.'],
  [7, 'Please send the text of About My Stable.'],
  [{ toString: 'x' }, 'Please send the text of About My Stable.'],
])('%j is refused with a sentence', async (bio, message) => {
  const before = await read();
  expect(await write(bio)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
  expect(await read()).toBe(before);
});

test('of concurrent texts, one is stored, whole', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `Text ${index} `.repeat(50).trim());
  const answers = await atOnce(texts.length, (index) => write(texts[index]));
  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
  expect(texts).toContain(await read());
});
