import {
  BOUND_STUD_FEE,
  FOAL_XP,
  GESTATION_MS,
  MARE_REST_MS,
  OWN_COVER_FEE,
  refuseDam,
  refuseSire,
  type Dam,
} from '../game/breeding/breeding.ts';
import { drawFoal, type Foal } from '../game/breeding/foal.ts';
import { AFTER_NOT_TAKING_MS } from '../game/breeding/take.ts';
import { HOUSE_STUD_COVERS, refuseHouseStud } from '../game/breeding/house-stud.ts';
import { checkedUntil, isValid, vetPrice } from '../game/care/vet.ts';
import { VET_SERVICE_ROWS } from '../game/care/vet-services.ts';
import { ageInMonths } from '../game/horses/age.ts';
import { sharedDraws } from '../game/horses/birth-draws.ts';
import { foalInbreeding } from '../game/horses/inbreeding.ts';
import { Pedigree } from '../game/horses/pedigree.ts';
import { payPlayer } from '../game/ledger/coins.ts';
import { isRefusal } from '../game/refusal.ts';
import type { Rng } from '../game/rng.ts';
import type { SeasonHorse } from './bot.ts';
import { turnOut } from './care.ts';
import { bestDiscipline, newHorse } from './horses.ts';
import type { SeasonBooks } from './season-books.ts';
import { gainPlayerXp, pay } from './stable/stable.ts';

/** A stallion of a house stable, for a fee. */
export interface Stud {
  readonly stallion: SeasonHorse;
  /** Coins. */
  readonly fee: number;
}

export interface Pair {
  readonly mare: SeasonHorse;
  readonly stallion: SeasonHorse;
}

interface Unborn extends Pair {
  readonly drawn: Foal;
  readonly inbreeding: number;
  readonly at: Date;
}

export interface Born {
  readonly foal: SeasonHorse;
  /** Name of the breeder's habit. */
  readonly bredBy: string;
  readonly at: Date;
}

/** Covers and births, with the pedigree of all horses. */
export class Breeding {
  readonly born: Born[] = [];
  readonly #pedigree = new Pedigree();
  readonly #inbreedings = new Map<SeasonHorse, number>();
  readonly #covers = new Map<SeasonHorse, Date[]>();
  #unborn: Unborn[] = [];
  readonly #rng: Rng;
  readonly #books: SeasonBooks;
  readonly #newId: () => string;

  constructor(rng: Rng, books: SeasonBooks, newId: () => string) {
    this.#rng = rng;
    this.#books = books;
    this.#newId = newId;
  }

  inbreedingOf({ mare, stallion }: Pair): number {
    return foalInbreeding(this.#pedigree, stallion.id, mare.id);
  }

  /** Has the mare covered at stud; the vet sees her first. False if the rules or the purse refuse. */
  atStud(mare: SeasonHorse, { stallion, fee }: Stud, now: Date): boolean {
    const { owner } = mare;
    const pair = { mare, stallion };
    const covers = this.#covers.get(stallion) ?? [];
    const mating = {
      stallion: stallion.name,
      mare: mare.name,
      inbreeding: this.inbreedingOf(pair),
      sixthLast: covers.at(-HOUSE_STUD_COVERS) ?? null,
    };
    if (refuseHouseStud(mating, now) || !this.hasCheck(mare, now) || !mayBreed(pair, now)) return false;
    const paid = payPlayer(owner.balance, fee, BOUND_STUD_FEE);
    if (isRefusal(paid)) return false;
    const foal = this.#drawFoal(pair);
    if (!foal) return notTaken(pair, now);
    this.#books.toPurse(owner.id, paid.balance, stallion.owner.id, 'house studs');
    this.#covers.set(stallion, [...covers, now]);
    this.#carry(pair, foal, now);
    return true;
  }

  /** Within a stable. */
  atHome(pair: Pair, now: Date): boolean {
    const { mare, stallion } = pair;
    if (!this.hasCheck(mare, now) || !this.hasCheck(stallion, now) || !mayBreed(pair, now)) return false;
    const foal = this.#drawFoal(pair);
    if (!foal) return notTaken(pair, now);
    const description = `Had ${mare.name} covered by ${stallion.name}`;
    if (!pay(mare.owner, OWN_COVER_FEE, { kind: 'breeding', description })) return false;
    this.#carry(pair, foal, now);
    return true;
  }

  /** A dam of the gate, whose foal lives by any sire. */
  carryFromGate(pair: Pair, now: Date): void {
    const foal = this.#drawFoal(pair);
    if (!foal) throw new Error('A dam of the gate did not take');
    this.#carry(pair, foal, now);
  }

  /** Undefined if the mare does not take. */
  #drawFoal(pair: Pair): Foal | undefined {
    const inbred = (horse: SeasonHorse) => this.#inbreedings.get(horse) ?? 0;
    return drawFoal(sharedDraws(this.#rng), pair.stallion, pair.mare, {
      foal: this.inbreedingOf(pair),
      sire: inbred(pair.stallion),
      dam: inbred(pair.mare),
    });
  }

