import { mkdirSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clientOf, type Client } from './client.ts';
import { audit, runWell } from './commands.ts';
import { NOTHING, type Cluster, type Fault } from './fault.ts';
import { databaseUrlIn } from './game-machines.ts';
import type { Diary } from './journal.ts';
import { PORTS } from './network.ts';
import { start, until } from './programs.ts';

const HILL = 'hill';
const MEADOW = 'meadow';
const DIRECTORY = 'directory';
const AWAY_MS = 6_000;
/** At most once a minute, a realm asks whether a player was signed out at home. */
const ENDED_WITHIN_SECONDS = 100;

/** A second world with its own process, and a directory, in the same database cluster. */
export const realmsFault: Fault = {
  name: 'Two realms, and their directory goes away',
  limits: NOTHING,
  async happen(cluster) {
    const { databases, games, journal } = cluster;
    const leader = await databases.leader();
    for (const name of [MEADOW, DIRECTORY])
      await databases.psql(leader, ['-c', `create database ${name} owner fetlock`]);
    const meadow = await foundRealms(cluster);
    await games.roll({ realm: { DIRECTORY_DATABASE_URL: urlOf(cluster, DIRECTORY), REALM: HILL } });

    const [anna, bert] = [await journal.newcomer(), await journal.newcomer()];
    const emails = [anna, bert].map(({ email }) => `'${email}'`).join(', ');
    await databases.query(`update accounts set email_confirmed_at = now() where email in (${emails})`);
    const there = await settle(cluster, meadow, anna);
    await settle(cluster, meadow, bert);
    await expectBothWell(cluster);

    await databases.psql(leader, ['-c', `alter database ${DIRECTORY} allow_connections false`]);
    await cutDirectory(cluster);
    const begun = performance.now();
    let read = 0;
    while (performance.now() - begun < AWAY_MS) {
      if (!(await isIn(meadow, there))) throw new Error('A player was signed out of the meadow');
      await journal.write(anna, bert);
      await expectAway(cluster, anna);
      read += 1;
      await wait(500);
    }
    await cluster.call('POST /api/devices/sign-out-others', {}, anna.token);
    await databases.psql(leader, ['-c', `alter database ${DIRECTORY} allow_connections true`]);
    await expectBothWell(cluster);

    await cutDirectory(cluster);
    await settle(cluster, meadow, bert);
    const seconds = await until('the meadow hears of it', async () => !(await isIn(meadow, there)), {
      seconds: ENDED_WITHIN_SECONDS,
    });
    await expectBothWell(cluster);
    return (
      `without it both played on (${read} letters, and as many times the list of realms said that it is away); ` +
      `signed out at home meanwhile, a player was out of the other realm ${seconds.toFixed(0)} s after it was back`
    );
  },
};

const urlOf = ({ games }: Cluster, name: string) => databaseUrlIn(games.databaseUrl, name);

/** Founds the realms like an operator. Returns a client of the meadow. */
async function foundRealms(cluster: Cluster): Promise<Client> {
  const { games, network, repository, scratch, user } = cluster;
  const address = `http://${network.restored}:${PORTS.game}`;
  const realms: readonly (readonly [slug: string, databaseUrl: string, address: string])[] = [
    [HILL, games.databaseUrl, games.url],
    [MEADOW, urlOf(cluster, MEADOW), address],
  ];
  for (const [slug, databaseUrl, at] of realms)
    await runWell({
      repository,
      file: 'server/founding/realm-command.ts',
      args: ['found', '--slug', slug, '--name', `The ${slug}`, '--address', at],
      env: {
        DATABASE_URL: databaseUrl,
        DIRECTORY_DATABASE_URL: urlOf(cluster, DIRECTORY),
        HOUSE_STABLES: '0',
      },
    });
  const folder = join(scratch, 'meadow');
  mkdirSync(folder, { mode: 0o755 });
  chownSync(folder, user.uid, user.gid);
  start({
    name: 'game',
    file: process.execPath,
    args: [join(repository, 'dist/server/main.mjs')],
    env: {
      HOST: network.restored,
      PORT: String(PORTS.game),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: urlOf(cluster, MEADOW),
      DATABASE_POOL: '4',
      DIRECTORY_DATABASE_URL: urlOf(cluster, DIRECTORY),
      REALM: MEADOW,
      RATE_LIMIT: 'off',
      DEV_CLOCK: '1',
    },
    folder,
  });
  await until('the meadow is ready', () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return clientOf(address);
}

/** Goes to the meadow, and starts a stable there on a first visit. Returns the session there. */
async function settle({ call }: Cluster, meadow: Client, { token, username }: Diary): Promise<string> {
  const going = await call('POST /api/realms/:slug/go', { params: { slug: MEADOW } }, token);
  const handover = new URL(going.body.address).hash.slice(1);
  const arrived = await meadow('POST /api/auth/arrive', { body: { token: handover, username } });
  const session = arrived.body.signedIn?.token;
  if (session === undefined) throw new Error(`${username} was not let in: ${arrived.body.code ?? ''}`);
  const repeated = await meadow('POST /api/auth/arrive', { body: { token: handover, username } });
  if (repeated.status === 200) throw new Error('A handover was used twice');
  return session;
}

const isIn = async (meadow: Client, session: string) =>
  (await meadow('GET /api/auth/me', {}, session)).status === 200;

async function cutDirectory({ databases }: Cluster): Promise<void> {
  await databases.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${DIRECTORY}'`,
  );
}

async function expectAway({ games }: Cluster, { token }: Diary): Promise<void> {
  const answer = await fetch(`${games.url}/api/realms`, { headers: { authorization: `Bearer ${token}` } });
  const { code } = (await answer.json()) as { code?: string };
  if (code !== 'DIRECTORY_AWAY') throw new Error(`The directory is away, but ${answer.status} ${code ?? ''}`);
}

async function expectBothWell(cluster: Cluster): Promise<void> {
  await cluster.expectWell();
  const { problem } = await audit(cluster.repository, urlOf(cluster, MEADOW));
  if (problem !== undefined) throw new Error(`the meadow: ${problem}`);
}
