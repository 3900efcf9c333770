import { sql, type Kysely, type Migration } from 'kysely';

const INDEXES = [
  'create index show_entries_of_creator on show_entries (creator_id, entered_at) where creator_id is not null',
  "create index stud_requests_paid_to on stud_requests (to_id, requested_at) where status in ('open', 'accepted')",
  'create index sales_of_seller on sales (seller_id, sold_at)',
];

/** For the sum of what one player received (docs/rules/trade.md#young-accounts). */
export const youngAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const index of INDEXES) await sql.raw(index).execute(db);
  },
};
