import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VET_CHECKS } from '../game/care/vet-services.ts';
import { expectBooksToBalance } from './testing/database/audit.ts';
import { runServer, type RunningServer } from './testing/programs/running-server.ts';
import { worldToServe, type WorldToServe } from './testing/database/world-places.ts';

/*
 * Kills a server during play. Answered calls must have taken effect, unanswered ones wholly or not at all, and the
 * books must balance.
 */

const ROUNDS = 5;
const PLAYERS = 4;

let world: WorldToServe;
let server: RunningServer | undefined;
beforeAll(async () => {
  world = await worldToServe();
});
afterAll(async () => {
  server?.send('SIGKILL');
  await server?.ended;
  await world.remove();
});

/** Successful answers over all rounds. */
interface Told {
  readonly token: string;
  readonly horse: string;
  feedBought: number;
  readonly entries: string[];
  readonly vetRequests: string[];
  /** May have taken effect or not. */
  unanswered: number;
}

async function newcomer(on: RunningServer, nth: number): Promise<Told> {
  const account = { username: `Player ${nth}`, email: `p${nth}@example.org`, password: 'bran mash 7' };
  const { body } = await on.call('POST /api/auth/register', { body: account });
  const { token } = body;
  const { body: store } = await on.call('GET /api/store/horses', { query: { breedId: 'hanoverian' } }, token);
  const wishes = { horseName: 'Juniper', gender: 'mare', discipline: 'racing' };
  const storeHorseId = store.tiers[0]?.horses[0]?.storeHorseId;
  const { body: bought } = await on.call(
    'POST /api/store/purchase',
    { body: { storeHorseId, ...wishes } },
    token,
  );
  const horse = bought.horse.id;
  const feed = { feed_type: 'semiannually' };
  await on.call('POST /api/inventory/buy-feed', { body: { ...feed, quantity: 1 } }, token);
  await on.call('POST /api/horses/:id/use-feed', { params: { id: horse }, body: feed }, token);
  return { token, horse, feedBought: 0, entries: [], vetRequests: [], unanswered: 0 };
}

async function play(on: RunningServer, told: Told): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      if (turn % 3 === 0) {
        const body = { feed_type: 'monthly', quantity: 1 };
        const { status } = await on.call('POST /api/inventory/buy-feed', { body }, told.token);
        if (status === 200) told.feedBought += 1;
      } else if (turn % 6 === 1) {
        const body = { service_type: VET_CHECKS[told.vetRequests.length % VET_CHECKS.length] };
        const sent = { params: { id: told.horse }, body };
        const { status, body: asked } = await on.call('POST /api/horses/:id/request-vet', sent, told.token);
        if (status === 200) told.vetRequests.push(asked.request.id);
      } else {
        const query = { horse_id: told.horse, limit: '1' };
        const { body: shows } = await on.call('GET /api/shows', { query }, told.token);
        const sent = { params: { id: shows[0]?.id }, body: { horse_id: told.horse } };
        const { status, body } = await on.call('POST /api/shows/:id/enter', sent, told.token);
        if (status === 200) told.entries.push(body.receipt.entryId);
      }
    } catch {
      told.unanswered += 1;
      return;
    }
  }
}

async function letTimePass(on: RunningServer): Promise<void> {
  try {
    for (;;) await on.call('POST /api/dev/clock', { body: { advanceSeconds: 600 } });
  } catch {
    // The server is gone.
  }
}

const playedWell = (players: readonly Told[]) =>
  players.some(({ entries }) => entries.length > 0) &&
  players.some(({ vetRequests }) => vetRequests.length > 0);

/** Everything answered must exist, plus at most the unanswered calls. */
async function expectAllThatWasTold(on: RunningServer, players: readonly Told[]): Promise<void> {
  for (const { token, feedBought, entries, vetRequests, unanswered } of players) {
    const { body: inventory } = await on.call('GET /api/inventory/feed', {}, token);
    const feed = inventory.find(({ feedType }) => feedType === 'monthly')?.quantity ?? 0;
    expect(feed).toBeGreaterThanOrEqual(feedBought);
    const made = (await on.call('GET /api/shows/my-entries', { query: { limit: '100' } }, token)).body;
    expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(entries));
    const asked = (await on.call('GET /api/vet/my-requests', {}, token)).body;
    expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(vetRequests));
    const untold = feed - feedBought + made.length - entries.length + asked.length - vetRequests.length;
    expect(untold).toBeLessThanOrEqual(unanswered);
  }
}

test(`killed ${ROUNDS} times`, async () => {
  const players: Told[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    server = await runServer(world.env);
    await expectAllThatWasTold(server, players);
    for (let nth = players.length; nth < PLAYERS; nth++) players.push(await newcomer(server, nth));
    const running = server;
    const playing = [...players.map((told) => play(running, told)), letTimePass(running)];
    await expect.poll(() => playedWell(players), { interval: 10 }).toBe(true);
    await wait(randomInt(550));
    server.send('SIGKILL');
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
    await Promise.all(playing);
  }
  server = await runServer(world.env);
  await expectAllThatWasTold(server, players);
  // Runs the missed work.
  await server.call('POST /api/dev/clock', { body: { advanceSeconds: 86_400 } });
  for (const { token } of players) {
    const pending = await server.call('GET /api/shows/my-entries', { query: { status: 'pending' } }, token);
    expect(pending.body).toEqual([]);
    const waiting = await server.call('GET /api/vet/my-requests', { query: { status: 'pending' } }, token);
    expect(waiting.body).toEqual([]);
  }
  server.send('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, complaint: '' });
  await world.inspect(async (db) => {
    const { clockReached: now } = await db
      .selectFrom('world')
      .select('clockReached')
      .executeTakeFirstOrThrow();
    await expectBooksToBalance(db, now);
  });
});
