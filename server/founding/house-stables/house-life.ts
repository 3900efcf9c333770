import { spendOnGame } from '../../../game/ledger/coins.ts';
import { bankWith, BANKED_ON_ARRIVAL } from '../../../game/guild-work/training-bank.ts';
import { bornAtAge, BREED_FROM, type Sex } from '../../../game/horses/age.ts';
import { sharedDraws } from '../../../game/horses/birth-draws.ts';
import { breedOf, type BreedId } from '../../../game/horses/breeds.ts';
import { lookOf } from '../../../game/horses/coat/look.ts';
import { founderFrom, founderTier, storePrice, type Founder } from '../../../game/horses/founder.ts';
import { genotypeOf, storeGenome } from '../../../game/horses/genetics/strands.ts';
import { HOUSE_STABLES, judge, judgeGrown } from '../../../game/house-stables/stables.ts';
import type { HouseStable } from '../../../game/house-stables/stable-rows.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Rng } from '../../../game/rng.ts';
import { startingCraftSkill } from '../../../game/tack/craft-quality.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import type { JournalKind } from '../../ledger/journal-kinds.ts';
import { Books } from '../played/books.ts';
import { bearFoal, type BreedingWorld } from '../played/breeding.ts';
import { aHorse, aPlayer } from '../played/builders.ts';
import type { VisitedWorld } from '../played/enter-horse.ts';
import { HorseNames } from '../played/horse-names.ts';
import { Population } from '../played/population.ts';
import { Records } from '../played/records.ts';
import type { Row } from '../played/row-queries.ts';
import { seededIds } from '../played/seeded-ids.ts';
import { ShowDays } from '../played/show-days.ts';
import { BreedingUnderWay } from '../played/under-way.ts';

/** A house stable while its past is played. */
export interface PlayedStable {
  readonly id: string;
  readonly stable: HouseStable;
  /** Covers whose foals are born by now. */
  bred: number;
  /** Foals that still have the name they were born with. */
  readonly unnamed: string[];
  /** Horses that train and start. */
  team: readonly string[];
}

interface Beginning {
  readonly rng: Rng;
  readonly secret: Uint8Array;
  readonly purseIndex: number;
  readonly from: Date;
  readonly now: Date;
  /** The first of HOUSE_STABLES. */
  readonly count: number;
}

type Sold = Pick<Row<'listings'>, 'kind'> &
  Partial<Omit<Row<'listings'>, 'id' | 'sellerId' | 'price' | 'listedAt'>>;

const NOTHING = {
  horseId: null,
  tackId: null,
  breed: null,
  sex: null,
  bornAt: null,
  level: null,
  colour: null,
  tackType: null,
  quality: null,
} as const;

/** Actions of a stable are this far apart, so that ledger lines are in order. */
const STEP_MS = 40;

/** The past of the house stables, in memory. */
export class HouseLife implements VisitedWorld, BreedingWorld {
  readonly rng: Rng;
  readonly secret: Uint8Array;
  readonly now: Date;
  readonly from: Date;
  readonly newId;
  readonly books: Books;
  readonly population = new Population();
  readonly records: Records;
  readonly breeding = new BreedingUnderWay();
  readonly shows: ShowDays;
  readonly names: HorseNames;
  readonly people: ReadonlyMap<string, PlayedStable>;
  readonly mayEnter = () => true;
  readonly tack: Row<'tack'>[] = [];
  readonly listings: Row<'listings'>[] = [];
  readonly #worths = new Map<string, number>();
  #at: number;

  constructor({ rng, secret, purseIndex, from, now, count }: Beginning) {
    this.rng = rng;
    this.secret = secret;
    this.now = now;
    this.from = from;
    this.newId = seededIds(rng);
    this.books = new Books(this.newId);
    this.records = new Records(this.newId);
    this.names = new HorseNames(rng);
    this.#at = from.getTime();
    const { books, population } = this;
    this.shows = new ShowDays({ secret, purseIndex, population, books });
    const played = HOUSE_STABLES.slice(0, count).map((stable) => {
      return { id: this.newId(from), stable, bred: 0, unnamed: [], team: [] };
    });
    this.people = new Map(played.map((stable) => [stable.id, stable]));
    for (const stable of played) this.#open(stable, HOUSE_STABLES.indexOf(stable.stable));
  }

