import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { settlePlayers } from '../fixtures/stables.ts';
import { eachOnce, load } from '../load/load.ts';
import { prepareSteps } from '../load/request.ts';
import type { Size } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import { startGame } from '../programs.ts';

const OPENED_AT_ONCE = 50;
const SETTLE_MS = 5_000;
/** Time for the last message to arrive. */
const LAST_MESSAGES_MS = 3_000;
const LIMIT_MS = 500;
const MARK = 'bench message ';

/** Every listener is a different player, and so is every sender. */
export const chatStreams: Measurement = {
  name: 'chat to many',
  once: true,
  async take(lab) {
    const { streams: count } = lab.pace.idle;
    const { messages, intervalMs } = lab.pace.chat;
    const fixture = await lab.makeFixture('empty', async (db, now) => {
      const players = await settlePlayers(db, { now, players: count + messages, horsesEach: 0 });
      await sql`update accounts set birth_year = 1990`.execute(db);
      return players.map(({ token }) => token);
    });
    const [listeners, writers] = [fixture.prepared.slice(0, count), fixture.prepared.slice(count)];
    const game = await startGame(fixture.database);
    await wait(SETTLE_MS);
    const before = game.residentBytes();
    /** When each message was sent, by its number. */
    const sentAt: number[] = [];
    const latencies: number[] = [];
    const hear = (text: string) => {
      const at = performance.now();
      for (const [, index] of text.matchAll(/bench message (\d+)/g))
        latencies.push(at - (sentAt[Number(index)] ?? at));
    };
    const opening = prepareSteps(listeners.map((token) => [{ method: 'GET', path: '/api/live', token }]));
    const requests = opening.flatMap((step) => step.requests);
    const streams: Socket[] = [];
    for (let from = 0; from < count; from += OPENED_AT_ONCE) {
      const some = requests.slice(from, from + OPENED_AT_ONCE);
      streams.push(...(await Promise.all(some.map(({ bytes }) => openStream(game.port, bytes, hear)))));
    }
    await wait(SETTLE_MS);

    const sending = prepareSteps(
      writers.map((token, index) => [
        { method: 'POST', path: '/api/chat/messages', token, body: { message: `${MARK}${index}` } },
      ]),
    );
    const cpuBefore = game.cpuSeconds();
    const begun = performance.now();
    const replies: Promise<unknown>[] = [];
    for (const [index, step] of sending.entries()) {
      await wait(begun + index * intervalMs - performance.now());
      sentAt[index] = performance.now();
      replies.push(
        load({ port: game.port, connections: 1, next: eachOnce([step]), forMs: LAST_MESSAGES_MS }),
      );
    }
    await wait(LAST_MESSAGES_MS);
    await Promise.all(replies);
    const seconds = (performance.now() - begun) / 1_000;
    const cpuAfter = game.cpuSeconds();
    const after = game.residentBytes();
    for (const stream of streams) stream.destroy();
    await game.stop();
    await lab.drop(fixture.database);

    const expected = count * messages;
    if (latencies.length !== expected) throw new Error(`${latencies.length} of ${expected} messages arrived`);
    latencies.sort((one, other) => one - other);
    const p99 = latencies[Math.ceil(0.99 * expected) - 1] ?? Infinity;
    const name = `chat of ${count} listeners`;
    const sizes: Size[] = [
      {
        kind: 'size',
        name: `a message reaches ${count} listeners`,
        of: 'ms from its sending (p99)',
        value: p99,
        aims: [{ aim: `at most ${LIMIT_MS} ms`, met: p99 <= LIMIT_MS }],
        note: `a message every ${intervalMs} ms`,
      },
    ];
    if (before !== null && after !== null) {
      const value = (after - before) / 1000 / count;
      sizes.push({ kind: 'size', name: `memory of ${name}`, of: 'kB resident for each', value, aims: [] });
    }
    if (cpuBefore !== null && cpuAfter !== null) {
      const value = ((cpuAfter - cpuBefore) / expected) * 1e6;
      const note = `${(((cpuAfter - cpuBefore) / seconds) * 100).toFixed(0)}% of a processor in all`;
      sizes.push({
        kind: 'size',
        name: `processor time of ${name}`,
        of: 'µs for each listener and message',
        value,
        aims: [],
        note,
      });
    }
    return sizes;
  },
};

async function openStream(port: number, request: Uint8Array, hear: (text: string) => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.toString('latin1').startsWith('HTTP/1.1 200'))
    throw new Error(`A stream was not opened: ${head.toString()}`);
  socket.on('data', (bytes: Buffer) => hear(bytes.toString('latin1')));
  return socket;
}
