import { GESTATION_MS, OWN_COVER_FEE, refuseDam, refuseSire } from '../../game/breeding/breeding.ts';
import { afterVet, checkedUntil, isValid, vetDoneAt, vetPrice, vetRefusal } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS, type VetCheck } from '../../game/care/vet-services.ts';
import { ageInMonths, BREED_FROM, RETIRED_FROM } from '../../game/horses/age.ts';
import { damOf, parentOf } from '../../server/breeding/covering/parents.ts';
import type { HorseRow } from '../../server/horses/horse-row.ts';
import { vetRecordOf, withVetRecord } from '../../server/horses/state/horse-state.ts';
import { chance, pick } from '../../game/rng.ts';
import { cover as coverMare, isGoodMatch } from '../../server/founding/played/breeding.ts';
import type { Visit } from './life.ts';
import { findStud, standAtStud, requestStud } from './stud.ts';
import { HOUR } from '../../game/game-time.ts';

const COVERS_A_VISIT = 4;
/** How many of its own stallions a breeder uses. */
const OWN_CHOICE = 3;
/** Chance that a stud's breeding check is renewed at a visit. */
const RENEWS = 0.5;
/** Approximate coins for checks and a cover. */
const COST = 1000;

export interface Mating {
  readonly mareId: string;
  readonly stallionId: string;
  /** The stallion belongs to another player. */
  readonly isAtStud: boolean;
}

/** Chooses the pairs and has the vet check them. */
export function planMatings(visit: Visit): Mating[] {
  const { life, person } = visit;
  const { rng } = life;
  const horses = life.population.horsesOf(person.id).filter((horse) => mayBreed(visit, horse));
  const stallions = horses
    .filter(({ sex }) => sex === 'stallion')
    .toSorted((one, other) => qualityOf(other) - qualityOf(one));
  standStallion(visit, stallions);
  // Foals born after the seeded time do not count towards the wanted number.
  const bought = Math.max(person.founders, person.bought);
  const wanted = isBornInTime(visit) ? person.horses - bought - person.bred - countOpenRequests(visit) : 1;
  const matings: Mating[] = [];
  const mares = horses.filter(({ sex }) => sex === 'mare');
  for (let left = mares.length; left > 0; left--) {
    const [mare] = mares.splice(Math.floor(rng.next() * left), 1);
    if (!mare) break;
    if (matings.length >= Math.min(wanted, COVERS_A_VISIT) || visit.coins < COST) break;
    const mates = stallions.filter((stallion) => isGoodMatch(life, mare, stallion));
    const ofBreed = mates.filter(({ breed }) => breed === mare.breed);
    const own = (ofBreed.length > 0 ? ofBreed : chance(rng, 0.05) ? mates : []).slice(0, OWN_CHOICE);
    const chosen = own.length > 0 && !chance(rng, 0.35) ? pick(rng, own).id : undefined;
    const stallionId = chosen ?? findStud(visit, mare);
    if (stallionId === undefined) continue;
    const isAtStud = chosen === undefined;
    const pair = isAtStud ? [mare.id] : [mare.id, stallionId];
    if (pair.every((id) => isCheckedNow(visit, id))) matings.push({ mareId: mare.id, stallionId, isAtStud });
  }
  return matings;
}

/** Called after the vet visit. */
export function mate(visit: Visit, matings: readonly Mating[]): void {
  const { population } = visit.life;
  const isOwn = (horse: HorseRow) => horse.ownerId === visit.person.id;
  for (const { mareId, stallionId, isAtStud } of matings) {
    const [mare, stallion] = [population.horse(mareId), population.horse(stallionId)];
    // One of the pair was sold to the market in the meantime.
    if (!isOwn(mare) || isOwn(stallion) === isAtStud) continue;
    if (isAtStud) requestStud(visit, mare, stallionId);
    else cover(visit, mare, stallion);
  }
}

const qualityOf = ({ aptitude, level }: HorseRow) =>
  Math.max(...aptitude) + aptitude.reduce((sum, points) => sum + points, 0) / 7 + level * 3000;

