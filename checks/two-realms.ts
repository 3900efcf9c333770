import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startPostgres } from './postgres-server.ts';
import { openTestDatabases } from './test-databases.ts';

export interface TwoRealms {
  /** Addresses of the two realms. */
  readonly hill: string;
  readonly meadow: string;
  /** Confirms the emails of all who have registered on the hill so far. */
  confirmEmails(): Promise<void>;
  stop(): Promise<void>;
}

/** Two instances of the built program with one directory (decision 82): "The Hill" and "The Meadow". */
export async function startTwoRealms(): Promise<TwoRealms> {
  const [server, folder] = [await startPostgres(), await mkdtemp(join(tmpdir(), 'fetlock-realms-'))];
  const databases = await openTestDatabases(server.url);
  const { urlOf } = databases;
  const running: ChildProcess[] = [];
  const stop = async () => {
    const ended = running.map((child) => once(child, 'close'));
    for (const child of running) child.kill();
    await Promise.all(ended);
    await databases.drop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [hill, meadow] = [await freePort(), await freePort()];
    const addresses = { hill: `http://127.0.0.1:${hill}`, meadow: `http://127.0.0.1:${meadow}` };
    await databases.create('directory');
    await databases.create('hill');
    const directory = {
      ...process.env,
      DIRECTORY_DATABASE_URL: urlOf('directory'),
      RATE_LIMIT: 'off',
      HOUSE_STABLES: '0',
    };
    found({ ...directory, DATABASE_URL: urlOf('hill') }, addresses.hill);
    // Founding a world takes seconds, so the second is a copy.
    await databases.create('meadow', { template: 'hill' });
    await query(
      urlOf('directory'),
      `insert into realms (slug, name, address) values ('meadow', 'The Meadow', '${addresses.meadow}')`,
    );
    for (const [realm, port] of Object.entries({ hill, meadow }))
      running.push(
        spawn(process.execPath, ['dist/server/main.mjs'], {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: {
            ...directory,
            REALM: realm,
            DATABASE_URL: urlOf(realm),
            DATA_DIR: join(folder, realm),
            PORT: String(port),
            PUBLIC_URL: `http://127.0.0.1:${port}`,
          },
        }),
      );
    for (const address of Object.values(addresses)) await ready(address, running);
    const confirmEmails = () => query(urlOf('hill'), 'update accounts set email_confirmed_at = now()');
    return { ...addresses, confirmEmails, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function found(env: NodeJS.ProcessEnv, address: string): void {
  const realm = ['found', '--slug', 'hill', '--name', 'The Hill', '--address', address];
  const command = ['dist/server/realm-command.mjs', ...realm];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The hill was not founded: ${stderr}`);
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function ready(address: string, running: readonly ChildProcess[]): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (running.some(({ exitCode }) => exitCode !== null))
      throw new Error('A realm ended before it was ready');
    await wait(50);
  }
}
