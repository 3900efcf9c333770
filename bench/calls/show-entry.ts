import { randomBytes } from 'node:crypto';
import { pick, rngFromNumber } from '../../game/rng.ts';
import { openHouseShows } from '../../game/shows/house-shows.ts';
import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers } from '../fixtures/stables.ts';
import { HOUR } from '../../game/game-time.ts';

const HORSES_EACH = 20;
/** More than the highest fee. */
const COINS_EACH = HORSES_EACH * 100;
/** No show may run during the measurement. */
const AHEAD_MS = 2 * HOUR;

export const showEntry = callMeasurement({
  name: 'show entry',
  changes: true,
  async prepare(db, { now, steps }) {
    const rng = rngFromNumber(2);
    const players = await settlePlayers(db, {
      now,
      players: Math.ceil(steps / HORSES_EACH),
      horsesEach: HORSES_EACH,
      coins: COINS_EACH,
    });
    const showsOf = byLevel((level) =>
      openHouseShows(now, { level }).filter(({ runsAt }) => runsAt.getTime() > now.getTime() + AHEAD_MS),
    );
    // Concurrent entries belong to different players.
    return Array.from({ length: HORSES_EACH }, (_, index) =>
      players.flatMap(({ token, horses }) => {
        const horse = horses[index];
        if (!horse) return [];
        const body = { horse_id: horse.id, entropy: randomBytes(16).toString('hex') };
        const path = `/api/shows/${pick(rng, showsOf(horse.level)).id}/enter`;
        return [[{ method: 'POST' as const, path, token, body }]];
      }),
    ).flat();
  },
});

function byLevel<T>(make: (level: number) => T): (level: number) => T {
  const made = new Map<number, T>();
  return (level) => {
    const known = made.get(level) ?? make(level);
    made.set(level, known);
    return known;
  };
}
