import { callMeasurement } from '../call-measurement.ts';
import type { Call } from '../load/request.ts';

const LISTS = ['players', 'horses', 'breeders', 'show-winners'] as const;
const DIVISIONS = ['', '&division=novice', '&division=intermediate'] as const;

export const leaderboards = callMeasurement({
  name: 'leaderboards',
  changes: false,
  note: 'a page of 50 of each list in turn',
  async prepare() {
    const calls = LISTS.flatMap((list) =>
      ['ever', 'season'].flatMap((when) =>
        DIVISIONS.map((division): Call => {
          return { method: 'GET', path: `/api/leaderboards/${list}?when=${when}${division}` };
        }),
      ),
    );
    return calls.map((call) => [call]);
  },
});
