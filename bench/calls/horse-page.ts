import { openHouseShows } from '../../game/shows/house-shows.ts';
import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers } from '../fixtures/stables.ts';

const HORSES_EACH = 5;
const PENDING = 3;

export const horsePage = callMeasurement({
  name: 'horse page',
  changes: false,
  note: 'three calls: the horse, its pending entries (3), its figures',
  async prepare(db, { now, steps }) {
    const enter = (level: number) => openHouseShows(now, { level }).slice(-PENDING);
    const players = await settlePlayers(db, {
      now,
      players: steps / HORSES_EACH,
      horsesEach: HORSES_EACH,
      enter,
    });
    return players.flatMap(({ token, horses }) =>
      horses.map(({ id }) => [
        { method: 'GET', path: `/api/horses/${id}`, token },
        { method: 'GET', path: `/api/horses/${id}/entries?status=pending`, token },
        { method: 'GET', path: `/api/horses/${id}/show-stats`, token },
      ]),
    );
  },
});
