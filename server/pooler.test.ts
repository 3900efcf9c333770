import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startDatabaseProxy, type DatabaseProxy } from './testing/database/database-proxy.ts';
import { runServer, type RunningServer } from './testing/programs/running-server.ts';
import { worldToServe, type WorldToServe } from './testing/database/test-worlds.ts';

/** Session state, which would leak to the connection's next user. */
const OF_A_SESSION =
  /^\s*(?:set\s+(?!local\b|transaction\b)|reset|listen|unlisten|discard|prepare|deallocate|declare|load)|pg_(?:try_)?advisory_(?:un)?lock|set_config|temp(?:orary)?\s+table/i;

describe.runIf(inject('databaseTemplate').kind === 'postgres')('behind a connection pooler', () => {
  let world: WorldToServe;
  let pooler: DatabaseProxy;
  let direct: DatabaseProxy;
  let servers: RunningServer[];
  beforeAll(async () => {
    world = await worldToServe();
    await world.inspect((db) => sql`drop schema public cascade; create schema public`.execute(db));
    const databaseUrl = world.env['DATABASE_URL'] ?? '';
    [pooler, direct] = [await startDatabaseProxy(databaseUrl), await startDatabaseProxy(databaseUrl)];
    const env = { ...world.env, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct.url };
    servers = await Promise.all([runServer(env), runServer(env)]);
  });
  afterAll(async () => {
    for (const server of servers) {
      server.send('SIGKILL');
      await server.ended;
    }
    await pooler.close();
    await direct.close();
    await world.remove();
  });

  test('a world is founded and played, without session state through the pooler', async () => {
    const [one, other] = servers;
    if (!one || !other) throw new Error('Two servers were started');
    const account = { username: 'Anna', email: 'anna@example.org', password: 'horseshoe 7' };
    const { token } = (await one.call('POST /api/auth/register', { body: account })).body;
    const { body: store } = await other.call(
      'GET /api/store/horses',
      { query: { breedId: 'arabian' } },
      token,
    );
    const storeHorseId = store.tiers[0]?.horses[0]?.storeHorseId;
    const wishes = { storeHorseId, horseName: 'Juniper', gender: 'mare', discipline: 'racing' };
    expect((await one.call('POST /api/store/purchase', { body: wishes }, token)).status).toBe(200);
    expect((await one.call('POST /api/dev/clock', { body: { advanceSeconds: 86_400 } })).status).toBe(200);
    for (const server of servers) server.send('SIGTERM');
    for (const server of servers) expect(await server.ended).toMatchObject({ code: 0, complaint: '' });

    expect(pooler.statements.length).toBeGreaterThan(50);
    expect(pooler.statements.filter(({ name, sql }) => name !== '' || OF_A_SESSION.test(sql))).toEqual([]);
    const known = ['application_name', 'client_encoding', 'database', 'user'];
    expect([...pooler.startSettings].filter((name) => !known.includes(name))).toEqual([]);
  });

  test('migrating, founding and listening bypass the pooler, and leave no lock', async () => {
    const sent = (statement: RegExp) => direct.statements.some(({ sql }) => statement.test(sql));
    expect([sent(/create table "?players/), sent(/insert into "?world/), sent(/^listen /)]).toEqual([
      true,
      true,
      true,
    ]);
    const { rows } = await world.inspect((db) =>
      sql`select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory'`.execute(db),
    );
    expect(rows).toEqual([]);
  });
});
