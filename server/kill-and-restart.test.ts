import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VET_CHECKS } from '../game/care/vet-services.ts';
import { expectBooksToBalance } from './testing/database/audit.ts';
import { runServer, type RunningServer } from './testing/programs/running-server.ts';
import { worldToServe, type WorldToServe } from './testing/database/test-worlds.ts';

/*
 * Kills a server during play. Answered calls must have taken effect, unanswered ones wholly or not at all, and the
 * books must balance.
 */

const ROUNDS = 3;
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
interface ConfirmedState {
  readonly token: string;
  readonly horse: string;
  feedBought: number;
  readonly entries: string[];
  readonly vetRequests: string[];
  /** May have taken effect or not. */
  unanswered: number;
}

async function newcomer(on: RunningServer, index: number): Promise<ConfirmedState> {
  const account = { username: `Player ${index}`, email: `p${index}@example.org`, password: 'bran mash 7' };
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

async function play(on: RunningServer, confirmed: ConfirmedState): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      if (turn % 3 === 0) {
        const body = { feed_type: 'monthly', quantity: 1 };
        const { status } = await on.call('POST /api/inventory/buy-feed', { body }, confirmed.token);
        if (status === 200) confirmed.feedBought += 1;
      } else if (turn % 6 === 1) {
        const body = { service_type: VET_CHECKS[confirmed.vetRequests.length % VET_CHECKS.length] };
        const sent = { params: { id: confirmed.horse }, body };
        const { status, body: requested } = await on.call(
          'POST /api/horses/:id/request-vet',
          sent,
          confirmed.token,
        );
        if (status === 200) confirmed.vetRequests.push(requested.request.id);
      } else {
        const query = { horse_id: confirmed.horse, limit: '1' };
        const { body: shows } = await on.call('GET /api/shows', { query }, confirmed.token);
        const sent = { params: { id: shows[0]?.id }, body: { horse_id: confirmed.horse } };
        const { status, body } = await on.call('POST /api/shows/:id/enter', sent, confirmed.token);
        if (status === 200) confirmed.entries.push(body.receipt.entryId);
      }
    } catch {
      confirmed.unanswered += 1;
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

const playedWell = (players: readonly ConfirmedState[]) =>
  players.some(({ entries }) => entries.length > 0) &&
  players.some(({ vetRequests }) => vetRequests.length > 0);

/** Everything answered must exist, plus at most the unanswered calls. */
async function expectConfirmedState(on: RunningServer, players: readonly ConfirmedState[]): Promise<void> {
  for (const { token, feedBought, entries, vetRequests, unanswered } of players) {
    const { body: inventory } = await on.call('GET /api/inventory/feed', {}, token);
    const feed = inventory.find(({ feedType }) => feedType === 'monthly')?.quantity ?? 0;
    expect(feed).toBeGreaterThanOrEqual(feedBought);
    const made = (await on.call('GET /api/shows/my-entries', { query: { limit: '100' } }, token)).body;
    expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(entries));
    const requested = (await on.call('GET /api/vet/my-requests', {}, token)).body;
    expect(requested.map(({ id }) => id)).toEqual(expect.arrayContaining(vetRequests));
    const unconfirmed =
      feed - feedBought + made.length - entries.length + requested.length - vetRequests.length;
    expect(unconfirmed).toBeLessThanOrEqual(unanswered);
  }
}

test(`killed ${ROUNDS} times`, async () => {
  const players: ConfirmedState[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    server = await runServer(world.env);
    await expectConfirmedState(server, players);
    for (let index = players.length; index < PLAYERS; index++) players.push(await newcomer(server, index));
    const running = server;
    const playing = [...players.map((confirmed) => play(running, confirmed)), letTimePass(running)];
    await expect.poll(() => playedWell(players), { interval: 10 }).toBe(true);
    await wait(randomInt(550));
    server.send('SIGKILL');
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
    await Promise.all(playing);
  }
  server = await runServer(world.env);
  await expectConfirmedState(server, players);
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
