import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { audit, runWell } from './commands.ts';
import { NOTHING, gameMachineAt, type Cluster, type Fault } from './fault.ts';
import { databaseUrlIn } from './game-machines.ts';
import type { Release } from './releases.ts';

export const UPGRADE = 'An upgrade from the last release, and back';

const PLAY_MS = 8_000;
const WAY_BACK = 'way_back';

/** Players play all the time, in a world founded by `release`. */
export function upgradeFault(release: Release): Fault {
  return {
    name: UPGRADE,
    limits: NOTHING,
    async happen(cluster) {
      const { games, expectWell, repository } = cluster;
      await wait(PLAY_MS);
      const backup = await backUpWith(cluster, release);
      await games.roll({ release: repository });
      await wait(PLAY_MS);
      await expectWell();
      const { name, folder, unknown } = release;
      if (unknown.length > 0) await expectRefusal(cluster, release);
      else {
        await games.roll({ release: folder });
        await wait(PLAY_MS);
        await expectWell();
        await games.roll({ release: repository });
      }
      await restoreWith(cluster, release, backup);
      const way =
        unknown.length > 0
          ? `${name} does not start after ${unknown.join(', ')} and says so`
          : `back to ${name} and forward again`;
      return `${way}; ${name} restores its backup`;
    },
  };
}

/** The other processes keep serving. */
async function expectRefusal({ games }: Cluster, { folder, unknown, name }: Release): Promise<void> {
  const machine = gameMachineAt(games, 0);
  const { release } = machine;
  const log = join(machine.folder, 'game.log');
  machine.game.send('SIGTERM');
  await machine.game.ended;
  const { size } = statSync(log);
  machine.release = folder;
  games.startGame(machine);
  await machine.game.ended;
  const said = readFileSync(log).subarray(size).toString();
  machine.release = release;
  games.startGame(machine);
  await games.untilReady(machine);
  if (!said.includes('cannot start') || !unknown.some((migration) => said.includes(migration)))
    throw new Error(`Release ${name} said on a newer world: ${said.slice(-500)}`);
}

async function backUpWith({ games, scratch, store }: Cluster, { folder, name }: Release): Promise<string> {
  const backup = join(scratch, `before-${name}.backup`);
  const env = { DATABASE_URL: games.databaseUrl, ...store.picturesIn('pictures') };
  await runWell({ repository: folder, file: 'server/backup/backup.ts', args: [backup], env });
  return backup;
}

/** The way back over a migration: restores the backup from before it. */
async function restoreWith(
  { databases, games, store }: Cluster,
  { folder }: Release,
  backup: string,
): Promise<void> {
  await databases.psql(await databases.leader(), ['-c', `create database ${WAY_BACK} owner fetlock`]);
  const databaseUrl = databaseUrlIn(games.databaseUrl, WAY_BACK);
  const env = { DATABASE_URL: databaseUrl, ...store.picturesIn('restored-pictures') };
  await runWell({ repository: folder, file: 'server/backup/restore.ts', args: [backup], env });
  const { problem } = await audit(folder, databaseUrl);
  if (problem !== undefined) throw new Error(problem);
  await databases.psql(await databases.leader(), ['-c', `drop database ${WAY_BACK}`]);
}
