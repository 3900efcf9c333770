import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockClock, readClock, setClock, type ClockSnapshot } from './clock-queries.ts';
import { TOLERANCE_MS } from './clock-rules.ts';
import { durationText } from './clock-messages.ts';
import type { MachineClocks } from './machine-clocks.ts';

/* Running processes notice changes within seconds. */

export type ClockAction = 'show' | 'resume' | 'wait' | 'go-on';

type Clocks = Pick<MachineClocks, 'wall' | 'database'>;

/** Returns lines for the operator. */
export async function operateClock(db: Db, clocks: Clocks, action: ClockAction): Promise<string[]> {
  const done =
    action === 'show'
      ? []
      : [await inTransaction(db, async (tx) => ACTIONS[action](tx, await read(lockClock(tx), clocks)))];
  return [...done, ...describe(await read(readClock(db), clocks), clocks.wall())];
}

async function read(snapshot: Promise<ClockSnapshot>, { database }: Clocks): Promise<ClockSnapshot> {
  const { state, databaseNow } = await snapshot;
  return { state, databaseNow: database?.().getTime() ?? databaseNow };
}

type Operation = (tx: Db, clock: ClockSnapshot) => Promise<string>;

const ACTIONS: Readonly<Record<Exclude<ClockAction, 'show'>, Operation>> = {
  /** The clock is right: world time catches up. */
  async resume(tx, { state, databaseNow }) {
    const uncorrected = databaseNow + state.offset;
    if (uncorrected < state.reached)
      throw new Error(
        `The clock is ${durationText(state.reached - uncorrected)} behind the world, which never goes back. ` +
          'Use --wait to let it wait for the clock.',
      );
    const by = uncorrected - worldTime({ state, databaseNow });
    if (by <= TOLERANCE_MS) return 'World time follows the clock already.';
    await setClock(tx, { correction: 0, waits: false, reached: uncorrected });
    return `World time was moved forward by ${durationText(by)}.`;
  },

  /** The clock is right: world time, which is ahead, waits. */
  async wait(tx, { state, databaseNow }) {
    const reached = worldTime({ state, databaseNow });
    await setClock(tx, { offset: 0, correction: 0, waits: true, reached });
    const ahead = reached - databaseNow;
    return ahead > TOLERANCE_MS
      ? `World time stands still for ${durationText(ahead)}, until the clock has caught up with it.`
      : 'World time follows the clock.';
  },

  /** World time stops waiting and stays ahead of the clock. */
  async 'go-on'(tx, { state, databaseNow }) {
    const uncorrected = databaseNow + state.offset;
    if (!state.waits || uncorrected >= state.reached) return 'World time does not wait.';
    await setClock(tx, { correction: state.reached - uncorrected, waits: false });
    return `World time goes on, ${durationText(state.reached - uncorrected)} ahead of the clock.`;
  },
};

function worldTime({ state, databaseNow }: ClockSnapshot): number {
  return Math.max(state.reached, databaseNow + state.offset + state.correction);
}

function describe(clock: ClockSnapshot, wall: Date): string[] {
  const { state, databaseNow } = clock;
  const world = worldTime(clock);
  const isWaiting = state.waits && databaseNow + state.offset + state.correction < state.reached;
  return [
    `World time         ${new Date(world).toISOString()}`,
    `Database's clock   ${new Date(databaseNow).toISOString()}   ${difference(world - databaseNow, 'the world')}`,
    `This machine       ${wall.toISOString()}   ${difference(wall.getTime() - databaseNow, 'it', "the database's clock")}`,
    `Moved by           ${signed(state.offset)}`,
    `Corrected by       ${signed(state.correction)}   for leaps of the clock that were not believed`,
    ...(isWaiting ? [`World time stands still until the clock has caught up with it.`] : []),
  ];
}

function difference(by: number, what: string, than = 'it'): string {
  if (Math.abs(by) <= TOLERANCE_MS) return `${what} agrees`;
  return `${what} is ${durationText(by)} ${by > 0 ? 'ahead of' : 'behind'} ${than}`;
}

const signed = (by: number) => (by === 0 ? 'nothing' : `${by > 0 ? '+' : '-'}${durationText(by)}`);
