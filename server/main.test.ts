import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { nothingToServe, worldToServe, type WorldToServe } from './testing/database/test-worlds.ts';
import { runServer, spawnServer, type RunningServer } from './testing/programs/running-server.ts';
import { SlowRequest } from './testing/programs/slow-request.ts';

const isEmbedded = inject('databaseTemplate').kind === 'embedded';

describe.each([
  [{ PORT: 'abc' }, /^Fetlock cannot start\.\nPORT: .*number/],
  [
    { NODE_ENV: 'production', DEV_CLOCK: '1' },
    /^Fetlock cannot start\.\nDEV_CLOCK=1 .* is refused with NODE_ENV=production\.$/,
  ],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^Fetlock cannot start\.\n.*ECONNREFUSED/],
])('%j', (settings: Record<string, string>, message) => {
  test.concurrent('is refused in a sentence, before anything is created', async ({ expect }) => {
    const nothing = await nothingToServe();
    const { code, complaint } = await spawnServer({ ...nothing.env, ...settings }).ended;
    expect(code).toBe(1);
    expect(complaint.trim()).toMatch(message);
    expect(complaint).not.toMatch(/\n\s+at /);
    expect(await readdir(dirname(nothing.env['DATA_DIR'] ?? ''))).toEqual([]);
    await nothing.remove();
  });
});

describe('a server', () => {
  let world: WorldToServe;
  let server: RunningServer;
  beforeAll(async () => {
    world = isEmbedded ? await nothingToServe() : await worldToServe();
    server = await runServer({ ...world.env, METRICS_PORT: '0' });
  });
  afterAll(async () => {
    server.send('SIGKILL');
    await server.ended;
    await world.remove();
  });

  test('founds a world with horses for sale on its first start', async () => {
    const body = { username: 'Early', email: 'early@example.org', password: 'bran mash 7' };
    const { token } = (await server.call('POST /api/auth/register', { body })).body;
    const offers = await server.call('GET /api/store/horses', { query: { breedId: 'arabian' } }, token);
    expect(offers.body.tiers[0]?.horses).toHaveLength(4);
  });

  test('serves metrics on their own port only', async () => {
    const at = await server.logged(/^Metrics at /);
    const metrics = await fetch(at.slice(at.indexOf('http')));
    expect(await metrics.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  test.runIf(isEmbedded)(
    'locks its folder: a second one exits with one sentence, and the first continues',
    async () => {
      const second = await spawnServer({ ...world.env, PORT: '0' }).ended;
      expect(second.code).toBe(1);
      expect(second.complaint.trim()).toBe(
        `Fetlock cannot start.\nThe data folder ${world.env['DATA_DIR']} is in use by process ${server.pid}: ` +
          'stop that one first, or set DATA_DIR to another.',
      );
      expect((await server.call('GET /api/breeds')).status).toBe(200);
    },
  );

  test.runIf(!isEmbedded)('says in a sentence that its port is taken', async () => {
    const { port } = new URL(server.url);
    const second = await spawnServer({ ...world.env, PORT: port }).ended;
    expect(second.code).toBe(1);
    const sentence = `^Fetlock cannot start\\.\\n.*address already in use 127\\.0\\.0\\.1:${port}\\)$`;
    expect(second.complaint.trim()).toMatch(new RegExp(sentence));
  });

  test('answers open requests when stopped, accepts no others, and exits with 0', async () => {
    const request = new SlowRequest(server.url, {
      username: 'Late',
      email: 'late@example.org',
      password: 'bran mash 7',
    });
    await request.accepted;
    server.send('SIGTERM');
    await server.logged(/^shutting down: finishing open requests$/);
    const { hostname, port } = new URL(server.url);
    await expect(once(connect(Number(port), hostname), 'connect')).rejects.toThrow('ECONNREFUSED');

    expect(await request.finish()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await server.ended).toMatchObject({ code: 0, signal: null, complaint: '' });
    const players = await world.inspect((db) =>
      db.selectFrom('players').select('username').orderBy('id').execute(),
    );
    expect(players).toEqual([{ username: 'Early' }, { username: 'Late' }]);
  });
});
