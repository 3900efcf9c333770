import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers } from '../fixtures/stables.ts';

export const stable = callMeasurement({
  name: 'stable of 20 horses',
  changes: false,
  async prepare(db, { now, steps }) {
    const players = await settlePlayers(db, { now, players: steps, horsesEach: 20 });
    return players.map(({ token }) => [{ method: 'GET', path: '/api/horses', token }]);
  },
});