function mayBreed({ life, at }: Visit, horse: HorseRow): boolean {
  const age = ageInMonths(horse.bornAt, at);
  if (horse.sex === 'gelding' || age < BREED_FROM || age >= RETIRED_FROM) return false;
  if (life.market.isListed(horse.id)) return false;
  if (horse.sex === 'stallion') return true;
  const rests = horse.restsUntil !== null && horse.restsUntil > at;
  return horse.foalsAt === null && !rests && life.breeding.openOf(horse.id) === undefined;
}

/** A cover at this visit would produce its foal in time. */
function isBornInTime({ life, at }: Visit): boolean {
  return life.now.getTime() - at.getTime() > GESTATION_MS - HOUR;
}

/** The player's unanswered requests. */
export function countOpenRequests({ life, person }: Pick<Visit, 'life' | 'person'>): number {
  return life.breeding.open.filter(({ fromId }) => fromId === person.id).length;
}

function isCheckedNow(visit: Visit, horseId: string): boolean {
  const horse = visit.life.population.horse(horseId);
  return isValid(horse.breedingCheckUntil, visit.at) || callVet(visit, horseId, 'breeding_check');
}

/** Stands a breeder's best stallion at stud, and renews his check. */
function standStallion(visit: Visit, stallions: readonly HorseRow[]): void {
  const { records, rng } = visit.life;
  const [best] = stallions;
  const standing = stallions.find(({ id }) => records.studs.has(id));
  const stallion = standing ?? best;
  if (!stallion || (!standing && !chance(rng, 0.12))) return;
  if (isValid(stallion.breedingCheckUntil, visit.at)) standAtStud(visit, stallion);
  else if (!standing || chance(rng, RENEWS)) callVet(visit, stallion.id, 'breeding_check');
}

function cover(visit: Visit, mare: HorseRow, stallion: HorseRow): void {
  const { at } = visit;
  if (refuseDam(damOf(mare, at), at) ?? refuseSire(parentOf(stallion, at), at)) return;
  const description = `Had ${mare.name} covered by ${stallion.name}`;
  const freeFee = visit.player.freeRegistryFee;
  const mating = { mareId: mare.id, stallionId: stallion.id, request: null, freeFee, at: visit.at };
  coverMare(visit.life, mating, () => {
    if (!freeFee) return visit.pay(OWN_COVER_FEE, 'breeding', description, 0);
    visit.life.population.changePlayer(visit.person.id, { freeRegistryFee: false });
    return true;
  });
}

/** The vet comes half a minute later, long before the next visit. */
export function callVet(visit: Visit, horseId: string, service: VetCheck): boolean {
  const { life, person } = visit;
  const horse = life.population.horse(horseId);
  const record = vetRecordOf(horse);
  const patient = { ...record, ageInMonths: ageInMonths(horse.bornAt, visit.at), pendingUntil: null };
  if (vetRefusal(service, patient, visit.at)) return false;
  const { label } = VET_SERVICE_ROWS[service];
  const price = vetPrice(service, visit.player.freeBreedingCheck);
  const reserve = service === 'breeding_check' ? 0 : visit.reserve;
  const doneAt = vetDoneAt(visit.at);
  if (price === 0) {
    life.population.changePlayer(person.id, { freeBreedingCheck: false });
    life.records.freeChecks.set(horseId, checkedUntil(doneAt));
  } else if (!visit.pay(price, 'vet', `${label} for ${horse.name}`, reserve)) return false;
  life.records.vetRequests.push({
    id: life.newId(visit.at),
    horseId,
    playerId: person.id,
    service,
    price,
    requestedAt: visit.at,
    completesAt: doneAt,
    status: 'completed',
  });
  life.population.changeHorse(horseId, withVetRecord(horse, afterVet(service, record, doneAt)));
  life.records.event(doneAt, { horseId, kind: 'vet', details: { service: label } });
  return true;
}
