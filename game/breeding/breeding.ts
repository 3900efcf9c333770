import { formatTimeLeft, REAL_MS_PER_DAY, REAL_MS_PER_GAME_DAY } from '../game-time.ts';
import { BREED_FROM, RETIRED_FROM, type Sex } from '../horses/age.ts';
import { isFed, isOnGrass } from '../horses/fed.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Coins, for an own stallion (docs/rules/breeding.md#parents). */
export const OWN_COVER_FEE = 250;
/** docs/rules/breeding.md#foals */
export const GESTATION_MS = 3 * REAL_MS_PER_DAY;
/** Outlasts a breeding check: each foal needs one (docs/rules/breeding.md#parents). */
export const MARE_REST_MS = 390 * REAL_MS_PER_GAME_DAY;
export const REQUEST_OPEN_MS = 3 * REAL_MS_PER_DAY;
/** Coins. */
export const STUD_FEE_MAX = 1_000_000;
/** Coins (docs/rules/trade.md#bound-coins). */
export const BOUND_STUD_FEE = 250;
export const NOTE_MAX = 300;
/** Player XP (docs/rules/economy.md#levels). */
export const FOAL_XP = 100;

export interface Parent {
  readonly name: string;
  readonly sex: Sex;
  readonly ageInMonths: number;
  readonly feedExpiresAt: Date | null;
  readonly grassFrom: Date | null;
  readonly breedingCheckUntil: Date | null;
}

export interface Dam extends Parent {
  readonly foalsAt: Date | null;
  readonly restsUntil: Date | null;
}

type UnfitRefusal = Refusal<'TOO_YOUNG_TO_BREED' | 'RETIRED_FROM_BREEDING' | 'NO_BREEDING_CHECK'>;
type ParentRefusal = UnfitRefusal | Refusal<'PARENT_NOT_FED'>;
export type AtStudRefusal = UnfitRefusal | Refusal<'NOT_A_STALLION'>;
export type SireRefusal = ParentRefusal | Refusal<'NOT_A_STALLION'>;
export type DamRefusal = ParentRefusal | Refusal<'NOT_A_MARE' | 'IN_FOAL' | 'MARE_RESTS'>;

export function refuseSire(sire: Parent, now: Date): SireRefusal | undefined {
  if (sire.sex !== 'stallion') return refuse('NOT_A_STALLION', { name: sire.name });
  return refuseParent(sire, now);
}

/** Retirement first: other refusals imply that she may breed later. */
export function refuseDam(dam: Dam, now: Date): DamRefusal | undefined {
  const { name, foalsAt, restsUntil } = dam;
  if (dam.sex !== 'mare') return refuse('NOT_A_MARE', { name });
  if (dam.ageInMonths >= RETIRED_FROM) return refuseRetired(name);
  if (foalsAt !== null) return refuse('IN_FOAL', { name });
  if (restsUntil !== null && restsUntil > now)
    return refuse('MARE_RESTS', { name, left: formatTimeLeft(restsUntil.getTime() - now.getTime()) });
  return refuseParent(dam, now);
}

export function refuseAtStud(stallion: Parent, now: Date): AtStudRefusal | undefined {
  if (stallion.sex !== 'stallion') return refuse('NOT_A_STALLION', { name: stallion.name });
  return refuseUnfit(stallion, now);
}

function refuseRetired(name: string): Refusal<'RETIRED_FROM_BREEDING'> {
  return refuse('RETIRED_FROM_BREEDING', { name, years: RETIRED_FROM / 12 });
}

/** Age first: a vet can provide the check. */
function refuseUnfit({ name, ageInMonths, breedingCheckUntil }: Parent, now: Date): UnfitRefusal | undefined {
  if (ageInMonths < BREED_FROM) return refuse('TOO_YOUNG_TO_BREED', { name, years: BREED_FROM / 12 });
  if (ageInMonths >= RETIRED_FROM) return refuseRetired(name);
  if (breedingCheckUntil === null || breedingCheckUntil <= now) return refuse('NO_BREEDING_CHECK', { name });
  return undefined;
}

function refuseParent(parent: Parent, now: Date): ParentRefusal | undefined {
  const unfit = refuseUnfit(parent, now);
  if (unfit) return unfit;
  const { name, feedExpiresAt, grassFrom } = parent;
  const eats = isFed(feedExpiresAt, now) || isOnGrass(grassFrom, now);
  return eats ? undefined : refuse('PARENT_NOT_FED', { name });
}

export interface StudTerms {
  readonly ownBreedOnly: boolean;
}

export function refuseTerms(
  terms: StudTerms,
  sire: { readonly name: string; readonly breed: string },
  dam: { readonly name: string; readonly breed: string },
): Refusal<'OTHER_BREED'> | undefined {
  return terms.ownBreedOnly && sire.breed !== dam.breed
    ? refuse('OTHER_BREED', { name: sire.name, mare: dam.name })
    : undefined;
}
