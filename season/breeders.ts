import { drawFoal, type Born } from '../game/breeding/foal.ts';
import { GESTATION_MS, MARE_REST_MS } from '../game/breeding/breeding.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { BREED_FROM, realMsToAge, RETIRED_FROM } from '../game/horses/age.ts';
import { APTITUDE_POINT, aptitudeIn } from '../game/horses/aptitude.ts';
import { sharedDraws } from '../game/horses/birth-draws.ts';
import { BREEDS, type Breed } from '../game/horses/breeds.ts';
import { founderFrom } from '../game/horses/founder.ts';
import { foalInbreedings } from '../game/horses/inbreeding.ts';
import { Pedigree } from '../game/horses/pedigree.ts';
import { between, chance, pick, rngFromNumber, wholeBetween, type Rng } from '../game/rng.ts';
import type { Discipline } from '../game/shows/disciplines.ts';
import { meanOf, table } from './tables.ts';

/** What breeders reach who breed for one discipline, coins apart. Days are real ones. */
const KINDS = {
  casual: { mares: 4, stallions: 1, young: 4, every: 30, looksAt: 30 },
  eager: { mares: 20, stallions: 3, young: 14, every: 20, looksAt: 40 },
} as const;
type Kind = keyof typeof KINDS;

/** One in five is eager. */
const BREEDERS = 60;
const EAGER_OF = 5;
/** Breeders share the breeds, so that their stallions meet other mares. */
const BREEDS_BRED = 4;
const STEP = 5;
const GROWN_AFTER = realMsToAge(BREED_FROM) / REAL_MS_PER_DAY;
const RETIRED_AFTER = realMsToAge(RETIRED_FROM) / REAL_MS_PER_DAY;
const GESTATION = GESTATION_MS / REAL_MS_PER_DAY;
const REST = MARE_REST_MS / REAL_MS_PER_DAY;
/** Share of stallions looked at that are the breeder's own. */
const OWN = 0.3;
/** Points that inbreeding costs, of a whole. */
const AGAINST_INBREEDING = 20;
/** Share of breeders to whom only talent matters; to the others it matters less than looks. */
const ONLY_TALENT = 0.6;
const TALENT_OF_OTHERS = 0.3;
/** Points. */
const MOST_FOR_LOOKS = 20;

interface Bred extends Born {
  readonly id: string;
  readonly bornDay: number;
  readonly inbreeding: number;
  /** Points. */
  readonly looks: number;
  coversFrom: number;
}

interface Breeder {
  readonly kind: Kind;
  readonly breed: Breed;
  readonly aim: Discipline;
  /** How much talent matters, beside looks: 0 to 1. */
  readonly talent: number;
  mares: Bred[];
  stallions: Bred[];
  young: (Bred & { readonly sex: 'mare' | 'stallion' })[];
}

export interface Pace {
  readonly day: number;
  readonly casual: number;
  readonly eager: number;
}

/** Mean points of breeding mares in the discipline of breeders who want only talent, on these days. */
export function playBreeders(seed: number, days: readonly number[]): Pace[] {
  const breeders = new Breeders(rngFromNumber(seed));
  const paces: Pace[] = [];
  for (let day = 0; day <= Math.max(...days); day += STEP) {
    breeders.pass(day);
    if (days.includes(day))
      paces.push({ day, casual: breeders.points('casual'), eager: breeders.points('eager') });
  }
  return paces;
}

class Breeders {
  readonly #rng: Rng;
  readonly #pedigree = new Pedigree();
  readonly #breeders: readonly Breeder[];
  #horses = 0;

