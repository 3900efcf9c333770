import { randomBytes } from 'node:crypto';
import { pick, rngFromNumber } from '../../game/rng.ts';
import { openHouseShows, type OpenHouseShow } from '../../game/shows/house-shows.ts';
import type { Db } from '../../server/db/connection.ts';
import { HALF_A_DAY, ranAt, WARMED_UP_AT } from '../fixtures/due-entries.ts';
import { settlePlayers, type BenchPlayer } from '../fixtures/stables.ts';
import type { Call, Step } from '../load/request.ts';
import { MINUTE } from '../../game/game-time.ts';

export interface Callers {
  readonly before: readonly Step[];
  readonly meanwhile: readonly Step[];
}

const PLAYERS = 100;
const HORSES_EACH = 20;
const COINS_EACH = HORSES_EACH * 100;
/** Player numbers above those of due shows. */
const FROM = 500_000;

/**
 * Minutes after the world's creation. Shows entered before the settling run during it, later ones after it. Shows must
 * be open when the clock is at `at`, its earliest position.
 */
const BEFORE = { at: WARMED_UP_AT, from: 150, to: HALF_A_DAY.to } as const;
const MEANWHILE = { at: ranAt(HALF_A_DAY), from: ranAt(HALF_A_DAY) + 80, to: Infinity } as const;

export async function settleCallers(db: Db, now: Date): Promise<Callers> {
  const wanted = { now, players: PLAYERS, horsesEach: HORSES_EACH, coins: COINS_EACH, from: FROM };
  const players = await settlePlayers(db, wanted);
  const half = HORSES_EACH / 2;
  return {
    before: stepsOf(players, now, BEFORE, [0, half]),
    meanwhile: stepsOf(players, now, MEANWHILE, [half, HORSES_EACH]),
  };
}

type Window = Readonly<Record<'at' | 'from' | 'to', number>>;

function stepsOf(
  players: readonly BenchPlayer[],
  now: Date,
  { at, from, to }: Window,
  [first, end]: readonly [number, number],
): Step[] {
  const rng = rngFromNumber(at);
  const ahead = ({ runsAt }: OpenHouseShow) => (runsAt.getTime() - now.getTime()) / MINUTE;
  const showsOf = (level: number) =>
    openHouseShows(new Date(now.getTime() + at * MINUTE), { level }).filter(
      (show) => ahead(show) > from && ahead(show) <= to,
    );
  return Array.from({ length: end - first }, (_, index) => index + first).flatMap((index) =>
    players.flatMap(({ token, horses }): Step[] => {
      const horse = horses[index];
      if (!horse) return [];
      const read = (path: string): [Call] => [{ method: 'GET', path, token }];
      const path = `/api/shows/${pick(rng, showsOf(horse.level)).id}/enter`;
      const body = { horse_id: horse.id, entropy: randomBytes(16).toString('hex') };
      return [
        [{ method: 'POST', path, token, body }],
        read('/api/horses'),
        read(`/api/shows?status=open&limit=50&horse_id=${horse.id}`),
        read('/api/shows/my-entries'),
        read('/api/leaderboards/players'),
      ];
    }),
  );
}
