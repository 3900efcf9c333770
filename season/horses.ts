import type { Born } from '../game/breeding/foal.ts';
import { FIRST_WARDROBES } from '../game/cosmetics/cosmetics.ts';
import { drawGate, GATE_PRICE, type GateSire } from '../game/gate/gate.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../game/guild-work/training-bank.ts';
import { bornAtAge, type Sex } from '../game/horses/age.ts';
import { APTITUDE_POINT, aptitudeIn, type Aptitude } from '../game/horses/aptitude.ts';
import { sharedDraws } from '../game/horses/birth-draws.ts';
import { BREEDS, type Breed } from '../game/horses/breeds.ts';
import { founderFrom, founderTier, storePrice } from '../game/horses/founder.ts';
import { needsRation } from '../game/horses/genetics/health.ts';
import { HAPPINESS_MAX } from '../game/horses/happiness.ts';
import { chance, pick, wholeBetween, type Rng } from '../game/rng.ts';
import { DISCIPLINES, type Discipline } from '../game/shows/disciplines.ts';
import { FIRST_STANDING } from '../game/shows/grades.ts';
import { STORE_QUALITY } from '../game/tack/quality.ts';
import { TACK_TYPES, type TackType } from '../game/tack/tack.ts';
import type { Bot, Piece, SeasonHorse } from './bot.ts';

interface Arrival {
  readonly id: string;
  readonly owner: Bot;
  readonly sex: Sex;
  readonly bornAt: Date;
  readonly discipline: Discipline;
  readonly now: Date;
}

/** As a horse comes: happy, unfed and with one training saved. */
export function newHorse(
  { id, owner, sex, bornAt, discipline, now }: Arrival,
  { breed, genome, traits, form, talent, aptitude }: Born,
): SeasonHorse {
  return {
    id,
    name: id,
    owner,
    sex,
    breed,
    genome,
    traits,
    form,
    talent,
    aptitude,
    discipline,
    bornAt,
    skill: DISCIPLINES.map(() => 0),
    progress: { level: 1, xp: 0 },
    levelOnArrival: 1,
    standing: FIRST_STANDING,
    mood: {
      happiness: HAPPINESS_MAX,
      happinessAt: now,
      feedExpiresAt: null,
      longFeedUntil: null,
      grassFrom: null,
      ration: needsRation(genome) ? { until: null } : null,
    },
    worksFrom: null,
    trainingFrom: bankWith(BANKED_ON_ARRIVAL, now),
    papersUntil: null,
    checkedUntil: null,
    breedingCheckUntil: null,
    hadFreeCheck: false,
    foalsAt: null,
    restsUntil: null,
    nextEntryCalm: false,
    startsDay: null,
    starts: 0,
    showsEntered: 0,
    entered: new Set(),
    worn: new Map(),
    wardrobes: FIRST_WARDROBES,
    prizeOfLate: 40,
    allStarts: 0,
  };
}

interface Bought {
  readonly horse: SeasonHorse;
  readonly price: number;
}

interface Buying {
  readonly id: string;
  readonly owner: Bot;
  readonly now: Date;
}

/** The youngest of some store horses in its strongest discipline; whoever presses what is there takes any. */
export function storeHorse(rng: Rng, { id, owner, now }: Buying): Bought {
  const breed = pick(rng, BREEDS);
  const isChosen = owner.habit.presses === undefined;
  const founders = Array.from({ length: isChosen ? 3 : 1 }, () => founderFrom(sharedDraws(rng), breed));
  const founder = founders.toSorted((one, other) => one.ageInMonths - other.ageInMonths)[0];
  if (!founder) throw new Error('The store is empty');
  const discipline = isChosen ? bestDiscipline(founder.aptitude) : pick(rng, DISCIPLINES);
  const sex = owner.habit.covers !== undefined || chance(rng, 0.5) ? 'mare' : 'stallion';
  const bornAt = bornAtAge(founder.ageInMonths, now);
  return {
    horse: newHorse({ id, owner, sex, bornAt, discipline, now }, { ...founder, breed: breed.id }),
    price: storePrice(breed, founderTier(founder, breed)),
  };
}

/** Any of the three at the gate. `sire`: whose foal the third carries. */
export function gateHorse(rng: Rng, { id, owner, now }: Buying, sire: GateSire | null): Bought & Carried {
  const seed = Uint8Array.from({ length: 32 }, () => wholeBetween(rng, 0, 255));
  const drawn = pick(rng, drawGate(seed, sire));
  const { sex, discipline, ageInMonths } = drawn;
  const bornAt = bornAtAge(ageInMonths, now);
  return {
    horse: newHorse({ id, owner, sex, bornAt, discipline, now }, { ...drawn, breed: drawn.breed.id }),
    price: GATE_PRICE,
    sireId: drawn.sire?.id ?? null,
  };
}

interface Carried {
  /** Sire of the foal that she carries; null if she carries none. */
  readonly sireId: string | null;
}

/** A grown horse with which a house stable begins. */
export function founderOfHouse(rng: Rng, breed: Breed, from: number): Born & { ageInMonths: number } {
  for (;;) {
    const founder = founderFrom(sharedDraws(rng), breed);
    if (founder.ageInMonths >= from) return { ...founder, breed: breed.id };
  }
}

/** What a first horse comes with. */
export const starterSet = (): ReadonlyMap<TackType, Piece> =>
  new Map(TACK_TYPES.map((type) => [type, { type, quality: STORE_QUALITY, starter: true }]));

export function bestDiscipline(aptitude: Aptitude): Discipline {
  const [best] = DISCIPLINES.toSorted(
    (one, other) => aptitudeIn(aptitude, other) - aptitudeIn(aptitude, one),
  );
  if (!best) throw new Error('There are no disciplines');
  return best;
}

/** Points: the best of the seven. */
export const bestPoints = ({ aptitude }: Pick<SeasonHorse, 'aptitude'>): number =>
  Math.max(...aptitude) / APTITUDE_POINT;
