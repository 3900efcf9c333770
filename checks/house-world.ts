import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './postgres-server.ts';

export interface HouseWorld {
  readonly address: string;
  stop(): Promise<void>;
}

/** The built program with a new world of three house stables, in the embedded database. */
export async function startHouseWorld(): Promise<HouseWorld> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'fetlock-house-'))];
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: address,
      HOUSE_STABLES: '3',
      RATE_LIMIT: 'off',
    },
  });
  const stop = async () => {
    const ended = once(server, 'close');
    if (server.kill()) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return { address, stop };
    if (server.exitCode !== null) throw new Error('The world with house stables ended before it was ready');
    await wait(50);
  }
}
