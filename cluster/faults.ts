import { setTimeout as wait } from 'node:timers/promises';
import { A_FAILOVER, NOTHING, gameMachineAt, type Fault } from './fault.ts';
import { REPLAY_FAULTS } from './faults-of-replay.ts';
import { STORE_FAULTS } from './faults-of-the-store.ts';
import type { GameMachines } from './game-machines.ts';
import { limitsFault } from './limits.ts';
import { signalAll, until } from './programs.ts';
import { restoreFault } from './restore.ts';
import { settlerFault } from './settler.ts';

const CALLS_OF_ROLLING = 5_000;
const READINGS_OF_ROLLING = 100;

/** Calls wait while the poolers are paused. */
async function pausePoolers(games: GameMachines, work: () => Promise<unknown>): Promise<void> {
  const all = (command: 'PAUSE' | 'RESUME') =>
    Promise.all(games.machines.map((machine) => games.poolerCommand(machine, command)));
  await all('PAUSE');
  try {
    await work();
  } finally {
    await all('RESUME');
  }
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'Nothing breaks',
    limits: NOTHING,
    happen: () => wait(8_000),
  },
  {
    name: 'A game process is killed',
    limits: { failed: 10, outageSeconds: 1.5 },
    happen: ({ games }) => games.restart(gameMachineAt(games, 0), 'SIGKILL'),
  },
  {
    name: 'A game process freezes for 12 s',
    limits: { failed: 60, outageSeconds: 4 },
    async happen({ games }) {
      // The first process has had no streams since it was killed.
      const { game } = gameMachineAt(games, 1);
      game.send('SIGSTOP');
      await wait(12_000);
      game.send('SIGCONT');
    },
  },
  {
    name: 'Rolling restarts',
    limits: NOTHING,
    async happen({ games, load }) {
      let restarts = 0;
      await load.atPace(READINGS_OF_ROLLING, async () => {
        for (const begun = load.sent; restarts < 6 || load.sent - begun < CALLS_OF_ROLLING; restarts += 3)
          await games.roll();
      });
      return `${restarts} of them`;
    },
  },
  {
    name: 'Every pgbouncer is killed',
    limits: { failed: 60, outageSeconds: 6 },
    async happen({ games }) {
      for (const machine of games.machines) {
        machine.pooler.send('SIGKILL');
        await machine.pooler.ended;
      }
      await wait(1_000);
      for (const machine of games.machines) games.startPooler(machine);
    },
  },
  {
    name: 'Every pgbouncer pauses for 3 s',
    limits: { failed: 0, outageSeconds: 5 },
    async happen({ games }) {
      await pausePoolers(games, () => wait(3_000));
    },
  },
  {
    name: 'LISTEN is cut everywhere',
    limits: NOTHING,
    async happen({ databases }) {
      const [cut] = await databases.query<{ count: string }>(
        `select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = 'fetlock live'`,
      );
      if (cut?.count !== '3') throw new Error(`${cut?.count} processes listened, not 3`);
    },
  },
  {
    name: 'The primary’s PostgreSQL is killed',
    // Two loops of Patroni, then up to five requests of 2 s each to the store of backups (docs/cluster.md).
    limits: A_FAILOVER,
    async happen({ databases }) {
      databases.killPostgres(await databases.leader());
      await wait(3_000);
    },
  },
  {
    name: 'A planned switchover, with poolers paused',
    limits: { failed: 0, outageSeconds: 8 },
    async happen({ databases, games }) {
      await pausePoolers(games, async () => {
        await databases.switchOver();
        await games.untilDatabase();
      });
    },
  },
  {
    name: 'The primary’s machine dies',
    limits: A_FAILOVER,
    async happen({ databases }) {
      const leader = await databases.leader();
      await databases.cutPower(leader);
      await wait(20_000);
      databases.giveBackPower(leader);
    },
  },
  {
    name: 'The synchronous standby’s machine dies',
    limits: A_FAILOVER,
    async happen({ databases }) {
      const standby = await databases.standby();
      await databases.cutPower(standby);
      await wait(15_000);
      databases.giveBackPower(standby);
    },
  },
  {
    name: 'The primary sends nothing to its standbys, then its machine dies',
    limits: A_FAILOVER,
    async happen({ databases }) {
      const leader = await databases.leader();
      const senders = databases.walSenders(leader);
      if (senders.length < 2) throw new Error(`${senders.length} standbys are sent to, not 2`);
      signalAll(senders, 'SIGSTOP');
      await wait(2_000);
      await databases.cutPower(leader);
      await wait(20_000);
      databases.giveBackPower(leader);
    },
  },
  {
    name: 'etcd is gone for 20 s',
    limits: NOTHING,
    async happen({ databases }) {
      for (const { etcd } of databases.machines) etcd?.send('SIGKILL');
      await wait(20_000);
      for (const machine of databases.machines) databases.startEtcd(machine);
    },
  },
  {
    name: 'A process starts with a clock two hours ahead',
    limits: NOTHING,
    async happen({ games }) {
      const machine = gameMachineAt(games, 0);
      machine.game.send('SIGTERM');
      await machine.game.ended;
      machine.aheadSeconds = 7_200;
      games.startGame(machine);
      const url = `http://${machine.address}:3001/readyz`;
      let said = '';
      await until('it listens', async () => {
        said = await fetch(url).then(
          (answer) => answer.text(),
          () => '',
        );
        return said !== '';
      });
      await wait(5_000);
      machine.aheadSeconds = 0;
      await games.restart(machine, 'SIGTERM');
      if (!said.includes('ahead of the database'))
        throw new Error(`The wrong clock was not noticed: ${said}`);
      return 'it says so, and gets no players';
    },
  },
  ...REPLAY_FAULTS,
  ...STORE_FAULTS,
  limitsFault,
  settlerFault,
  restoreFault,
];
