import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockClock, readClock, setClock, type ReadClock } from './clock-queries.ts';
import { APART_MS } from './clock-rules.ts';
import { inWords } from './clock-words.ts';
import type { MachineClocks } from './machine-clocks.ts';

/* What an operator may do about the world's clock: `npm run clock`. Running processes hear of it within seconds. */

export type ClockAction = 'show' | 'resume' | 'wait' | 'go-on';

type Clocks = Pick<MachineClocks, 'wall' | 'database'>;

/** Does it, and says in lines how the clock stands then. */
export async function operateClock(db: Db, clocks: Clocks, action: ClockAction): Promise<string[]> {
  const done =
    action === 'show'
      ? []
      : [await inTransaction(db, async (tx) => ACTIONS[action](tx, await read(lockClock(tx), clocks)))];
  return [...done, ...describe(await read(readClock(db), clocks), clocks.wall())];
}

async function read(reading: Promise<ReadClock>, { database }: Clocks): Promise<ReadClock> {
  const { kept, databaseNow } = await reading;
  return { kept, databaseNow: database?.().getTime() ?? databaseNow };
}

type Act = (tx: Db, clock: ReadClock) => Promise<string>;

const ACTIONS: Readonly<Record<Exclude<ClockAction, 'show'>, Act>> = {
  /** The clock is right, and the world takes the time over that was not believed. */
  async resume(tx, { kept, databaseNow }) {
    const real = databaseNow + kept.offset;
    if (real < kept.reached)
      throw new Error(
        `The clock is ${inWords(kept.reached - real)} behind the world, which never goes back. ` +
          'Use --wait to let it wait for the clock.',
      );
    const by = real - reachedBy({ kept, databaseNow });
    if (by <= APART_MS) return 'World time follows the clock already.';
    await setClock(tx, { correction: 0, waits: false, reached: real });
    return `World time was moved forward by ${inWords(by)}.`;
  },

  /** The clock is right, and the world, which is ahead of it, waits. */
  async wait(tx, { kept, databaseNow }) {
    const reached = reachedBy({ kept, databaseNow });
    await setClock(tx, { offset: 0, correction: 0, waits: true, reached });
    const ahead = reached - databaseNow;
    return ahead > APART_MS
      ? `World time stands still for ${inWords(ahead)}, until the clock has caught up with it.`
      : 'World time follows the clock.';
  },

  /** The world does not wait any longer, and goes on ahead of the clock. */
  async 'go-on'(tx, { kept, databaseNow }) {
    const real = databaseNow + kept.offset;
    if (!kept.waits || real >= kept.reached) return 'World time does not wait.';
    await setClock(tx, { correction: kept.reached - real, waits: false });
    return `World time goes on, ${inWords(kept.reached - real)} ahead of the clock.`;
  },
};

/** World time as it is now. */
function reachedBy({ kept, databaseNow }: ReadClock): number {
  return Math.max(kept.reached, databaseNow + kept.offset + kept.correction);
}

function describe(clock: ReadClock, wall: Date): string[] {
  const { kept, databaseNow } = clock;
  const world = reachedBy(clock);
  const isWaiting = kept.waits && databaseNow + kept.offset + kept.correction < kept.reached;
  return [
    `World time         ${new Date(world).toISOString()}`,
    `Database's clock   ${new Date(databaseNow).toISOString()}   ${difference(world - databaseNow, 'the world')}`,
    `This machine       ${wall.toISOString()}   ${difference(wall.getTime() - databaseNow, 'it', "the database's clock")}`,
    `Moved by           ${signed(kept.offset)}`,
    `Corrected by       ${signed(kept.correction)}   for leaps of the clock that were not believed`,
    ...(isWaiting ? [`World time stands still until the clock has caught up with it.`] : []),
  ];
}

function difference(by: number, what: string, than = 'it'): string {
  if (Math.abs(by) <= APART_MS) return `${what} agrees`;
  return `${what} is ${inWords(by)} ${by > 0 ? 'ahead of' : 'behind'} ${than}`;
}

const signed = (by: number) => (by === 0 ? 'nothing' : `${by > 0 ? '+' : '-'}${inWords(by)}`);
