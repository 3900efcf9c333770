import { GESTATION_MS, OWN_COVER_FEE, refuseDam, refuseSire } from '../../game/breeding/breeding.ts';
import {
  afterVet,
  isValid,
  VET_SERVICE_ROWS,
  vetDoneAt,
  vetRefusal,
  type VetCheck,
} from '../../game/care/vet.ts';
import { ageInMonths, BREED_FROM, RETIRED_FROM } from '../../game/horses/age.ts';
import { foalInbreeding } from '../../game/horses/inbreeding.ts';
import { damOf, parentOf } from '../../server/breeding/covering/parents.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { vetRecordOf, withVetRecord } from '../../server/horses/state/horse-state.ts';
import { chance } from '../../game/rng.ts';
import { saveCover } from './breeding.ts';
import type { Visit } from './life.ts';
import { placeAtStud, requestStud } from './stud.ts';

/** Closer kin is not paired. */
const MOST_INBREEDING = 0.07;
const COVERS_A_VISIT = 3;
const HOUR_MS = 3_600_000;

/** The vet's check at one visit, the cover at a later one. */
export function breed(visit: Visit): void {
  const { life, person } = visit;
  const { rng } = life;
  const horses = life.population.horsesOf(person.id).filter((horse) => mayBreed(visit, horse));
  const mares = horses.filter(({ sex }) => sex === 'mare');
  const stallions = horses
    .filter(({ sex }) => sex === 'stallion')
    .toSorted((one, other) => qualityOf(other) - qualityOf(one))
    .slice(0, 2);
  offerStallions(visit, stallions);
  // Foals that are born after the end of the seeded time cost nothing of the wished number.
  let wanted = isBornInTime(visit) ? person.horses - person.founders - person.bred - asked(visit) : 1;
  for (const mare of mares.slice(0, COVERS_A_VISIT)) {
    if (wanted <= 0) return;
    if (!isChecked(mare, visit.at)) {
      callVet(visit, mare.id, 'breeding_check');
      continue;
    }
    const mates = stallions.filter((stallion) => isGoodMatch(visit, mare, stallion));
    const mate = mates.find(({ breed: own }) => own === mare.breed) ?? mates[0];
    const asks = mate === undefined || mate.breed !== mare.breed || chance(rng, 0.3);
    if (asks && requestStud(visit, mare)) wanted -= 1;
    else if (mate && (mate.breed === mare.breed || chance(rng, 0.25)) && cover(visit, mare, mate))
      wanted -= 1;
  }
}

const qualityOf = ({ aptitude, level }: HorseRow) =>
  Math.max(...aptitude) + aptitude.reduce((sum, points) => sum + points, 0) / 7 + level * 3000;

const isChecked = ({ breeding_check_until }: HorseRow, at: Date) => isValid(breeding_check_until, at);

function mayBreed({ life, at }: Visit, horse: HorseRow): boolean {
  const age = ageInMonths(horse.born_at, at);
  if (horse.sex === 'gelding' || age < BREED_FROM || age >= RETIRED_FROM) return false;
  if (life.market.isListed(horse.id)) return false;
  if (horse.sex === 'stallion') return true;
  const rests = horse.rests_until !== null && horse.rests_until > at;
  return horse.foals_at === null && !rests && life.breeding.openOf(horse.id) === undefined;
}

/** A foal of a cover at this visit. */
function isBornInTime({ life, at }: Visit): boolean {
  return life.now.getTime() - at.getTime() > GESTATION_MS - HOUR_MS;
}

/** Requests that nobody has answered yet. */
export function asked({ life, person }: Pick<Visit, 'life' | 'person'>): number {
  return life.breeding.open.filter(({ from_id }) => from_id === person.id).length;
}

function isGoodMatch({ life, at }: Visit, mare: HorseRow, stallion: HorseRow): boolean {
  if (!isChecked(stallion, at)) return false;
  return foalInbreeding(life.breeding.pedigree, stallion.id, mare.id) <= MOST_INBREEDING;
}

/** A stallion worth breeding from has his check renewed, and some stand at stud. */
function offerStallions(visit: Visit, stallions: readonly HorseRow[]): void {
  const { life, person } = visit;
  for (const [nth, stallion] of stallions.entries()) {
    if (!isChecked(stallion, visit.at)) {
      if (person.founders < person.horses || chance(life.rng, 0.3))
        callVet(visit, stallion.id, 'breeding_check');
    } else if (nth === 0 && chance(life.rng, 0.15)) placeAtStud(visit, stallion);
  }
}

function cover(visit: Visit, mare: HorseRow, stallion: HorseRow): boolean {
  const { at } = visit;
  if (refuseDam(damOf(mare, at), at) ?? refuseSire(parentOf(stallion, at), at)) return false;
  if (!visit.pay(OWN_COVER_FEE, 'breeding', `Had ${mare.name} covered by ${stallion.name}`)) return false;
  saveCover(visit.life, { mareId: mare.id, stallionId: stallion.id, request: null, at: visit.at });
  return true;
}

/** The vet comes half a minute later, long before the next visit. */
export function callVet(visit: Visit, horseId: string, service: VetCheck): boolean {
  const { life, person } = visit;
  const horse = life.population.horse(horseId);
  const record = vetRecordOf(horse);
  const patient = { ...record, ageInMonths: ageInMonths(horse.born_at, visit.at), pendingUntil: null };
  if (vetRefusal(service, patient, visit.at)) return false;
  const { label, price } = VET_SERVICE_ROWS[service];
  if (!visit.pay(price, 'vet', `${label} for ${horse.name}`)) return false;
  const doneAt = vetDoneAt(visit.at);
  life.records.vetRequests.push({
    id: life.newId(visit.at),
    horse_id: horseId,
    player_id: person.id,
    service,
    price,
    requested_at: visit.at,
    completes_at: doneAt,
    status: 'completed',
  });
  life.population.changeHorse(horseId, withVetRecord(horse, afterVet(service, record, doneAt)));
  life.records.event(doneAt, { horseId, kind: 'vet', details: { service: label } });
  return true;
}
