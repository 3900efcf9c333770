import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SEEDED_PASSWORD } from '../world/seed-world.ts';
import { freePort } from './postgres-server.ts';

export interface SeededWorld {
  readonly address: string;
  /** Removed with the world. */
  readonly folder: string;
  /** The first player's token. */
  readonly token: string;
}

interface Size {
  readonly players: number;
  readonly horses: number;
}

/** Runs the built game on its own seeded world, and removes both. Throws if either cannot be made. */
export async function inSeededWorld<T>(
  { players, horses }: Size,
  use: (world: SeededWorld) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fetlock-seeded-'));
  try {
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', RATE_LIMIT: 'off' };
    const seeding = ['world/seed.ts', '--players', String(players), '--horses', String(horses)];
    const seeded = spawnSync(process.execPath, seeding, { stdio: 'inherit', env });
    if (seeded.status !== 0) throw new Error('The world could not be seeded');

    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const server = spawn(process.execPath, ['dist/server/main.mjs'], {
      stdio: 'inherit',
      env: { ...env, PORT: String(port) },
    });
    try {
      await untilReady(address, server);
      return await use({ address, folder, token: await logIn(address) });
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const ready = await fetch(`${address}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await wait(100);
  }
  throw new Error('The server ended before it was ready');
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'player1@seed.fetlock.test', password: SEEDED_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
