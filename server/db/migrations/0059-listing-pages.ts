import { sql, type Kysely, type Migration } from 'kysely';

/** The orders of listings hold all that their pages show, so that no listing is read for itself (decision 60). */
export const listingPages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
  },
};

const SHOWN = [
  'seller_id',
  'horse_id',
  'tack_id',
  'listed_at',
  'price',
  'breed',
  'sex',
  'colour',
  'level',
  'born_at',
  'tack_type',
  'quality',
] as const;

const ORDERS = [
  ['listings_newest', ['kind', 'id'], ''],
  ['listings_by_price', ['kind', 'price', 'id'], ''],
  ['listings_by_level', ['kind', 'level', 'id'], ''],
  ['listings_by_birth', ['kind', 'born_at', 'id'], "where kind <> 'tack'"],
  ['listings_by_quality', ['kind', 'quality', 'id'], "where kind = 'tack'"],
  ['listings_for_sale', ['id'], "where kind <> 'rescue'"],
  ['listings_for_sale_by_price', ['price', 'id'], "where kind <> 'rescue'"],
] as const;

const STATEMENTS = ORDERS.map(([name, order, which]) => {
  const others = SHOWN.filter((column) => !(order as readonly string[]).includes(column));
  return `drop index ${name};
create index ${name} on listings (${order.join(', ')}) include (${others.join(', ')}) ${which};`;
}).join('\n');
