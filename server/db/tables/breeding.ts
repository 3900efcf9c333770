import type { Generated } from 'kysely';

export interface BreedingTables {
  covers: CoverTable;
  studs: StudTable;
  stud_requests: StudRequestTable;
}

interface CoverTable {
  id: string;
  mare_id: string;
  stallion_id: string;
  /** Owner of the mare then, who paid. */
  player_id: string;
  /** Null if both horses had one owner. */
  request_id: string | null;
  covered_at: Date;
  foals_at: Date;
  /** 1, 2, 3 … per mare; the seed derives from it. */
  nth: number;
  seed_hash: string;
  /** 32 hex digits from the breeder. */
  entropy: string;
  /** Wright's coefficient of the foal. */
  inbreeding: number;
  foal_id: string | null;
  foal_rules: number | null;
}

interface StudTable {
  stallion_id: string;
  player_id: string;
  fee: number;
  note: string;
  own_breed_only: boolean;
  placed_at: Date;
}

export const STUD_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'void'] as const;
export type StudRequestState = (typeof STUD_REQUEST_STATES)[number];

/** While open, the fee is in an escrow with this id. */
interface StudRequestTable {
  id: string;
  stallion_id: string;
  mare_id: string;
  /** Owner of the mare. */
  from_id: string;
  /** Owner of the stallion. */
  to_id: string;
  fee: number;
  /** Tradable part of the fee. */
  fee_tradable: number;
  entropy: string;
  note: string;
  requested_at: Date;
  expires_at: Date;
  status: Generated<StudRequestState>;
  answered_at: Date | null;
}
