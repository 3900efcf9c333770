import { sql, type Kysely, type Migration } from 'kysely';

/** A sale has the id of its listing, so that whoever came too late can be told who was faster. */
export const market: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
  },
};

const STATEMENTS = `
create table sales (
  id uuid primary key,
  kind text not null check (kind in ('horse', 'tack')),
  seller_id uuid not null,
  buyer_id uuid not null,
  price integer not null check (price between 1 and 10000000),
  sold_at timestamptz not null,
  breed text,
  tack_type text,
  quality integer,
  check (seller_id <> buyer_id),
  check ((kind = 'horse') = (breed is not null)),
  check (num_nulls(tack_type, quality) = case kind when 'tack' then 0 else 2 end)
);
create index sales_of_breed on sales (breed, sold_at) include (price) where kind = 'horse';
create index sales_of_tack on sales (tack_type, sold_at) include (quality, price) where kind = 'tack';
create index sales_to_buyer on sales (buyer_id, sold_at) include (seller_id, price);

create index listings_for_sale on listings (id) where kind <> 'rescue';
create index listings_for_sale_by_price on listings (price, id) where kind <> 'rescue';
create index listings_by_birth on listings (kind, born_at, id) where kind <> 'tack';
create index listings_by_quality on listings (quality, id) where kind = 'tack';

alter table profiles add column shop_name text not null default '' check (char_length(shop_name) <= 100);
`;
