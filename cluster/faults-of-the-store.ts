import { setTimeout as wait } from 'node:timers/promises';
import { NOTHING, type Fault } from './fault.ts';
import { expectAway, untilDone } from './pictures.ts';

const AWAY_MS = 12_000;
/**
 * Time for a failover, plus the five times two seconds that a standby waits for the archive before it becomes primary.
 */
const WRITABLE_SECONDS = 25;

/** Pictures and backups share one store; its machine dies and returns with its disk. */
export const STORE_FAULTS: readonly Fault[] = [
  {
    name: 'The store of pictures and backups dies for 12 s',
    limits: NOTHING,
    async happen({ databases, journal, pictures, store }) {
      const [anna, bert, cora] = [
        await journal.newcomer(),
        await journal.newcomer(),
        await journal.newcomer(),
      ];
      await pictures.change(anna);
      await pictures.change(bert);
      const sentBefore = await pictures.send(cora);
      await pictures.portrait(anna.horse);

      await store.kill();
      const begun = performance.now();
      const [segment] = await databases.query<{ name: string }>(
        'select pg_walfile_name(pg_switch_wal()) as name',
      );
      let refused = 0;
      while (performance.now() - begun < AWAY_MS) {
        await expectAway('a change', pictures.change(anna));
        await expectAway('a picture that was sent before', pictures.use(cora, sentBefore));
        refused += 2;
        // Requests portraits stored before, and ones never painted before.
        for (const { horse } of [anna, bert, cora]) await pictures.portrait(horse);
        await wait(1_000);
      }
      store.start();
      await store.untilUp();
      await untilDone('a picture that was sent before is shown', () => pictures.use(cora, sentBefore));
      await untilDone('a picture is changed', () => pictures.change(anna));
      await databases.untilArchived(segment?.name ?? '');
      return `${refused} changes of pictures refused with a sentence, horses painted, WAL archived afterwards`;
    },
  },
  {
    name: 'The primary’s machine dies while the store is away',
    limits: { failed: Infinity, outageSeconds: WRITABLE_SECONDS },
    async happen({ databases, journal, store }) {
      const [anna, bert] = [await journal.newcomer(), await journal.newcomer()];
      await store.kill();
      const leader = await databases.leader();
      await databases.cutPower(leader);
      const begun = performance.now();
      const seconds = await journal.write(anna, bert).then(() => (performance.now() - begun) / 1000);
      await wait(20_000);
      databases.giveBackPower(leader);
      await wait(5_000);
      store.start();
      await store.untilUp();
      if (seconds > WRITABLE_SECONDS) throw new Error(`A letter was written after ${seconds.toFixed(1)} s`);
      return `a letter was written after ${seconds.toFixed(1)} s`;
    },
  },
];
