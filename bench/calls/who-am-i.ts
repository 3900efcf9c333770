import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers } from '../fixtures/stables.ts';

export const whoAmI = callMeasurement({
  name: 'who am I',
  changes: false,
  async prepare(db, { now, steps }) {
    const players = await settlePlayers(db, { now, players: steps, horsesEach: 5 });
    return players.map(({ token }) => [{ method: 'GET', path: '/api/auth/me', token }]);
  },
});
