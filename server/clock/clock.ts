import type { Db } from '../db/transaction.ts';

/** The only source of world time. It never goes backwards. Security (tokens, codes) uses wall time instead. */
export interface Clock {
  now(): Date;
  /** Moves world time forward for good. */
  advance(seconds: number): Promise<void>;
  /** Keeps how far world time has come, so that a wall clock set back while we are down cannot rewind the world. */
  keep(): Promise<void>;
}

/** The clock of the world in this database. `wallNow` is the machine's, or a test's. */
export async function openClock(db: Db, wallNow: () => Date): Promise<Clock> {
  const world = await db
    .selectFrom('world')
    .select(['clock_offset_ms', 'clock_reached'])
    .executeTakeFirstOrThrow();
  let reached = world.clock_reached.getTime();
  // A machine's clock that was set back would make the world stand still until it has caught up: it goes on instead.
  let offset = Math.max(world.clock_offset_ms, reached - wallNow().getTime());
  if (offset > world.clock_offset_ms)
    await db.updateTable('world').set({ clock_offset_ms: offset }).execute();

  const now = () => {
    reached = Math.max(reached, wallNow().getTime() + offset);
    return new Date(reached);
  };
  const keep = async () => {
    const instant = now();
    await db
      .updateTable('world')
      .set({ clock_reached: instant })
      .where('clock_reached', '<', instant)
      .execute();
  };
  return {
    now,
    keep,
    async advance(seconds) {
      const moved = await db
        .updateTable('world')
        .set((eb) => ({ clock_offset_ms: eb('clock_offset_ms', '+', seconds * 1000) }))
        .returning('clock_offset_ms')
        .executeTakeFirstOrThrow();
      // Two moves at once may come back in either order.
      offset = Math.max(offset, moved.clock_offset_ms);
      await keep();
    },
  };
}
