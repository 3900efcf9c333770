import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { clientOf } from './client.ts';
import { audit, runWell } from './commands.ts';
import { Databases } from './databases.ts';
import type { Cluster, Fault } from './fault.ts';
import { GameMachines } from './game-machines.ts';
import { findNetwork } from './network.ts';
import { killAllIn } from './programs.ts';

/** `npm run backup` while bots play, and `npm run restore` into empty machines with another bucket. */
export const wholeBackupFault: Fault = {
  name: 'The whole world moves by npm run backup to a fresh cluster',
  limits: { failed: 0, outageSeconds: 5 },
  async happen(cluster) {
    const { games, journal, pictures, repository, scratch, store } = cluster;
    const [anna, bert] = [await journal.newcomer(), await journal.newcomer()];
    for (const player of [anna, bert]) await pictures.change(player);
    const instant = Date.now();
    const file = join(scratch, 'world.backup');
    const env = { DATABASE_URL: games.databaseUrl, ...store.picturesIn('pictures') };
    const begun = performance.now();
    await runWell({ repository, file: 'server/backup/backup.ts', args: [file], env });
    const backedUp = (performance.now() - begun) / 1000;

    const fresh = await freshCluster(cluster);
    try {
      const databaseUrl = fresh.games.databaseUrl;
      const restoreEnv = { DATABASE_URL: databaseUrl, ...store.picturesIn('restored-pictures') };
      const from = performance.now();
      await runWell({ repository, file: 'server/backup/restore.ts', args: [file], env: restoreEnv });
      const restored = (performance.now() - from) / 1000;
      await fresh.games.begin();
      const answers = await journal.check(clientOf(fresh.games.url), instant);
      const shown = await pictures.check(fresh.games.url);
      const { problem } = await audit(repository, databaseUrl);
      const wrong = [...answers.lost, ...shown.lost, ...(problem === undefined ? [] : [problem])];
      if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('; '));
      const megabytes = (statSync(file).size / 1e6).toFixed(1);
      return (
        `${megabytes} MB written in ${backedUp.toFixed(0)} s and restored in ${restored.toFixed(0)} s: all ` +
        `${answers.found} answers and ${shown.found} pictures`
      );
    } finally {
      await killAllIn(fresh.scratch);
    }
  },
};

async function freshCluster({ repository, scratch: parent, store, user }: Cluster) {
  const scratch = join(parent, 'fresh');
  mkdirSync(scratch, { mode: 0o755 });
  const deploy = join(parent, 'deploy');
  const network = await findNetwork();
  const backups = store.backupsIn('/fresh');
  const databases = new Databases({ scratch, deploy, user, network, backups, isSynchronous: true });
  const pictures = store.picturesIn('restored-pictures');
  const games = new GameMachines({ scratch, deploy, user, network, pictures, release: repository });
  await databases.begin();
  await games.beginProxy();
  return { scratch, databases, games };
}
