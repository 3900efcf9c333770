import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers } from '../fixtures/stables.ts';

export const round = callMeasurement({
  name: 'daily round of 20 horses, planned',
  changes: false,
  async prepare(db, { now, steps }) {
    const players = await settlePlayers(db, { now, players: steps, horsesEach: 20 });
    return players.map(({ token }) => [{ method: 'GET', path: '/api/round', token }]);
  },
});
