import type { Generated, JSONColumnType } from 'kysely';
import type { EventDetails, EventKind } from '../../game/horses/history.ts';

/* The tables of covers, studs and histories, as `migrations/0003-breeding.ts` makes them. */

/** A mare with a stallion, and the foal of it once it is born. */
export interface CoverTable {
  id: string;
  mare_id: string;
  stallion_id: string;
  /** Who owned the mare then and paid. */
  player_id: string;
  /** The stallion owner's consent; null within one stable. */
  request_id: string | null;
  covered_at: Date;
  foals_at: Date;
  /** 1, 2, 3 … of the mare: the seed derives from it. */
  nth: number;
  seed_hash: string;
  /** 32 hex digits of the breeder. */
  entropy: string;
  /** Wright's coefficient of the foal. */
  inbreeding: number;
  foal_id: string | null;
  /** Version of the rules that it was drawn by. */
  foal_rules: number | null;
}

/** A stallion that its owner offers to other players' mares. */
export interface StudTable {
  stallion_id: string;
  player_id: string;
  fee: number;
  note: string;
  own_breed_only: boolean;
  placed_at: Date;
}

export const STUD_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'void'] as const;
export type StudRequestState = (typeof STUD_REQUEST_STATES)[number];

/** While it is open the fee lies in an escrow under its id. */
export interface StudRequestTable {
  id: string;
  stallion_id: string;
  mare_id: string;
  /** Who owns the mare and has paid. */
  from_id: string;
  /** Who owns the stallion. */
  to_id: string;
  fee: number;
  /** How much of the fee is tradable: a refund gives back the same. */
  fee_tradable: number;
  entropy: string;
  note: string;
  requested_at: Date;
  expires_at: Date;
  status: Generated<StudRequestState>;
  answered_at: Date | null;
}

/** Something that befell a horse; what it won in shows stands with its entries. */
export interface HorseEventTable {
  horse_id: string;
  id: string;
  at: Date;
  kind: EventKind;
  details: JSONColumnType<EventDetails>;
  other_horse_id: string | null;
  player_id: string | null;
}
