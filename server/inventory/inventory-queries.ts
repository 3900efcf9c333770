import { prepared, type RowOf } from '../db/prepared.ts';

export type InventoryRow = RowOf<typeof findItems>;

export type InventoryKind = 'feed' | 'treat' | 'material';

export const findItems = prepared(
  'inventory_of',
  `select item, quantity from inventory where player_id = :playerId and kind = :kind`,
);

/** Feed and treats. */
export const findFood = prepared(
  'inventory_food_of',
  `select kind, item, quantity from inventory where player_id = :playerId and kind in ('feed', 'treat')`,
);

export const lockItems = prepared(
  'inventory_lock',
  `select item, quantity from inventory where player_id = :playerId and kind = :kind order by item for update`,
);

export const addItems = prepared(
  'inventory_add',
  `insert into inventory (player_id, kind, item, quantity) values (:playerId, :kind, :item, :quantity)
   on conflict (player_id, kind, item) do update set quantity = inventory.quantity + excluded.quantity
   returning quantity`,
);

/** No row if there was none. */
export const takeOne = prepared(
  'inventory_take',
  `update inventory set quantity = quantity - 1
   where player_id = :playerId and kind = :kind and item = :item and quantity > 0 returning quantity`,
);

/** Returns of how many items there was enough. */
export const takeMany = prepared(
  'inventory_take_many',
  `update inventory stock set quantity = stock.quantity - taken.quantity
   from unnest(:items::text[], :quantities::integer[]) as taken (item, quantity)
   where stock.player_id = :playerId and stock.kind = :kind and stock.item = taken.item and stock.quantity >= taken.quantity`,
);