  /** From the cover on. */
  #carry(pair: Pair, drawn: Foal, coveredAt: Date): void {
    const at = new Date(coveredAt.getTime() + GESTATION_MS);
    this.#unborn.push({ ...pair, drawn, inbreeding: this.inbreedingOf(pair), at });
    pair.mare.foalsAt = at;
    pair.mare.restsUntil = new Date(coveredAt.getTime() + MARE_REST_MS);
  }

  bearDue(until: Date): void {
    const due = this.#unborn.filter(({ at }) => at <= until);
    this.#unborn = this.#unborn.filter(({ at }) => at > until);
    for (const unborn of due) this.#bear(unborn);
  }

  #bear({ mare, stallion, drawn, inbreeding, at }: Unborn): void {
    const { owner } = mare;
    const id = this.#newId();
    const discipline = bestDiscipline(drawn.aptitude);
    const foal = newHorse({ id, owner, sex: drawn.sex, bornAt: at, discipline, now: at }, drawn);
    this.#pedigree.add(id, { sireId: stallion.id, damId: mare.id, inbreeding });
    this.#inbreedings.set(foal, inbreeding);
    mare.foalsAt = null;
    gainPlayerXp(owner, FOAL_XP);
    (owner.houseStable ? owner.horses : owner.grazing).push(foal);
    turnOut(foal, at);
    this.born.push({ foal, bredBy: owner.habit.name, at });
  }

  /** Orders the breeding check if it is missing. False if the purse has too little. */
  hasCheck(horse: SeasonHorse, now: Date): boolean {
    if (isValid(horse.breedingCheckUntil, now)) return true;
    const { owner } = horse;
    const isFree = owner.hasFreeCheck;
    const { label } = VET_SERVICE_ROWS.breeding_check;
    const price = vetPrice('breeding_check', isFree);
    if (!pay(owner, price, { kind: 'breeding', description: `${label} for ${horse.name}` })) return false;
    owner.hasFreeCheck = false;
    horse.hadFreeCheck = isFree;
    horse.breedingCheckUntil = checkedUntil(now);
    return true;
  }
}

/** Nothing is paid, and the mare may be covered again tomorrow. */
function notTaken({ mare }: Pair, now: Date): true {
  mare.restsUntil = new Date(now.getTime() + AFTER_NOT_TAKING_MS);
  return true;
}

/** Also horses at grass, which eat. */
function mayBreed({ mare, stallion }: Pair, now: Date): boolean {
  return !refuseDam(parentOf(mare, now), now) && !refuseSire(parentOf(stallion, now), now);
}

/** Whether the mare may be covered once she is fed and the vet has seen her. */
export function isFreeMare(mare: SeasonHorse, now: Date): boolean {
  const later = new Date(now.getTime() + 1);
  return !refuseDam({ ...parentOf(mare, now), feedExpiresAt: later, breedingCheckUntil: later }, now);
}

function parentOf({ mood, bornAt, ...horse }: SeasonHorse, now: Date): Dam {
  const { feedExpiresAt, grassFrom } = mood;
  return { ...horse, feedExpiresAt, grassFrom, ageInMonths: ageInMonths(bornAt, now) };
}
