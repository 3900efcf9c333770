import type { Sex } from '../../../game/horses/age.ts';
import type { ColourGroup } from '../../../game/horses/coat/colour.ts';
import type { TackType } from '../../../game/tack/tack.ts';

export interface TradeTables {
  listings: ListingTable;
  sales: SaleTable;
}

/** One horse or one piece of tack for sale; the other's columns are null. Guarded by the lock of what it sells. */
interface ListingTable {
  id: string;
  kind: 'horse' | 'tack' | 'rescue';
  /** The house for rescue horses. */
  seller_id: string;
  horse_id: string | null;
  tack_id: string | null;
  price: number;
  listed_at: Date;
  breed: string | null;
  sex: Sex | null;
  born_at: Date | null;
  level: number | null;
  /** When listed: a horse may grey. */
  colour: ColourGroup | null;
  tack_type: TackType | null;
  /** Ten-thousandths of a percent. */
  quality: number | null;
}

/** Between players; columns of the other kind are null. Has the id of its listing. */
interface SaleTable {
  id: string;
  kind: 'horse' | 'tack';
  seller_id: string;
  buyer_id: string;
  price: number;
  sold_at: Date;
  horse_id: string | null;
  breed: string | null;
  tack_type: TackType | null;
  /** Ten-thousandths of a percent. */
  quality: number | null;
}
