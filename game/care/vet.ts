import { leftWords, REAL_MS_PER_GAME_YEAR } from '../game-time.ts';
import { BREED_FROM, RETIRED_FROM } from '../horses/age.ts';
import type { Sex } from '../horses/age.ts';
import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';

/** What wears off after a year and may be had again. */
export const VET_CHECKS = ['checkup', 'vet_shots', 'breeding_check'] as const;
export type VetCheck = (typeof VET_CHECKS)[number];

/** Gelding is for good, so it is asked for one horse at a time. */
export const VET_SERVICES = [...VET_CHECKS, 'gelding'] as const;
export type VetService = (typeof VET_SERVICES)[number];

interface VetServiceRow {
  readonly label: string;
  /** What it is good for, in a sentence. */
  readonly words: string;
  /** Coins, the same for every guild. */
  readonly price: number;
  readonly sexes: readonly Sex[];
  /** Game months from which a horse may have it. */
  readonly from: number;
  /** Game months from which it may no longer. */
  readonly until: number;
}

/** A colt may be gelded once it is weaned (docs/rules/care.md#vet). */
export const WEANED_FROM = 6;

const EVERY_SEX = ['mare', 'stallion', 'gelding'] as const;

/**
 * Prices, sexes and the 72 months: docs/rules/care.md#vet. A retired horse has checkup and shots like any
 * other, but no breeding check: nothing could come of it.
 */
export const VET_SERVICE_ROWS: Readonly<Record<VetService, VetServiceRow>> = {
  checkup: {
    label: 'Checkup',
    words: 'A vet check for a year. With vet shots, every second show costs no happiness.',
    price: 125,
    sexes: EVERY_SEX,
    from: 0,
    until: Infinity,
  },
  vet_shots: {
    label: 'Vet Shots',
    words: 'Vet shots for a year. With a vet check, every second show costs no happiness.',
    price: 125,
    sexes: EVERY_SEX,
    from: 0,
    until: Infinity,
  },
  breeding_check: {
    label: 'Breeding Check',
    words: 'Fit to breed for a year: no mare and no stallion breeds without.',
    price: 500,
    sexes: ['mare', 'stallion'],
    from: BREED_FROM,
    until: RETIRED_FROM,
  },
  gelding: {
    label: 'Gelding',
    words: 'Makes a stallion a gelding for good: he never sires a foal again.',
    price: 500,
    sexes: ['stallion'],
    from: WEANED_FROM,
    until: Infinity,
  },
};

/** From the request until it is done: seconds of world time (docs/rules/care.md#vet). */
export const VET_SECONDS = 30;

/** Most horses for which one press calls the vet. */
export const MOST_VETTED_AT_ONCE = 100;

/** What the vet has done to a horse and knows of it. */
export interface VetRecord {
  readonly sex: Sex;
  readonly vetCheckUntil: Date | null;
  readonly vetShotsUntil: Date | null;
  readonly breedingCheckUntil: Date | null;
}

export interface VetPatient extends VetRecord {
  readonly ageInMonths: number;
  /** When what the vet is doing with the horse is done; null if nothing is under way. */
  readonly pendingUntil: Date | null;
}

export type VetRefusal = Refusal<
  'VET_PENDING' | 'WRONG_SEX' | 'HORSE_TOO_YOUNG' | 'HORSE_RETIRED' | 'STILL_VALID'
>;

/** Which part of the record a check renews. */
const RENEWS = {
  checkup: 'vetCheckUntil',
  vet_shots: 'vetShotsUntil',
  breeding_check: 'breedingCheckUntil',
} as const satisfies Record<VetCheck, keyof VetRecord>;

/** Why a horse may not have a service now; undefined if it may. What is valid still is not renewed. */
export function vetRefusal(service: VetService, horse: VetPatient, now: Date): VetRefusal | undefined {
  const { label, sexes, from, until } = VET_SERVICE_ROWS[service];
  if (horse.pendingUntil) {
    return refuse('VET_PENDING', { left: vetLeftWords(horse.pendingUntil, now) });
  }
  if (!sexes.includes(horse.sex)) return refuse('WRONG_SEX', { service: label, sex: horse.sex });
  if (horse.ageInMonths < from) {
    return refuse('HORSE_TOO_YOUNG', { service: label, age: horse.ageInMonths, needs: from });
  }
  if (horse.ageInMonths >= until) return refuse('HORSE_RETIRED', { service: label });
  if (isValid(validUntil(service, horse), now)) return refuse('STILL_VALID', { service: label });
  return undefined;
}

/** Until when a horse has what this service gives; null if it never had it, or it is none that wears off. */
export function validUntil(service: VetService, record: VetRecord): Date | null {
  return service === 'gelding' ? null : record[RENEWS[service]];
}

/** When a service asked for now is done. */
export function vetDoneAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + VET_SECONDS * 1000);
}

/** Whole seconds until then, 0 once it has come. */
export function vetSecondsLeft(doneAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((doneAt.getTime() - now.getTime()) / 1000));
}

/** "30 seconds", "1 second", and "a moment" for what is about to be done. */
export function vetLeftWords(doneAt: Date, now: Date): string {
  const left = doneAt.getTime() - now.getTime();
  return left <= 0 ? 'a moment' : leftWords(left);
}

/** Until when a check that is done at this moment is valid: one game year. */
export function checkedUntil(doneAt: Date): Date {
  return new Date(doneAt.getTime() + REAL_MS_PER_GAME_YEAR);
}

/** The record after a service was done at `doneAt`. A gelding has no use for its breeding check, and loses it. */
export function afterVet(service: VetService, record: VetRecord, doneAt: Date): VetRecord {
  if (service === 'gelding') return { ...record, sex: 'gelding', breedingCheckUntil: null };
  return { ...record, [RENEWS[service]]: checkedUntil(doneAt) };
}

/** Whether vet shots or a check hold at this moment: at `until` itself no more. */
export function isValid(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() > now.getTime();
}
