import { setTimeout as wait } from 'node:timers/promises';
import { runWell } from './commands.ts';
import type { Cluster, Fault } from './fault.ts';
import type { GameMachine } from './game-machines.ts';
import { until } from './programs.ts';

const ENTRIES = 16_000;
const KILLS = 5;
/** The advisory lock of the process that runs shows (server/shows/settling/settling-queries.ts). */
const RUNNING_LOCK = 4_207_222;
const POLL_MS = 10;

/** A show too large for one transaction runs in pieces, and its process is killed repeatedly. */
export const settlerFault: Fault = {
  name: 'The process that runs a show of 16,000 entries is killed repeatedly',
  // Each kill may interrupt one call per bot.
  limits: { failed: 10 * KILLS, outageSeconds: 1.5 },
  async happen(cluster) {
    const { call, databases, games, load, repository } = cluster;
    const { id, advanced } = await load.inRealTime(async () => {
      const founded = await runWell({
        repository,
        file: 'bench/found-large-show.ts',
        args: [String(ENTRIES)],
        env: { DATABASE_URL: games.databaseUrl },
      });
      const show = JSON.parse(founded) as { id: string; runsAt: string };
      const { body } = await call('GET /api/game/date');
      const advanceSeconds = Math.max(0, Math.ceil((Date.parse(show.runsAt) - Date.parse(body.now)) / 1000));
      // The call returns once all due jobs are done; by then its process has been killed.
      const answered = call('POST /api/dev/clock', { body: { advanceSeconds } }).catch(() => {});
      return { id: show.id, advanced: answered };
    });
    const left: number[] = [];
    for (let kills = 0; kills < KILLS; kills++) {
      const settler = await findSettler(cluster, id);
      if (settler === undefined) break;
      left.push(await pendingOf(cluster, id));
      await games.restart(settler, 'SIGKILL');
    }
    await until('the show is completed', async () => (await statusOf(cluster, id)) === 'completed', {
      seconds: 120,
    });
    await advanced;
    const [settled] = await databases.query<{ entries: string; horses: string; pending: string }>(
      `select count(*) filter (where status = 'completed') as entries, count(distinct horse_id) as horses,
         count(*) filter (where status = 'pending') as pending
       from show_entries where show_id = '${id}'`,
    );
    const summary = `killed ${left.length} times, with ${left.join(', ')} entries left`;
    if (left.length < KILLS) throw new Error(`The show was over too soon: ${summary}`);
    if (Number(settled?.pending) > 0 || settled?.entries !== settled?.horses)
      throw new Error(`Not settled once: ${JSON.stringify(settled)}, ${summary}`);
    return summary;
  },
};

/** The machine whose pooler has the lock's connection; undefined once the show is over. */
async function findSettler(cluster: Cluster, show: string): Promise<GameMachine | undefined> {
  const { databases, games } = cluster;
  while ((await statusOf(cluster, show)) === 'open') {
    const locks = await databases.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = ${RUNNING_LOCK} and granted`,
    );
    for (const machine of locks.length > 0 ? games.machines : []) {
      const servers = await games.poolerCommand<{ remote_pid: number }>(machine, 'SHOW SERVERS');
      if (servers.some(({ remote_pid }) => remote_pid === locks[0]?.pid)) return machine;
    }
    await wait(POLL_MS);
  }
  return undefined;
}

async function statusOf({ databases }: Cluster, show: string): Promise<string | undefined> {
  const [row] = await databases.query<{ status: string }>(`select status from shows where id = '${show}'`);
  return row?.status;
}

async function pendingOf({ databases }: Cluster, show: string): Promise<number> {
  const [row] = await databases.query<{ left: string }>(
    `select count(*) as left from show_entries where show_id = '${show}' and status = 'pending'`,
  );
  return Number(row?.left);
}
