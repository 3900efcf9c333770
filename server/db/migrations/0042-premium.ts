import { sql, type Kysely, type Migration } from 'kysely';

/** Ids of customers, checkouts, subscriptions and payments are the payment provider's. */
export const premium: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table payment_customers (
         player_id uuid primary key,
         customer text not null unique,
         practice boolean not null,
         checkout text,
         checkouts integer not null default 0,
         subscription text,
         paid_until timestamptz,
         renews boolean not null default false
       )`,
      `create table subscriptions (
         id text primary key,
         player_id uuid not null,
         practice boolean not null,
         renews boolean not null,
         ended_at timestamptz,
         read_at timestamptz not null
       )`,
      'create index subscriptions_of_player on subscriptions (player_id)',
      `create table payments (
         id text primary key,
         player_id uuid not null,
         kind text not null check (kind in ('premium', 'insight')),
         intent text,
         subscription text,
         horse_id uuid,
         cents integer not null check (cents >= 0),
         currency text not null,
         period_start timestamptz,
         period_end timestamptz,
         state text not null check (state in ('paid', 'refunded', 'disputed')),
         practice boolean not null,
         paid_at timestamptz not null,
         state_at timestamptz not null,
         check ((kind = 'premium') = (subscription is not null and period_start is not null and period_end is not null)),
         check ((kind = 'insight') = (horse_id is not null)),
         check (period_start < period_end)
       )`,
      'create index payments_of_player on payments (player_id, paid_at)',
      'create index payments_by_intent on payments (intent)',
      // A subscription is never paid twice for one month.
      `create unique index payments_of_period on payments (subscription, period_start) where kind = 'premium'`,
      `create table payment_events (
         id text primary key,
         type text not null,
         received_at timestamptz not null
       )`,
      // What the payment provider would keep: only for practice payments.
      `create table practice_objects (
         id text primary key,
         kind text not null,
         parent text,
         body jsonb not null,
         due_at timestamptz
       )`,
      'create index practice_objects_due on practice_objects (due_at) where due_at is not null',
      'create index practice_objects_of on practice_objects (parent, kind, id) where parent is not null',
      `create table practice_requests (
         key text primary key,
         status integer not null,
         answer jsonb not null
       )`,
      'update players set premium_until = null where premium_until is not null',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
