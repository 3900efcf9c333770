import type { TackType } from '../../game/tack/tack.ts';

/** One row. */
export interface TackTable {
  id: string;
  owner_id: string;
  type: TackType;
  /** Ten-thousandths of a percent. */
  quality: number;
  /** Who made it; null for what the store sold. */
  maker_id: string | null;
  /** The horse that wears it, always one of its owner's. */
  horse_id: string | null;
  created_at: Date;
}