  get at(): Date {
    return new Date(this.#at);
  }

  step(): Date {
    this.#at += STEP_MS;
    return this.at;
  }

  /** Runs shows and births that are due, in order. */
  passTo(until: Date): void {
    if (until.getTime() <= this.#at) return;
    for (;;) {
      const [next] = this.breeding.unborn;
      if (!next || next.foalsAt > until) break;
      this.#runShows(next.foalsAt);
      this.breeding.unborn.shift();
      bearFoal(this, next);
    }
    this.#runShows(until);
  }

  /** In points: how much its owner wants the horse. */
  worth(horse: HorseRow): number {
    const known = this.#worths.get(horse.id);
    if (known !== undefined) return known;
    const { stable } = this.stableOf(horse.ownerId);
    const worth = judgeGrown(stable, horse);
    this.#worths.set(horse.id, worth);
    return worth;
  }

  stableOf(id: string): PlayedStable {
    const stable = this.people.get(id);
    if (!stable) throw new Error(`No house stable ${id}`);
    return stable;
  }

  /** False if the purse has too little. */
  pay({ id }: PlayedStable, price: number, kind: JournalKind, description: string): boolean {
    const paid = spendOnGame(this.books.balance(id), price);
    if (isRefusal(paid)) return false;
    this.books.post(this.step(), id, { balance: paid.balance, kind, description });
    return true;
  }

  list({ id }: PlayedStable, sold: Sold, price: number): void {
    const listedAt = this.step();
    this.listings.push({ ...NOTHING, ...sold, id: this.newId(listedAt), sellerId: id, price, listedAt });
  }

  #runShows(until: Date): void {
    if (until.getTime() <= this.#at) return;
    this.shows.runDue(this.at, until);
    this.#at = until.getTime();
  }

  #open(played: PlayedStable, place: number): void {
    const { id, stable } = played;
    const at = this.step();
    this.books.openHousePurse(at, id);
    const player = aPlayer({
      id,
      username: stable.name,
      guild: stable.guild,
      craftSkill: startingCraftSkill(stable.guild),
      houseStable: place,
      createdAt: at,
      lastSeenAt: new Date(0),
    });
    this.population.add({ player, horses: [] });
    const [first, ...others] = stable.breeds;
    if (first === undefined) throw new RangeError(`${stable.name} has no breed`);
    for (const sex of FIRST_BREED) this.#buyFounder(played, first, sex);
    for (const breed of others) for (const sex of OTHER_BREEDS) this.#buyFounder(played, breed, sex);
  }

  /** The best of a few that are old enough to breed. */
  #buyFounder(played: PlayedStable, breedId: BreedId, sex: Sex): void {
    const breed = breedOf(breedId);
    const founder = Array.from({ length: CHOICE }, () => this.#drawGrown(breedId)).reduce((best, other) =>
      this.#wants(played, breedId, other) > this.#wants(played, breedId, best) ? other : best,
    );
    const name = this.names.draw(sex);
    const price = storePrice(breed, founderTier(founder, breed));
    const description = `Bought the horse ${name}, ${breed.name} ${sex}, from the store`;
    if (!this.pay(played, price, 'horse_purchase', description))
      throw new Error(`${played.stable.name} cannot pay its founders`);
    const { at } = this;
    const horse = aHorse({
      id: this.newId(at),
      ownerId: played.id,
      name,
      breed: breedId,
      sex,
      genotype: storeGenome(founder.genome),
      traits: founder.traits,
      form: [...founder.form],
      talent: [...founder.talent],
      aptitude: [...founder.aptitude],
      bornAt: bornAtAge(founder.ageInMonths, at),
      discipline:
        played.stable.rings[this.population.horsesOf(played.id).length % played.stable.rings.length],
      happinessAt: at,
      trainingFrom: bankWith(BANKED_ON_ARRIVAL, at),
      createdAt: at,
    });
    this.population.arrive({ ...horse, guild: played.stable.guild });
    const details = { price };
    this.records.event(at, { horseId: horse.id, kind: 'bought', details, playerId: played.id });
  }

  #drawGrown(breed: BreedId): Founder {
    for (;;) {
      const founder = founderFrom(sharedDraws(this.rng), breedOf(breed));
      if (founder.ageInMonths >= BREED_FROM) return founder;
    }
  }

  #wants({ stable }: PlayedStable, breed: BreedId, { genome, traits, aptitude }: Founder): number {
    const look = lookOf({ genotype: genotypeOf(genome), traits, breed, ageInMonths: BREED_FROM });
    return judge(stable, { look, aptitude, inbreeding: 0 });
  }
}

/** Two unrelated pairs, so that their foals can be paired. */
const FIRST_BREED: readonly Sex[] = ['mare', 'stallion', 'mare', 'stallion'];
const OTHER_BREEDS: readonly Sex[] = ['mare', 'stallion'];
/** Horses of the store among which a stable chooses a founder. */
const CHOICE = 3;
