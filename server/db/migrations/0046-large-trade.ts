import { sql, type Kysely, type Migration } from 'kysely';

/** Sales by seller, and searches of a large world (decision 60). */
export const largeTrade: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
  },
};

const STATEMENTS = `
create index sales_of_seller on sales (seller_id, sold_at) include (kind, price);
`;
