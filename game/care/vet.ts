import { formatTimeLeft, REAL_MS_PER_GAME_YEAR } from '../game-time.ts';
import type { Sex } from '../horses/age.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { VET_SERVICE_ROWS, type VetCheck, type VetService } from './vet-services.ts';

/** World time (docs/rules/care.md#vet). */
export const VET_SECONDS = 30;

export const MOST_VETTED_AT_ONCE = 100;

export interface VetRecord {
  readonly sex: Sex;
  readonly vetCheckUntil: Date | null;
  readonly vetShotsUntil: Date | null;
  readonly breedingCheckUntil: Date | null;
}

export interface VetPatient extends VetRecord {
  readonly ageInMonths: number;
  readonly pendingUntil: Date | null;
}

export type VetRefusal = Refusal<
  'VET_PENDING' | 'WRONG_SEX' | 'HORSE_TOO_YOUNG' | 'HORSE_RETIRED' | 'STILL_VALID'
>;

const RENEWS = {
  checkup: 'vetCheckUntil',
  vet_shots: 'vetShotsUntil',
  breeding_check: 'breedingCheckUntil',
} as const satisfies Record<VetCheck, keyof VetRecord>;

/** Undefined if allowed. */
export function vetRefusal(service: VetService, horse: VetPatient, now: Date): VetRefusal | undefined {
  const { label, sexes, from, until } = VET_SERVICE_ROWS[service];
  if (horse.pendingUntil) {
    return refuse('VET_PENDING', { left: formatVetTimeLeft(horse.pendingUntil, now) });
  }
  if (!sexes.includes(horse.sex)) return refuse('WRONG_SEX', { service: label, sex: horse.sex });
  if (horse.ageInMonths < from) {
    return refuse('HORSE_TOO_YOUNG', { service: label, age: horse.ageInMonths, needs: from });
  }
  if (horse.ageInMonths >= until) return refuse('HORSE_RETIRED', { service: label });
  if (isValid(validUntil(service, horse), now)) return refuse('STILL_VALID', { service: label });
  return undefined;
}

/** Coins. A player's first breeding check is free (docs/rules/breeding.md#gifts). */
export function vetPrice(service: VetService, hasFreeCheck: boolean): number {
  return service === 'breeding_check' && hasFreeCheck ? 0 : VET_SERVICE_ROWS[service].price;
}

/** Null if never done, or permanent. */
export function validUntil(service: VetService, record: VetRecord): Date | null {
  return service === 'gelding' ? null : record[RENEWS[service]];
}

export function vetDoneAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + VET_SECONDS * 1000);
}

/** Rounded up. */
export function vetSecondsLeft(doneAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((doneAt.getTime() - now.getTime()) / 1000));
}

/** "30 seconds", or "a moment" when due. */
export function formatVetTimeLeft(doneAt: Date, now: Date): string {
  const left = doneAt.getTime() - now.getTime();
  return left <= 0 ? 'a moment' : formatTimeLeft(left);
}

/** One game year later. */
export function checkedUntil(doneAt: Date): Date {
  return new Date(doneAt.getTime() + REAL_MS_PER_GAME_YEAR);
}

/** Gelding ends the breeding check. */
export function afterVet(service: VetService, record: VetRecord, doneAt: Date): VetRecord {
  if (service === 'gelding') return { ...record, sex: 'gelding', breedingCheckUntil: null };
  return { ...record, [RENEWS[service]]: checkedUntil(doneAt) };
}

/** `until` is excluded. */
export function isValid(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() > now.getTime();
}
