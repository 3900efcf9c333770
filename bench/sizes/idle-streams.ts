import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { settlePlayers } from '../fixtures/stables.ts';
import { prepareSteps } from '../load/request.ts';
import type { Size } from '../findings.ts';
import type { Measurement } from '../measurement.ts';
import { startGame } from '../programs.ts';

/** Limit per player. */
const STREAMS_EACH = 8;
const OPENED_AT_ONCE = 50;
/** Time to free memory used for opening. */
const SETTLE_MS = 5_000;

export const idleStreams: Measurement = {
  name: 'idle live streams',
  once: true,
  async take(lab) {
    const { streams: count, forMs } = lab.pace.idle;
    const fixture = await lab.makeFixture('empty', (db, now) =>
      settlePlayers(db, { now, players: Math.ceil(count / STREAMS_EACH), horsesEach: 0 }),
    );
    const game = await startGame(fixture.database);
    await wait(SETTLE_MS);
    const before = game.residentBytes();
    const requests = prepareSteps(
      Array.from({ length: count }, (_, index) => [
        {
          method: 'GET',
          path: '/api/live',
          token: fixture.prepared[index % fixture.prepared.length]?.token ?? '',
        },
      ]),
    ).flatMap((step) => step.requests);
    const streams: Socket[] = [];
    for (let from = 0; from < count; from += OPENED_AT_ONCE) {
      const some = requests.slice(from, from + OPENED_AT_ONCE);
      streams.push(...(await Promise.all(some.map(({ bytes }) => openStream(game.port, bytes)))));
    }
    await wait(SETTLE_MS);
    const after = game.residentBytes();
    const cpuBefore = game.cpuSeconds();
    await wait(forMs);
    const cpuAfter = game.cpuSeconds();
    if (streams.some(({ readableEnded, destroyed }) => readableEnded || destroyed)) {
      throw new Error('Some streams have ended');
    }
    for (const stream of streams) stream.destroy();
    await game.stop();
    await lab.drop(fixture.database);

    const name = `${count} idle live streams`;
    const sizes: Size[] = [];
    if (before !== null && after !== null) {
      const value = (after - before) / 1000 / count;
      sizes.push({ kind: 'size', name: `memory of ${name}`, of: 'kB resident for each', value, aims: [] });
    }
    if (cpuBefore !== null && cpuAfter !== null) {
      const value = ((cpuAfter - cpuBefore) / (forMs / 1000)) * 1000;
      sizes.push({ kind: 'size', name: `processor time of ${name}`, of: 'ms a second', value, aims: [] });
    }
    return sizes;
  },
};

async function openStream(port: number, request: Uint8Array): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.toString('latin1').startsWith('HTTP/1.1 200')) {
    throw new Error(`A stream was not opened: ${head.toString()}`);
  }
  socket.resume();
  return socket;
}
