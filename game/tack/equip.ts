import { refuse, type Refusal } from '../refusal.ts';
import { TACK, type TackType } from './tack.ts';

export interface Piece {
  readonly id: string;
  readonly type: TackType;
  readonly wornBy: { readonly id: string; readonly name: string } | null;
}

export interface HorseToDress {
  readonly id: string;
  readonly name: string;
  readonly wears: readonly TackType[];
  readonly entryRunning: boolean;
}

export type EquipRefusal = Refusal<'ALREADY_WORN' | 'WORN_BY_ANOTHER' | 'TYPE_WORN' | 'TACK_FOR_SALE'>;
export type UnequipRefusal = Refusal<'NOT_WORN' | 'ENTRY_RUNNING'>;

/** Allowed with a pending entry: tack counts when the show runs. */
export function whyNotEquip(
  { type, wornBy, forSale }: Piece & { readonly forSale: boolean },
  horse: HorseToDress,
): EquipRefusal | undefined {
  const details = { name: horse.name, tack: TACK[type].label.toLowerCase(), one: TACK[type].one };
  if (wornBy?.id === horse.id) return refuse('ALREADY_WORN', details);
  if (wornBy) return refuse('WORN_BY_ANOTHER', { ...details, other: wornBy.name });
  if (horse.wears.includes(type)) return refuse('TYPE_WORN', details);
  if (forSale) return refuse('TACK_FOR_SALE', details);
  return undefined;
}

/** Refused with a pending entry (docs/rules/economy.md#tack). */
export function whyNotUnequip({ type, wornBy }: Piece, horse: HorseToDress): UnequipRefusal | undefined {
  const details = { name: horse.name, tack: TACK[type].label.toLowerCase() };
  if (wornBy?.id !== horse.id) return refuse('NOT_WORN', details);
  if (horse.entryRunning) return refuse('ENTRY_RUNNING', details);
  return undefined;
}
