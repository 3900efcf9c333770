import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buyFeed, coinsOf, leaveCoins } from '../../testing/builders/stable.ts';
import { appForFile, appForTest, type TestPlayer } from '../../testing/app/test-app.ts';
import { wholeDatabase } from '../../testing/database/whole-database.ts';

const app = await appForFile();

const FEED = { body: { feed_type: 'monthly', quantity: 1 } };
const buy = (player: TestPlayer, key: string, sent = FEED, by = app) =>
  by.call('POST /api/inventory/buy-feed', sent, player.token, key);
const seen = ({ status, body }: Awaited<ReturnType<typeof buy>>) => ({ status, body });

async function rowsOf(player: TestPlayer): Promise<{ status: number | null; body: string | null }[]> {
  const { rows } = await sql<{ status: number | null; body: string | null }>`
    select status, body from idempotency_records where account_id = ${player.id}`.execute(app.db);
  return rows;
}

test('without a key, each call happens, and nothing is stored', async () => {
  const anna = await app.newPlayer();
  const before = await coinsOf(anna);
  await buyFeed(anna, 'monthly');
  const price = before - (await coinsOf(anna));
  await buyFeed(anna, 'monthly');
  expect(before - (await coinsOf(anna))).toBe(2 * price);
  expect(await rowsOf(anna)).toEqual([]);
});

test('twice in a row: it happens once, answers the same, and names the same topics', async () => {
  const anna = await app.newPlayer();
  const first = await buy(anna, 'k');
  const after = await coinsOf(anna);
  const second = await buy(anna, 'k');
  expect(first.status).toBe(200);
  expect(seen(second)).toEqual(seen(first));
  expect(second.headers['changed-topics']).toBe(first.headers['changed-topics']);
  expect([first, second].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true']);
  expect(await coinsOf(anna)).toBe(after);
});

test('an idempotency record that cannot be read counts as none, and nothing happens twice', async () => {
  const anna = await app.newPlayer();
  await buy(anna, 'k');
  const after = await coinsOf(anna);
  await sql`update idempotency_records set body = '{"cut off' where account_id = ${anna.id}`.execute(app.db);
  expect(await buy(anna, 'k')).toMatchObject({ status: 409, body: { code: 'NO_ANSWER_STORED' } });
  expect(await coinsOf(anna)).toBe(after);
});

test('many at once, on two processes: it happens once, and all get its answer', async () => {
  const other = await appForTest({ database: app.database });
  for (let round = 0; round < 5; round++) {
    const anna = await app.newPlayer();
    const before = await coinsOf(anna);
    const answers = await Promise.all(
      [app, other, app, other, app].map((by) => buy(anna, `key-${round}`, FEED, by)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1);
    const coins = answers[0]?.body.coins ?? Infinity;
    expect(coins).toBeLessThan(before);
    expect(await coinsOf(anna)).toBe(coins);
  }
});

test('a refusal is repeated too, even if it would be granted by now', async () => {
  const anna = await app.newPlayer();
  const dear = { body: { feed_type: 'annually', quantity: 20 } };
  await leaveCoins(app, anna, 100);
  const first = await buy(anna, 'k', dear);
  expect(first).toMatchObject({ status: 409, body: { code: 'NOT_ENOUGH_COINS' } });
  await leaveCoins(app, anna, 1_000_000);
  expect(seen(await buy(anna, 'k', dear))).toEqual(seen(first));
  expect(seen(await buy(anna, 'other'))).toMatchObject({ status: 200 });
});

test('a key is refused for another call or body, and free for another account', async () => {
  const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
  await buy(anna, 'k');
  const before = await wholeDatabase(app.db);
  const reused = { status: 409, body: { code: 'KEY_REUSED' } };
  expect(await buy(anna, 'k', { body: { feed_type: 'monthly', quantity: 2 } })).toMatchObject(reused);
  const bio = { body: { bio: 'Spots.' } };
  expect(await app.call('PATCH /api/user/bio', bio, anna.token, 'k')).toMatchObject(reused);
  expect(await wholeDatabase(app.db)).toEqual(before);
  expect((await buy(bert, 'k')).status).toBe(200);
});

test.each(['', ' ', 'a b', 'ä', 'x'.repeat(65)])('%j is no key', async (key) => {
  const anna = await app.newPlayer();
  expect(await buy(anna, key)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', message: 'An Idempotency-Key has 1 to 64 visible characters.' },
  });
});

test('a call that fails stores nothing and changes nothing; sent again it happens', async () => {
  const anna = await app.newPlayer();
  const before = await wholeDatabase(app.db);
  await sql`create function break_down() returns trigger language plpgsql as
    $$ begin raise exception 'the roof of the barn came down'; end $$`.execute(app.db);
  await sql`create trigger breaking before insert on idempotency_records for each row
    execute function break_down()`.execute(app.db);
  try {
    expect((await buy(anna, 'k')).status).toBe(500);
    expect(await wholeDatabase(app.db)).toEqual(before);
  } finally {
    await sql`drop trigger breaking on idempotency_records`.execute(app.db);
  }
  expect((await buy(anna, 'k')).status).toBe(200);
});

test('a call that was cut off in the middle is not repeated', async () => {
  const anna = await app.newPlayer();
  await buy(anna, 'k');
  await sql`update idempotency_records set status = null, body = null where account_id = ${anna.id}`.execute(
    app.db,
  );
  const before = await coinsOf(anna);
  expect(await buy(anna, 'k')).toMatchObject({ status: 409, body: { code: 'NO_ANSWER_STORED' } });
  expect(await coinsOf(anna)).toBe(before);
});

test('after a day a key is free again, and a job has deleted its record', async () => {
  const anna = await app.newPlayer();
  await buy(anna, 'k');
  await app.pass(24 * 3600 - 60);
  const before = await coinsOf(anna);
  await buy(anna, 'k');
  expect(await coinsOf(anna)).toBe(before);
  await app.pass(60);
  await buy(anna, 'k');
  expect(await coinsOf(anna)).toBeLessThan(before);
  await app.pass(25 * 3600);
  expect(await rowsOf(anna)).toEqual([]);
});

test('an answer that loses a race while it is stored undoes the change, and says so', async () => {
  const anna = await app.newPlayer();
  const coins = await coinsOf(anna);
  await sql`create function lose_race() returns trigger language plpgsql as
    $$ begin raise exception 'another was faster' using errcode = '40001'; end $$`.execute(app.db);
  await sql`create trigger losing before insert on idempotency_records for each row execute function lose_race()`.execute(
    app.db,
  );
  const lost = await buy(anna, 'k');
  await sql`drop trigger losing on idempotency_records; drop function lose_race()`.execute(app.db);
  expect(lost).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect([await coinsOf(anna), await rowsOf(anna)]).toEqual([coins, []]);
  expect(await buy(anna, 'k')).toMatchObject({ status: 200 });
});
