import { sql } from 'kysely';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { bornAtAge } from '../../game/horses/age.ts';
import type { Db } from '../../server/db/connection.ts';
import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers, type BenchPlayer } from '../fixtures/stables.ts';

const OWNERS = 500;
const STUDS_EACH = 20;
const MATES_MS = 500;

export const mateFinder = callMeasurement({
  name: 'mate finder',
  changes: false,
  note: `${(OWNERS * STUDS_EACH).toLocaleString('en-US')} studs ranked by a coat, one call at a time`,
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
    return riders.flatMap(({ token, horses }) =>
      horses.map(({ id }) => [
        { method: 'GET', path: `/api/horses/${id}/mates?colour=palomino&order=coat`, token },
      ]),
    );
  },
});

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
