import { setTimeout as wait } from 'node:timers/promises';
import { NOTHING, type Cluster, type Fault } from './fault.ts';
import { until } from './programs.ts';

/** Players who wrote read from the primary for this long (decision 69). */
const FRESH_MS = 15_000;
/** Reads avoid a standby with more lag. */
const MOST_LAG_MS = 10_000;
/** Another process learns of a commit some 20 ms after it. */
const OWN_SEEN_SECONDS = 1;

/** While replay is paused, rows missing on a standby show which database served a read. */
export const REPLAY_FAULTS: readonly Fault[] = [
  {
    name: 'Replay is paused on both standbys',
    limits: NOTHING,
    async happen({ call, databases, journal }) {
      const [owner, visitor] = [await journal.newcomer(), await journal.newcomer()];
      const params = { id: owner.horse };
      const rename = async (name: string) => {
        const { status } = await call('PATCH /api/horses/:id/name', { params, body: { name } }, owner.token);
        if (status !== 200) throw new Error(`The horse could not be renamed: ${status}`);
      };
      const seenBy = async ({ token }: { token: string }) =>
        (await call('GET /api/horses/:id/card', { params }, token)).body.name;
      const expectOwn = (name: string) =>
        until('an own write is seen', async () => (await seenBy(owner)) === name, {
          seconds: OWN_SEEN_SECONDS,
        });
      const expectSeen = async (when: string, byOwner: string, byVisitor: string) => {
        const seen = [await seenBy(owner), await seenBy(visitor)];
        if (seen.join() !== [byOwner, byVisitor].join())
          throw new Error(`${when} the owner saw ${seen[0]} and the visitor ${seen[1]}`);
      };

      let freshAfter = 0;
      await rename('Before');
      await readFor(FRESH_MS + 2_000, () => seenBy(visitor));
      await replay(databases, 'pause');
      try {
        await rename('During');
        freshAfter = await expectOwn('During');
        await expectSeen('With replay paused,', 'During', 'Before');
        await readFor(MOST_LAG_MS + 2_000, () => seenBy(visitor));
        await expectSeen('After ten seconds of lag', 'During', 'During');
      } finally {
        await replay(databases, 'resume');
      }
      const seconds = await until('a standby serves reads again', async () => {
        await rename('After');
        await readFor(1_000, () => seenBy(visitor));
        await replay(databases, 'pause');
        await rename('Unseen');
        const isRead = (await seenBy(visitor)) === 'After';
        await replay(databases, 'resume');
        return isRead;
      });
      return `own writes were fresh after ${freshAfter.toFixed(1)} s, lists came from the primary after 10 s, and from a standby ${Math.round(seconds)} s after replay went on`;
    },
  },
];

/** The game checks the lag only while somebody reads. */
async function readFor(ms: number, read: () => Promise<unknown>): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < ms; await wait(250)) await read();
}

async function replay(databases: Cluster['databases'], to: 'pause' | 'resume'): Promise<void> {
  const leader = await databases.leader();
  for (const machine of databases.machines)
    if (machine !== leader) await databases.query(`select pg_wal_replay_${to}()`, machine);
}
