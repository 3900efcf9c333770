import { STUDS_OF_PLAYERS, studFee, studsAmong } from '../../game/house-stables/offers.ts';
import { hasBegun } from '../../game/house-stables/at-work.ts';
import { isValid } from '../../game/care/vet.ts';
import { endStud, standAtStud } from '../breeding/stud/stand-at-stud.ts';
import { requestVet } from '../care/request-vet.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { findFees, findStanding } from './house-stables-queries.ts';
import { act, type Visit } from './visit.ts';

const MONDAY = 1;
const NONE = { known: 0, median: null };

/** The two best stallions, once the vet has seen them, unless players offer enough of their breed. */
export async function standStallions(visit: Visit, herd: readonly HorseInTack[]): Promise<void> {
  const { now, playerId, lastAt } = visit;
  const best = studsAmong(herd, now);
  await checkForBreeding(visit, best);
  await act(visit, async (tx) => {
    const standing = await findStanding.rows(tx, { playerId });
    const stands = new Set(standing.map(({ stallionId }) => stallionId));
    const fit = best.filter(({ breedingCheckUntil }) => isValid(breedingCheckUntil, now));
    const isNewWeek = hasBegun(MONDAY, lastAt, now);
    if (!isNewWeek && fit.every(({ id }) => stands.has(id)) && stands.size === fit.length) return;
    const fees = new Map(
      (await findFees.rows(tx, { breeds: fit.map(({ breed }) => breed) })).map((row) => [row.breed, row]),
    );
    const wanted = fit.filter(({ breed }) => (fees.get(breed)?.known ?? 0) < STUDS_OF_PLAYERS);
    for (const horseId of stands)
      if (!wanted.some(({ id }) => id === horseId)) await endStud(tx, now, { horseId, playerId });
    for (const horse of wanted) {
      if (stands.has(horse.id) && !isNewWeek) continue;
      const fee = studFee(horse.aptitude, horse === best[0], fees.get(horse.breed) ?? NONE);
      await standAtStud(tx, now, { horseId: horse.id, playerId }, { fee, note: '', ownBreedOnly: false });
    }
  });
}

/** Orders the breeding checks that are missing; they are done before the next visit. */
export async function checkForBreeding(visit: Visit, horses: readonly HorseInTack[]): Promise<void> {
  const { now, playerId } = visit;
  const horseIds = horses
    .filter(({ breedingCheckUntil }) => !isValid(breedingCheckUntil, now))
    .map(({ id }) => id);
  if (horseIds.length === 0) return;
  await act(visit, (tx) => requestVet(tx, now, { playerId, horseIds, service: 'breeding_check' }));
}
