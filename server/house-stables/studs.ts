import { STUDS_OF_PLAYERS, studFee, studsAmong } from '../../game/house-stables/offers.ts';
import { hasBegun } from '../../game/house-stables/at-work.ts';
import { isValid } from '../../game/care/vet.ts';
import { endStud, standAtStud } from '../breeding/stud/stand-at-stud.ts';
import { publishHealth, readUnpublished, testHealth } from '../horses/health/health.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { findFees, findStanding } from './house-stables-queries.ts';
import { orderVet } from './vet.ts';
import { act, type Visit } from './visit.ts';

const MONDAY = 1;
const NONE = { known: 0, median: null };

/** So that owners of mares know what a house stallion carries. */
async function publishTests(visit: Visit, stallions: readonly HorseInTack[]): Promise<void> {
  const { now, playerId } = visit;
  const untold = await act(visit, (tx) =>
    readUnpublished(
      tx,
      stallions.map(({ id }) => id),
    ),
  );
  for (const horseId of untold) {
    // The test is refused for a stallion that has been tested before.
    await act(visit, (tx) => testHealth(tx, now, { horseId, playerId }));
    await act(visit, (tx) => publishHealth(tx, { horseId, playerId }));
  }
}

/** The two best stallions, once the vet has seen them, unless players offer enough of their breed. */
export async function standStallions(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const { now, playerId, lastAt } = visit;
  const best = studsAmong(owned, now);
  await orderVet(visit, best, 'breeding_check');
  await publishTests(visit, best);
  const standing = await act(visit, (tx) => findStanding.rows(tx, { playerId }));
  const stands = new Set(standing.map(({ stallionId }) => stallionId));
  const fit = best.filter(({ breedingCheckUntil }) => isValid(breedingCheckUntil, now));
  const isNewWeek = hasBegun(MONDAY, lastAt, now);
  if (!isNewWeek && fit.every(({ id }) => stands.has(id)) && stands.size === fit.length) return;
  const breeds = fit.map(({ breed }) => breed);
  const known = await act(visit, (tx) => findFees.rows(tx, { breeds }));
  const fees = new Map(known.map((row) => [row.breed, row]));
  const wanted = fit.filter(({ breed }) => (fees.get(breed)?.known ?? 0) < STUDS_OF_PLAYERS);
  for (const horseId of stands)
    if (!wanted.some(({ id }) => id === horseId))
      await act(visit, (tx) => endStud(tx, now, { horseId, playerId }));
  for (const horse of wanted) {
    if (stands.has(horse.id) && !isNewWeek) continue;
    const fee = studFee(horse.aptitude, horse === best[0], fees.get(horse.breed) ?? NONE);
    const terms = { fee, note: '', ownBreedOnly: false };
    await act(visit, (tx) => standAtStud(tx, now, { horseId: horse.id, playerId }, terms));
  }
}
