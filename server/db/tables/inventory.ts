import type { ColumnType } from 'kysely';
import type { TackType } from '../../../game/tack/tack.ts';

export interface InventoryTables {
  inventory: InventoryTable;
  tack: TackTable;
}

interface InventoryTable {
  player_id: string;
  kind: 'feed' | 'treat' | 'material';
  item: string;
  quantity: number;
}

interface TackTable {
  id: string;
  owner_id: string;
  type: TackType;
  /** Ten-thousandths of a percent. */
  quality: number;
  /** Null for tack from the store. */
  maker_id: string | null;
  horse_id: string | null;
  /** The owner, whose first horse brought it; null for all other tack. */
  starter_of: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
}
