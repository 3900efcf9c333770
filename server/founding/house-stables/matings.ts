import { OWN_COVER_FEE, refuseDam, refuseSire } from '../../../game/breeding/breeding.ts';
import { afterVet, isValid, vetDoneAt, vetRefusal } from '../../../game/care/vet.ts';
import { VET_SERVICE_ROWS } from '../../../game/care/vet-services.ts';
import { ageInMonths, BREED_FROM, RETIRED_FROM } from '../../../game/horses/age.ts';
import { HERD_MOST, MOST_INBREEDING_OF_FOALS } from '../../../game/house-stables/herd.ts';
import { foalInbreeding } from '../../../game/horses/inbreeding.ts';
import { foalGeneration } from '../../../game/horses/pedigree.ts';
import { damOf, parentOf } from '../../breeding/covering/parents.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { vetRecordOf, withVetRecord } from '../../horses/state/horse-state.ts';
import { cover } from '../played/breeding.ts';
import type { HouseLife, PlayedStable } from './house-life.ts';

/** Horses of a stable, of which so many are grandchildren of its founders; the least number of children. */
const HERD = 14;
const LATER = 4;
const LEAST_OF_FIRST = 4;

interface Pair {
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
}

/** Has the pair that the stable likes best covered, once the vet has seen both. False if no mare took. */
export function breed(life: HouseLife, played: PlayedStable, generations: 'missing' | 'any'): boolean {
  if (herdWithUnborn(life, played) >= HERD_MOST) return false;
  const [best] = pairsOf(life, played)
    .filter((pair) => generations === 'any' || isMissing(life, played, pair))
    .map((pair) => ({ ...pair, worth: life.worth(pair.mare) + life.worth(pair.stallion) }))
    .toSorted((one, other) => other.worth - one.worth);
  if (!best) return false;
  const ids = [best.mare.id, best.stallion.id];
  if (!ids.every((id) => hasBreedingCheck(life, played, id))) return false;
  life.passTo(vetDoneAt(life.at));
  const at = life.step();
  const [mare, stallion] = ids.map((id) => life.population.horse(id));
  if (!mare || !stallion) return false;
  if (refuseDam(damOf(mare, at), at) ?? refuseSire(parentOf(stallion, at), at)) return false;
  const mating = { mareId: mare.id, stallionId: stallion.id, request: null, freeFee: false, at: life.at };
  const description = `Had ${mare.name} covered by ${stallion.name}`;
  return cover(life, mating, () => life.pay(played, OWN_COVER_FEE, 'breeding', description)) === 'taken';
}

function herdWithUnborn({ population, breeding }: HouseLife, { id }: PlayedStable): number {
  const unborn = breeding.unborn.filter(({ playerId }) => playerId === id);
  return population.horsesOf(id).length + unborn.length;
}

function pairsOf({ population, breeding, at }: HouseLife, { id }: PlayedStable): Pair[] {
  const grown = population.horsesOf(id).filter(({ bornAt }) => {
    const age = ageInMonths(bornAt, at);
    return age >= BREED_FROM && age < RETIRED_FROM;
  });
  const mares = grown.filter(
    ({ sex, foalsAt, restsUntil }) =>
      sex === 'mare' && foalsAt === null && (restsUntil === null || restsUntil <= at),
  );
  const stallions = grown.filter(({ sex }) => sex === 'stallion');
  return mares.flatMap((mare) =>
    stallions
      .filter(
        (stallion) =>
          stallion.breed === mare.breed &&
          foalInbreeding(breeding.pedigree, stallion.id, mare.id) <= MOST_INBREEDING_OF_FOALS,
      )
      .map((stallion) => ({ mare, stallion })),
  );
}

/** The foal's generation has fewer horses than it should. */
function isMissing(
  { population, breeding }: HouseLife,
  { id }: PlayedStable,
  { mare, stallion }: Pair,
): boolean {
  const isFirst = (generation: number) => generation <= 1;
  const wanted = isFirst(foalGeneration(stallion.generation, mare.generation));
  const born = population.horsesOf(id).map(({ generation }) => generation);
  const unborn = breeding.unborn
    .filter(({ playerId }) => playerId === id)
    .map(({ stallionId, mareId }) =>
      foalGeneration(population.horse(stallionId).generation, population.horse(mareId).generation),
    );
  const alike = [...born, ...unborn].filter((generation) => generation > 0 && isFirst(generation) === wanted);
  const founders = born.filter((generation) => generation === 0).length;
  return alike.length < (wanted ? Math.max(LEAST_OF_FIRST, HERD - founders - LATER) : LATER);
}

export function hasBreedingCheck(life: HouseLife, played: PlayedStable, horseId: string): boolean {
  const { population, records } = life;
  const horse = population.horse(horseId);
  if (isValid(horse.breedingCheckUntil, life.at)) return true;
  const record = vetRecordOf(horse);
  const patient = { ...record, ageInMonths: ageInMonths(horse.bornAt, life.at), pendingUntil: null };
  if (vetRefusal('breeding_check', patient, life.at)) return false;
  const { label, price } = VET_SERVICE_ROWS.breeding_check;
  if (!life.pay(played, price, 'vet', `${label} for ${horse.name}`)) return false;
  const requestedAt = life.at;
  const completesAt = vetDoneAt(requestedAt);
  records.vetRequests.push({
    id: life.newId(requestedAt),
    horseId,
    playerId: played.id,
    service: 'breeding_check',
    price,
    requestedAt,
    completesAt,
    status: 'completed',
  });
  population.changeHorse(horseId, withVetRecord(horse, afterVet('breeding_check', record, completesAt)));
  records.event(completesAt, { horseId, kind: 'vet', details: { service: label } });
  return true;
}
