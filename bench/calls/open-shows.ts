import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers } from '../fixtures/stables.ts';

const HORSES_EACH = 5;

export const openShows = callMeasurement({
  name: 'open shows',
  changes: false,
  async prepare(db, { now, steps }) {
    const players = await settlePlayers(db, { now, players: steps / HORSES_EACH, horsesEach: HORSES_EACH });
    return players.flatMap(({ token, horses }) =>
      horses.map(({ id }) => [
        { method: 'GET', path: `/api/shows?status=open&limit=50&horse_id=${id}`, token },
      ]),
    );
  },
});
