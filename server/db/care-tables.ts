import type { ColumnType } from 'kysely';
import type { VetService } from '../../game/care/vet.ts';

export interface InventoryTable {
  player_id: string;
  kind: 'feed' | 'treat' | 'material';
  item: string;
  quantity: number;
}

export interface VetRequestTable {
  id: string;
  horse_id: string;
  /** Who asked and paid, whoever owns the horse by now. */
  player_id: string;
  service: VetService;
  price: number;
  requested_at: Date;
  completes_at: Date;
  status: ColumnType<'pending' | 'completed', 'pending' | undefined, 'completed'>;
}
