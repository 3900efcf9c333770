import { birthSeed } from '../../../game/breeding/birth-proof.ts';
import { GESTATION_MS, FOAL_XP, MARE_REST_MS } from '../../../game/breeding/breeding.ts';
import { FOAL_RULES_VERSION } from '../../../game/breeding/foal.ts';
import { valuesOfBreed } from '../../../game/breeding/values/value-row.ts';
import { AFTER_NOT_TAKING_MS, whyNotTaken } from '../../../game/breeding/take.ts';
import { readGenome } from '../../../game/horses/genetics/strands.ts';
import { HAPPINESS_MAX } from '../../../game/horses/happiness.ts';
import { foalInbreeding } from '../../../game/horses/inbreeding.ts';
import { reachesAgeAt, WEANED_FROM } from '../../../game/horses/age.ts';
import type { Rng } from '../../../game/rng.ts';
import { gainXp } from '../../../game/players/level.ts';
import { seedHash } from '../../../game/shows/proof/proof.ts';
import { newborn } from '../../breeding/births/newborn.ts';
import { breedOfRow, type HorseRow } from '../../horses/horse-row.ts';
import { aHorse } from './builders.ts';
import type { Row } from './row-queries.ts';
import { seededBytes, type NewId } from './seeded-ids.ts';
import type { Population } from './population.ts';
import type { Records } from './records.ts';
import type { BreedingUnderWay } from './under-way.ts';

/** Closer relatives are not paired. */
const MOST_INBREEDING = 0.07;

/** What breeding changes. */
export interface BreedingWorld {
  readonly rng: Rng;
  readonly newId: NewId;
  readonly now: Date;
  readonly secret: Uint8Array;
  readonly population: Population;
  readonly records: Records;
  readonly breeding: BreedingUnderWay;
  readonly people: ReadonlyMap<string, Breeder>;
}

interface Breeder {
  /** Covers whose foals are born by now. */
  bred: number;
  /** Foals that still have the name they were born with. */
  readonly unnamed: string[];
}

type Cover = Row<'covers'>;
type Request = Row<'stud_requests'>;

interface Mating {
  readonly mareId: string;
  readonly stallionId: string;
  /** Null for two horses of one owner. */
  readonly request: Request | null;
  /** The registry takes nothing. */
  readonly freeFee: boolean;
  readonly at: Date;
}

export const drawEntropy = ({ rng }: Pick<BreedingWorld, 'rng'>) =>
  Buffer.from(seededBytes(rng)).toString('hex');

export function isGoodMatch({ breeding }: BreedingWorld, mare: HorseRow, stallion: HorseRow): boolean {
  return foalInbreeding(breeding.pedigree, stallion.id, mare.id) <= MOST_INBREEDING;
}

/** As `isCheckFree` of the server. */
function isCheckFree({ records }: BreedingWorld, mare: HorseRow, stallion: HorseRow): boolean {
  const parents = mare.ownerId === stallion.ownerId ? [mare, stallion] : [mare];
  return parents.some(({ id, breedingCheckUntil }) => {
    const until = records.freeChecks.get(id);
    return until !== undefined && until.getTime() === breedingCheckUntil?.getTime();
  });
}

/** Both horses must be fit. Pays only for a mare that takes; `pay` is false if the purse has too little. */
export function cover(
  life: BreedingWorld,
  mating: Mating,
  pay: () => boolean,
): 'taken' | 'not_taken' | 'unpaid' {
  const { mareId, stallionId, request } = mating;
  const mare = life.population.horse(mareId);
  const birthNumber = mare.covers + 1;
  const seed = birthSeed(life.secret, mareId, birthNumber);
  const entropy = request?.entropy ?? drawEntropy(life);
  const sealed = { birthNumber, seedHash: seedHash(seed), entropy };
  const genomes = {
    sire: readGenome(life.population.horse(stallionId).genotype),
    dam: readGenome(mare.genotype),
  };
  if (whyNotTaken(seed, { mareId, stallionId, entropy }, genomes) !== null) {
    saveMissed(life, mating, sealed);
    return 'not_taken';
  }
  if (!pay()) return 'unpaid';
  saveTaken(life, mating, sealed);
  return 'taken';
}

type Sealed = Pick<Cover, 'birthNumber' | 'seedHash' | 'entropy'>;

