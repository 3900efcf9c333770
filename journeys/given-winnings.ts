import { expect } from './game.ts';
import { givenFeed, givenShowsAhead, type Device } from './given.ts';

const HALF_A_DAY = 12 * 3600;
/** Limit in half days. A few prizes suffice, yet a horse without tack may win none for a week. */
const ROUNDS = 30;
/** Reserves one of the day's starts. */
const ENTRIES = 2;

/** A player with a horse, and the coins to win. */
export interface Winner {
  readonly device: Device;
  readonly horse: string;
  readonly coins: number;
}

/**
 * Enters house shows in each horse's best discipline, half day by half day, until each player has won that many
 * tradable coins.
 */
export async function givenWinnings(...winners: readonly Winner[]): Promise<void> {
  let poor = await poorOf(winners);
  for (let round = 0; round < ROUNDS && poor.length > 0; round++) {
    for (const winner of winners) await feedForADay(winner);
    for (const winner of poor) await enterBest(winner);
    await poor[0]?.device.send('POST', '/api/dev/clock', { advanceSeconds: HALF_A_DAY });
    poor = await poorOf(winners);
  }
  expect(poor).toEqual([]);
}

/** Points of aptitude by discipline. */
export async function aptitudeOf(device: Device, horse: string): Promise<ReadonlyMap<string, number>> {
  const { aptitude } = await device.get<{ aptitude: { discipline: string; points: number }[] }>(
    `/api/horses/${horse}/card`,
  );
  return new Map(aptitude.map(({ discipline, points }) => [discipline, points]));
}

/** The discipline with the highest value. */
export function bestOf(disciplines: ReadonlyMap<string, number>): string {
  const [best] = [...disciplines].toSorted(([, one], [, other]) => other - one);
  if (!best) throw new Error('There is no discipline');
  return best[0];
}

async function feedForADay({ device, horse }: Winner): Promise<void> {
  await givenFeed(device, 1);
  await device.send('POST', `/api/horses/${horse}/use-feed`, { feed_type: 'monthly' });
}

async function enterBest({ device, horse }: Winner): Promise<void> {
  const discipline = bestOf(await aptitudeOf(device, horse));
  await givenShowsAhead(device);
  const shows = await device.get<{ id: string }[]>(
    `/api/shows?horse_id=${horse}&discipline=${discipline}&max_level=1&limit=${ENTRIES}`,
  );
  for (const { id } of shows) await device.send('POST', `/api/shows/${id}/enter`, { horse_id: horse });
}

async function poorOf(winners: readonly Winner[]): Promise<readonly Winner[]> {
  const won = await Promise.all(
    winners.map(({ device }) => device.get<{ tradableCoins: number }>('/api/auth/me')),
  );
  return winners.filter(({ coins }, index) => (won[index]?.tradableCoins ?? 0) < coins);
}
