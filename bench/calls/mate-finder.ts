import { sql } from 'kysely';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import { solveWorld } from '../../server/breeding/values/solve-world.ts';
import type { Db } from '../../server/db/connection.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers, type BenchPlayer } from '../fixtures/stables.ts';

const OWNERS = 500;
const STUDS_EACH = 20;
const MATES_MS = 500;

const STUDS = (OWNERS * STUDS_EACH).toLocaleString('en-US');

export const mateFinder = mateMeasurement('mate finder', {
  note: `${STUDS} studs ranked by a coat, one call at a time`,
  wish: 'colour=palomino&order=coat',
});

export const mateFinderByBody = mateMeasurement('mate finder by body', {
  note: `${STUDS} studs ranked by coat and body together, one call at a time`,
  wish: 'colour=palomino&body=neck+set+high,good+trot&minHeight=155&order=wish',
});

interface Wished {
  readonly note: string;
  readonly wish: string;
}

function mateMeasurement(name: string, { note, wish }: Wished) {
  return callMeasurement({
    name,
    changes: false,
    note,
    connections: 1,
    aims: ({ app }) => [
      { aim: `99 of 100 within ${MATES_MS} ms`, met: app.p99 !== null && app.p99 <= MATES_MS },
    ],
    async prepare(db, { now, steps }) {
      const owners = await settlePlayers(db, { now, players: OWNERS, horsesEach: STUDS_EACH });
      const riders = await settlePlayers(db, { now, players: steps, horsesEach: 1, from: OWNERS });
      await makeFit(db, now, owners, 'stallion');
      await makeFit(db, now, riders, 'mare');
      await sql`insert into studs (stallion_id, player_id, fee, note, own_breed_only, placed_at)
      select id, owner_id, 200, '', false, ${now} from horses where sex = 'stallion'
        and owner_id = any(${owners.map(({ id }) => id)}::uuid[])`.execute(db);
      // Breeding values of new horses are stored within minutes; stallions without them are read again in each call.
      await inTransaction(db, (tx) => solveWorld(tx, now));
      return riders.flatMap(({ token, horses }) =>
        horses.map(({ id }) => [{ method: 'GET', path: `/api/horses/${id}/mates?${wish}`, token }]),
      );
    },
  });
}

async function makeFit(
  db: Db,
  now: Date,
  players: readonly BenchPlayer[],
  sex: 'mare' | 'stallion',
): Promise<void> {
  await db
    .updateTable('horses')
    .set({
      sex,
      bornAt: bornAtAge(100, now),
      breedingCheckUntil: new Date(now.getTime() + 10 * REAL_MS_PER_DAY),
    })
    .where(
      'ownerId',
      'in',
      players.map(({ id }) => id),
    )
    .execute();
}
