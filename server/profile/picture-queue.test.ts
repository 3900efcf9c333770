import { expect, test } from 'vitest';
import { outcomes } from '../testing/at-once.ts';
import { aPicture, aSlowPicture, openUpload, sendPicture } from '../testing/builders/pictures.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { MOST_IN_QUEUE, openPictureQueue } from './picture-queue.ts';

const app = await appForFile();

interface Sent {
  readonly player: TestPlayer;
  readonly address: string;
}

async function sent(bytes: Buffer): Promise<Sent> {
  const player = await app.newPlayer();
  const address = await openUpload(player);
  expect(await sendPicture(app, address, bytes)).toMatchObject({ status: 200 });
  return { player, address };
}

const take = ({ player, address }: Sent) =>
  player.call('PUT /api/profile-picture', { body: { profilePictureURL: address } });

test('slow pictures do not delay other calls, and uploads survive a full queue', async () => {
  const slow = await aSlowPicture(1200, 900);
  const crowd = await Promise.all(Array.from({ length: MOST_IN_QUEUE + 3 }, () => sent(slow)));
  const late = await sent(await aPicture());
  const other = await app.newPlayer();

  // Nothing is done before all have come.
  let begin = () => {};
  const first = app.pictureQueue.run('first', () => new Promise<void>((resolve) => (begin = resolve)));
  let refusals = 0;
  const order: string[] = [];
  const taking = crowd.map(async (one) => {
    const answer = await take(one);
    if (answer.status === 200) order.push('picture');
    else refusals += 1;
    return { one, answer };
  });
  await expect.poll(() => refusals).toBe(4);
  begin();
  await first;
  const otherCall = other.call('GET /api/user').then(({ status }) => order.push(`other ${status}`));
  const taken = await Promise.all(taking);
  await otherCall;
  expect(order.indexOf('other 200')).toBeLessThanOrEqual(1);

  expect(outcomes(taken.map(({ answer }) => answer))).toEqual({ ok: MOST_IN_QUEUE - 1, PICTURES_BUSY: 4 });
  const refused = taken.filter(({ answer }) => answer.status === 503);
  for (const { answer, one } of refused) {
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body.message).toBe(
      'Many players are changing their pictures right now. Please try again in 10 seconds.',
    );
    expect((await take(one)).status).toBe(200);
  }
  expect((await take(late)).status).toBe(200);
});

test('work runs one by one, also after a failure', async () => {
  const queue = openPictureQueue();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.run(name, work(name))));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a player has one picture in the queue', async () => {
  const queue = openPictureQueue();
  const first = queue.run('anna', async () => 'done');
  expect(await queue.run('anna', async () => 'again')).toMatchObject({ refused: 'UPLOAD_NOT_FOUND' });
  expect(await first).toBe('done');
  expect(await queue.run('anna', async () => 'later')).toBe('later');
});

test('an invalid picture is decoded once', async () => {
  const one = await sent(Buffer.from('no picture at all'));
  expect(await take(one)).toMatchObject({ status: 400, body: { code: 'NOT_A_PICTURE' } });
  expect(await take(one)).toMatchObject({ status: 409, body: { code: 'PICTURE_NOT_SENT' } });
});