function saveMissed(
  { population, records, newId }: BreedingWorld,
  { mareId, stallionId, request, at }: Mating,
  sealed: Sealed,
): void {
  const { ownerId } = population.horse(mareId);
  records.missedCovers.push({
    ...sealed,
    id: newId(at),
    mareId,
    stallionId,
    playerId: ownerId,
    requestId: request?.id ?? null,
    coveredAt: at,
    rules: FOAL_RULES_VERSION,
  });
  population.changeHorse(mareId, {
    covers: sealed.birthNumber,
    restsUntil: new Date(at.getTime() + AFTER_NOT_TAKING_MS),
  });
  const details = { stallion: population.horse(stallionId).name };
  records.event(at, { horseId: mareId, kind: 'not_taken', details, otherHorseId: stallionId });
}

function saveTaken(
  life: BreedingWorld,
  { mareId, stallionId, request, freeFee, at }: Mating,
  sealed: Sealed,
): void {
  const { population, breeding, records } = life;
  const mare = population.horse(mareId);
  const stallion = population.horse(stallionId);
  const foalsAt = new Date(at.getTime() + GESTATION_MS);
  const cover: Cover = {
    id: life.newId(at),
    mareId,
    stallionId,
    playerId: mare.ownerId,
    requestId: request?.id ?? null,
    coveredAt: at,
    foalsAt,
    ...sealed,
    inbreeding: foalInbreeding(breeding.pedigree, stallionId, mareId),
    freeCheck: isCheckFree(life, mare, stallion),
    freeFee,
    ofGate: false,
    foalId: null,
    foalRules: null,
  };
  records.covers.push(cover);
  breeding.unborn.push(cover);
  population.changeHorse(mareId, {
    covers: sealed.birthNumber,
    foalsAt,
    restsUntil: new Date(at.getTime() + MARE_REST_MS),
  });
  const details = { mare: mare.name, stallion: stallion.name };
  records.event(at, { horseId: mareId, kind: 'covered', details, otherHorseId: stallionId });
  records.event(at, { horseId: stallionId, kind: 'covered', details, otherHorseId: mareId });
  const breeder = life.people.get(mare.ownerId);
  if (breeder && foalsAt <= life.now) breeder.bred += 1;
}

/** The foal belongs to the mare's owner. */
export function bearFoal(life: BreedingWorld, cover: Cover): void {
  const { population, records, breeding } = life;
  const at = cover.foalsAt;
  const mare = population.horse(cover.mareId);
  const stallion = population.horse(cover.stallionId);
  // Nobody's values are solved before the world is played; then all are, with what they lead to expect of the young.
  const values = { sire: valuesOfBreed(breedOfRow(stallion)), dam: valuesOfBreed(breedOfRow(mare)) };
  const drawn = newborn(life.secret, { cover, mare, stallion }, values);
  const id = life.newId(at);
  const ownerId = mare.ownerId;
  const weanedAt = reachesAgeAt(at, WEANED_FROM);
  const foal = aHorse({
    ...drawn,
    form: [...drawn.form],
    talent: [...drawn.talent],
    aptitude: [...drawn.aptitude],
    id,
    ownerId,
    happiness: HAPPINESS_MAX,
    happinessAt: at,
    feedExpiresAt: weanedAt,
    longFeedUntil: weanedAt,
    trainingFrom: at,
    breederId: ownerId,
    createdAt: at,
  });
  population.arrive({ ...foal, guild: mare.guild });
  population.changeHorse(mare.id, { foalsAt: null });
  Object.assign(cover, { foalId: id, foalRules: FOAL_RULES_VERSION });
  breeding.pedigree.add(id, { sireId: stallion.id, damId: mare.id, inbreeding: cover.inbreeding });
  const details = { foal: foal.name, mare: mare.name, stallion: stallion.name };
  records.event(at, { horseId: id, kind: 'born', details, otherHorseId: mare.id, playerId: ownerId });
  for (const parent of [mare, stallion])
    records.event(at, { horseId: parent.id, kind: 'foaled', details, otherHorseId: id });
  const { level, xp } = population.player(ownerId);
  const after = gainXp({ level, xp }, FOAL_XP);
  population.changePlayer(ownerId, { level: after.level, xp: after.xp });
  life.people.get(ownerId)?.unnamed.push(id);
}