  constructor(rng: Rng) {
    this.#rng = rng;
    const breeds = Array.from({ length: BREEDS_BRED }, () => pick(rng, BREEDS));
    this.#breeders = Array.from({ length: BREEDERS }, (_, index): Breeder => {
      const breed = breeds[index % BREEDS_BRED] ?? pick(rng, BREEDS);
      const kind = index % EAGER_OF === EAGER_OF - 1 ? 'eager' : 'casual';
      const { mares, stallions } = KINDS[kind];
      const [aim] = breed.bredFor;
      if (!aim) throw new Error(`${breed.id} is good at nothing`);
      const bought = (count: number) => Array.from({ length: count }, () => this.#founder(breed, 0));
      const talent = chance(rng, ONLY_TALENT) ? 1 : TALENT_OF_OTHERS;
      return { kind, breed, aim, talent, mares: bought(mares), stallions: bought(stallions), young: [] };
    });
  }

  points(kind: Kind): number {
    return meanOf(
      this.#breeders
        .filter((one) => one.kind === kind && one.talent === 1)
        .flatMap(({ aim, mares }) => mares.map(({ aptitude }) => aptitudeIn(aptitude, aim) / APTITUDE_POINT)),
    );
  }

  pass(day: number): void {
    for (const breeder of this.#breeders) {
      const ofBreed = this.#breeders.filter(({ breed }) => breed === breeder.breed);
      const pool = ofBreed.flatMap(({ stallions }) => stallions);
      for (const mare of breeder.mares) if (mare.coversFrom <= day) this.#cover(breeder, mare, pool, day);
      this.#renew(breeder, day);
    }
  }

  #cover(breeder: Breeder, mare: Bred, pool: readonly Bred[], day: number): void {
    const { kind, stallions } = breeder;
    const { every, looksAt } = KINDS[kind];
    const rng = this.#rng;
    mare.coversFrom = day + Math.max(REST, every + wholeBetween(rng, -STEP, STEP));
    const seen = Array.from({ length: looksAt }, () => pick(rng, chance(rng, OWN) ? stallions : pool));
    const inbreedings = foalInbreedings(
      this.#pedigree,
      mare.id,
      seen.map(({ id }) => id),
    );
    const promises = seen.map((stallion, index) => {
      const inbreeding = inbreedings[index] ?? 0;
      const points = wanted(breeder, stallion) / 2 - AGAINST_INBREEDING * inbreeding;
      return { stallion, inbreeding, points };
    });
    const best = promises.reduce((one, other) => (other.points > one.points ? other : one));
    const { stallion, inbreeding } = best;
    const foal = drawFoal(sharedDraws(rng), stallion, mare, {
      foal: inbreeding,
      sire: stallion.inbreeding,
      dam: mare.inbreeding,
    });
    if (!foal) {
      mare.coversFrom = day + STEP;
      return;
    }
    const id = this.#newId();
    this.#pedigree.add(id, { sireId: stallion.id, damId: mare.id, inbreeding });
    const bornDay = day + GESTATION;
    const looks = between(rng, 0, MOST_FOR_LOOKS);
    breeder.young.push({ ...foal, id, bornDay, inbreeding, looks, coversFrom: bornDay + GROWN_AFTER });
    breeder.young = bestOf(breeder, breeder.young).slice(0, KINDS[kind].young);
  }

  /** Grown foals take the places of the weakest; what is missing is bought. */
  #renew(breeder: Breeder, day: number): void {
    const { kind, breed, young } = breeder;
    const isGrown = ({ bornDay }: Bred) => day - bornDay >= GROWN_AFTER;
    const grown = young.filter(isGrown);
    breeder.young = young.filter((one) => !isGrown(one));
    const renewed = (horses: readonly Bred[], sex: 'mare' | 'stallion', count: number) => {
      const all = [...horses, ...grown.filter((foal) => foal.sex === sex)];
      const working = all.filter(({ bornDay }) => day - bornDay < RETIRED_AFTER);
      const kept = bestOf(breeder, working).slice(0, count);
      while (kept.length < count) kept.push(this.#founder(breed, day));
      return kept;
    };
    breeder.mares = renewed(breeder.mares, 'mare', KINDS[kind].mares);
    breeder.stallions = renewed(breeder.stallions, 'stallion', KINDS[kind].stallions);
  }

  #founder(breed: Breed, day: number): Bred {
    const founder = founderFrom(sharedDraws(this.#rng), breed);
    const bornDay = day - GROWN_AFTER - wholeBetween(this.#rng, 0, 60);
    const coversFrom = day + wholeBetween(this.#rng, 0, 20);
    const looks = between(this.#rng, 0, MOST_FOR_LOOKS);
    return { ...founder, breed: breed.id, id: this.#newId(), bornDay, inbreeding: 0, looks, coversFrom };
  }

  #newId(): string {
    return `h${this.#horses++}`;
  }
}

function wanted({ aim, talent }: Breeder, { aptitude, looks }: Bred): number {
  return (talent * aptitudeIn(aptitude, aim)) / APTITUDE_POINT + (1 - talent) * looks;
}

function bestOf<One extends Bred>(breeder: Breeder, horses: readonly One[]): One[] {
  return horses.toSorted((one, other) => wanted(breeder, other) - wanted(breeder, one));
}

export const PACE_DAYS: readonly number[] = [0, 90, 180, 365];

export function paceTable(paces: readonly (readonly Pace[])[]): string {
  const mean = (day: number, kind: Kind) =>
    meanOf(paces.flatMap((pace) => pace.filter((one) => one.day === day).map((one) => one[kind]))).toFixed(1);
  return table(
    ['mean points of breeding mares', ...PACE_DAYS.map((day) => `day ${day}`)],
    (['casual', 'eager'] as const).map((kind) => [
      `${kind}: ${KINDS[kind].mares} mares, a foal each ${KINDS[kind].every} days`,
      ...PACE_DAYS.map((day) => mean(day, kind)),
    ]),
  );
}
