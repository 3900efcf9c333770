-- The schema of a world, whole: `docs/schema.md` introduces it. Until 1.0.0 it is changed in place.
--
-- Ids are made by the program and sort by time (`new-id.ts`). Instants are world time unless a comment says "wall time".
-- Coins are whole; other amounts are in the unit that their comment gives. Rows that grow with play are keyed by their
-- owner and have no foreign keys: these would lock the owner's row after everything else, against `lock-order.ts`.
-- Indexes negate descending columns, so that one row comparison finds the next page.
-- Checks of a text's length count code points: 16 for each character that the game allows, the most that one can have.


------------------------------------------------------------------------------------------------------------------------
-- Finding names
------------------------------------------------------------------------------------------------------------------------

-- Finds names by three letters anywhere in them.
create extension if not exists pg_trgm;

-- A name as people type it who have no key for an accent; `fold` (game/search/search-text.ts) is the same in TypeScript.
-- One expression and not strict, because the planner then puts its body into statements. Names of ASCII letters, and
-- those of western Europe, take quicker ways. Greek and Cyrillic capitals are listed because not every database knows
-- their small letters.
create function folded(text) returns text language sql immutable parallel safe as $$
  select case
    when octet_length($1) = length($1) then lower($1)
    when $1 ~ '^[\u0020-\u007eÀ-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ]*$' then lower(regexp_replace(normalize($1, NFKD), '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g'))
    else lower(normalize(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(lower(regexp_replace(normalize(replace($1, '´', ''''), NFKD), '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2060\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g')),
        'ØøŁłĐđÐðĦħıŊŋĸŦŧƏəƐɛƆɔƗɨƟɵɄʉȺⱥɆɇɃƀƁɓȻȼƇƈƉɖƊɗƑƒǤǥƓɠɈɉƘƙȽƚƝɲȠƞƤƥɌɍȾⱦƬƭƮʈƲʋɎɏƳƴƵƶςҐґҚқҒғҢңҮүҰұӘәӨөکیىة’‘‛ʼʻ′´“”„«»‐‑‒–—−ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ',
        'OoLlDdDdHhiNnkTtEeEeOoIiOoUuAaEeBbBbCcCcDdDdFfGgGgJjKkLlNnNnPpRrTtTtTtVvYyYyZzσГгКкГгНнУуУуАаОоكييه''''''''''''''"""""------αβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ'),
      'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe'), 'ẞ', 'SS'), 'ß', 'ss'), 'Þ', 'TH'), 'þ', 'th'), NFC))
  end
$$;


------------------------------------------------------------------------------------------------------------------------
-- World
------------------------------------------------------------------------------------------------------------------------

-- One row. World time is the database's clock plus offset plus correction (decision 29).
create table world (
  one_row boolean primary key default true check (one_row),
  founded_at timestamptz not null,
  clock_offset_ms bigint not null default 0,
  clock_correction_ms bigint not null default 0, -- for disbelieved leaps of the database's clock
  clock_waits boolean not null default false, -- world time stands still until the clock catches up
  clock_reached timestamptz not null, -- lower bound of world time
  archived_before timestamptz, -- older show entries and ledger lines may lie in archived months; null: none do
  secret bytea not null check (length(secret) = 32), -- seeds derive from it; never leaves the server
  purse_index integer not null default 10000 check (purse_index between 8000 and 11000), -- ten-thousandths
  purse_index_due timestamptz not null
);


------------------------------------------------------------------------------------------------------------------------
-- Accounts
------------------------------------------------------------------------------------------------------------------------

create table accounts (
  id uuid primary key,
  email text not null, -- empty: a guest's (decision 139)
  email_key text not null, -- in small letters
  email_confirmed_at timestamptz, -- null: other accounts may have the same address (decision 89)
  password_hash text not null,
  birth_year smallint check (birth_year between 1900 and 2200), -- null until given; never leaves the server
  created_at timestamptz not null, -- wall time
  check ((email = '') = (email_key = '')),
  check (email <> '' or email_confirmed_at is null)
);
-- One account has a confirmed address.
create unique index accounts_by_confirmed_email on accounts (email_key) where email_confirmed_at is not null;
create index accounts_by_unconfirmed_email on accounts (email_key, id) where email_confirmed_at is null;

-- Deleted by the first sign-in or call after its end.
create table suspensions (
  account_id uuid primary key references accounts on delete cascade,
  until timestamptz, -- null: until lifted
  why text not null,
  since timestamptz not null
);

-- Browsers and programs that signed in (decision 44). Wall time.
create table devices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null, -- SHA-256 of its cookie
  name text not null, -- 'Firefox on Linux'
  known_at timestamptz not null, -- in future while it is new
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null, -- last sign-in
  noticed_at timestamptz, -- when its owner said on a known device that it is theirs
  unique (account_id, token_hash)
);
create index devices_of_account on devices (account_id, id);

create table device_codes (
  account_id uuid primary key references accounts on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);

-- Wall time.
create table sessions (
  token_hash bytea primary key, -- SHA-256
  account_id uuid not null references accounts on delete cascade,
  device_id uuid references devices on delete cascade, -- null counts as a known device
  created_at timestamptz not null,
  used_at timestamptz not null, -- at most an hour ago while it is used
  expires_at timestamptz not null
);
create index sessions_of_account on sessions (account_id);
create index sessions_of_device on sessions (device_id);

-- Sales and payments from new devices, run a day later unless cancelled.
create table waiting_calls (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  device_id uuid references devices on delete set null, -- null once the device is forgotten
  device_name text not null,
  route text not null, -- 'POST /api/market/sell-horse'
  input jsonb not null check (length(input::text) <= 8000), -- as sent
  sentence text not null, -- 'Sell Juniper to the market'
  requested_at timestamptz not null,
  runs_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'cancelled')),
  ended_at timestamptz,
  reason text, -- why it was refused
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'refused') = (reason is not null)),
  -- A call whose device was forgotten must not run.
  check (state <> 'waiting' or device_id is not null)
);
-- A call that is sent twice waits once.
create unique index waiting_calls_once on waiting_calls (account_id, route, md5(input::text)) where state = 'waiting';
create index waiting_calls_due on waiting_calls (runs_at, id) where state = 'waiting';
create index waiting_calls_of_account on waiting_calls (account_id, id);
create index waiting_calls_of_device on waiting_calls (device_id) where device_id is not null;

-- What a mailed link may do, once.
create table account_links (
  token_hash bytea primary key, -- SHA-256
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  email text check (length(email) <= 254), -- the address that is confirmed or given back
  waiting_call_id uuid references waiting_calls on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_links_of_account on account_links (account_id, kind, made_at);
create index account_links_of_call on account_links (waiting_call_id) where waiting_call_id is not null;

-- Answered later by a job, so that no reply reveals which addresses exist.
create table recovery_requests (
  id uuid primary key,
  forgot text not null check (forgot in ('username', 'password')),
  email_key text not null check (length(email_key) <= 1000),
  requested_at timestamptz not null
);
create index recovery_requests_due on recovery_requests (requested_at, id);

create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret bytea not null,
  on_since timestamptz, -- null until a first code was right
  last_step bigint not null default 0, -- thirty-second step since 1970 of the newest code used: none works twice
  codes_salt bytea not null
);

-- Deleted when used.
create table recovery_codes (
  account_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null, -- Argon2id
  primary key (account_id, code_hash)
);

-- Tokens with which programs of a player read (decision 65).
create table access_tokens (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique, -- SHA-256
  name text not null check (length(name) between 1 and 640),
  scopes text[] not null check (cardinality(scopes) between 1 and 10),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  used_on date -- UTC; written once a day
);
create index access_tokens_of_account on access_tokens (account_id, id);

-- Failed sign-ins per email or network (decision 30). Logged, unlike `call_counts`: they must survive a crash.
create table sign_in_tries (
  key text primary key, -- hashed: strangers' addresses must not be stored
  tries double precision not null check (tries >= 0), -- at `counted_at`; decays with time
  counted_at timestamptz not null,
  wait_until timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_tries_expired on sign_in_tries (expires_at);

-- Calls per account or network, across all processes. Unlogged: the counts live minutes.
create unlogged table call_counts (
  minute integer not null, -- since 1970
  key text not null,
  calls integer not null check (calls > 0),
  primary key (minute, key)
);

-- Answers to writes with an Idempotency-Key (decision 68), for a day.
create table idempotency_records (
  account_id uuid not null, -- no foreign key: it would lock the account after everything else
  key_hash bytea not null check (length(key_hash) = 32),
  request_hash bytea not null check (length(request_hash) = 32),
  status smallint check (status between 200 and 599), -- null until the call has ended, or if its answer is not stored
  body text check (length(body) <= 65536),
  topics text[] not null check (cardinality(topics) <= 50),
  requested_at timestamptz not null,
  primary key (account_id, key_hash),
  check ((status is null) = (body is null))
);
create index idempotency_records_by_age on idempotency_records (requested_at);

-- Who has stables in several realms (decision 82). Empty without a directory, like `directory_notices`.
create table realm_accounts (
  account_id uuid primary key references accounts on delete cascade,
  directory_id uuid not null unique, -- the account in the directory
  home_name text, -- of the player's home realm; null if this realm is it
  home_address text,
  since timestamptz not null,
  check ((home_name is null) = (home_address is null))
);

-- Notices for the directory: `ended`: sessions of other realms end; `left`: the stable here is gone;
-- `erased`: the account is gone.
create table directory_notices (
  id uuid primary key,
  kind text not null check (kind in ('ended', 'left', 'erased')),
  directory_id uuid not null,
  at timestamptz not null,
  next_at timestamptz not null
);
create index directory_notices_due on directory_notices (next_at, id);

-- A mail stays until it is sent or given up (decision 52). Links in it work until they are used.
create table outgoing_mails (
  id uuid primary key,
  kind text not null, -- for the log: 'password changed'
  recipient text check (length(recipient) <= 254), -- null: the operator
  reply_to text check (length(reply_to) <= 254),
  content jsonb not null check (length(content::text) <= 40000),
  send_at timestamptz not null, -- lease: other processes may send it after this time
  useless_at timestamptz not null, -- given up from then on
  attempts integer not null default 0 check (attempts >= 0)
);
create index outgoing_mails_due on outgoing_mails (send_at, id);


------------------------------------------------------------------------------------------------------------------------
-- Ledger
------------------------------------------------------------------------------------------------------------------------

-- A purse has the id of its player, an escrow that of its show or stud request. The house has no row, so that nobody
-- waits for a lock on it: its balance is the sum of its lines (decision 2). The purse of a house stable is the house's
-- too, with a row (decision 136).
create table ledger_accounts (
  id uuid primary key,
  kind text not null check (kind in ('purse', 'escrow', 'house_purse')),
  coins bigint not null default 0 check (coins >= 0),
  tradable bigint not null default 0, -- coins that may go to players
  entries integer not null default 0 check (entries >= 0), -- gives the next line its `line_number`
  constraint ledger_accounts_tradable check (tradable between 0 and coins)
);

-- Recent lines. Those of one journal add up to zero.
create table ledger_entries (
  account_id uuid not null,
  id uuid not null,
  journal_id uuid not null,
  at timestamptz not null,
  type text not null,
  description text not null,
  amount bigint not null check (amount <> 0),
  tradable bigint not null,
  balance bigint check (balance >= 0), -- after the line; null for the house
  line_number integer, -- 1, 2, 3 … per account; null for the house
  month date not null default 'infinity', -- key of the partition
  primary key (account_id, id),
  check ((line_number is null) = (balance is null))
);
create unique index ledger_entries_in_order on ledger_entries (account_id, line_number) where line_number is not null;

-- All lines. The other partitions are archived months, each with the first day of its month (decision 81).
create table ledger_history (like ledger_entries including defaults) partition by list (month);
alter table ledger_history attach partition ledger_entries for values in ('infinity');

create table ledger_totals (
  account_id uuid not null,
  type text not null,
  coins_in bigint not null default 0 check (coins_in >= 0),
  coins_out bigint not null default 0 check (coins_out >= 0),
  primary key (account_id, type)
);

-- What journals of a kind did on a day (UTC) and week of the purse index: the sum of the rows. A transaction adds to a
-- row that nobody has locked, or to a new one, so that none waits (decision 43).
create table ledger_days (
  day date not null,
  type text not null,
  week timestamptz not null, -- when it starts; most days have one
  id uuid not null default gen_random_uuid(),
  made bigint not null check (made >= 0), -- paid out by the house
  taken bigint not null check (taken >= 0), -- by the house
  cut bigint not null check (cut between 0 and taken), -- the part of `taken` from trades
  purses bigint not null, -- change of coins in purses
  escrow bigint not null, -- change of coins in escrow
  traded bigint not null, -- paid by players to players, with the cut of the house
  trades bigint not null, -- journals in which a purse was paid and the house took its cut
  primary key (day, type, week, id),
  check (made - taken = purses + escrow)
);

-- At most one row: the last count of what each tenth of the active players owns.
create table wealth (
  one_row boolean primary key default true check (one_row),
  counted_at timestamptz not null,
  players integer not null,
  tenths bigint[] not null check (cardinality(tenths) in (0, 10)) -- richest first; empty with too few players
);


------------------------------------------------------------------------------------------------------------------------
-- Players
------------------------------------------------------------------------------------------------------------------------

-- Has the id of its account. The row of a deleted player stays under a neutral name, for records that others share
-- (decision 64).
create table players (
  id uuid primary key,
  username text not null,
  username_key text not null unique, -- equal for look-alike usernames (decision 31)
  username_changed_at timestamptz, -- by the player; null until the first change
  guild text not null,
  guild_changed_at timestamptz, -- null until the first change
  level integer not null default 1 check (level >= 1),
  xp integer not null default 0 check (xp >= 0),
  house_starts_day date, -- UTC
  house_starts integer not null default 0 check (house_starts >= 0), -- on that day
  meadow_starts integer not null default 0 check (meadow_starts between 0 and 3), -- decision 134
  active_entries integer not null default 0 check (active_entries >= 0),
  salary_day date, -- UTC
  free_insights integer not null default 1 check (free_insights >= 0),
  free_breeding_check boolean not null default true, -- not taken yet, like the next
  free_registry_fee boolean not null default true,
  craft_skill integer not null default 0 check (craft_skill between 0 and 1250000), -- ten-thousandths of a point
  crafted_at timestamptz,
  crafts integer not null default 0 check (crafts between 0 and 4), -- on the day (UTC) of `crafted_at`
  premium_until timestamptz,
  boxes integer not null default 4 check (boxes between 4 and 24),
  shows_everything boolean not null default false, -- every place is put forward, whatever the stage (decision 153)
  gate bytea unique check (length(gate) = 16), -- from which the player took a horse, if any (decision 138)
  last_seen_at timestamptz not null,
  away_from timestamptz, -- end of the previous visit; null on the first
  guest_until timestamptz, -- when a guest who does not come back goes; null: the player has an account (decision 139)
  gate_name text, -- of a guest's horse, by the gate: others see it in place of the guest's own name for it
  deleted_at timestamptz,
  house_stable integer unique check (house_stable between 0 and 11), -- its place in HOUSE_STABLES; null for people
  created_at timestamptz not null,
  check (gate_name is null or guest_until is not null),
  -- Nobody signs in to it: it is never online, active or gone.
  check (house_stable is null or (last_seen_at = 'epoch' and deleted_at is null))
);
create index players_by_last_seen on players (last_seen_at);

-- Includes what its list shows and leaves deleted players and guests out, so that walking it reads no row.
create index players_by_level on players ((-level), (-xp), id) include (level, xp, username)
  where deleted_at is null and guest_until is null;
create index players_guests on players (guest_until) where guest_until is not null and deleted_at is null;
-- Names seldom change, so their pieces are indexed at once: a search need not read a list of pending ones.
create index players_by_name on players using gin (folded(username) gin_trgm_ops) with (fastupdate = off);
-- Not `like`: a prepared statement cannot use an index for a pattern that it does not know.
create index players_by_first_letters on players (folded(username) text_pattern_ops, id);

-- Visits of the stables that the game runs (decision 147).
create table house_stables (
  player_id uuid primary key,
  visited_at timestamptz not null,
  visits_at timestamptz -- the next; null while it rests
);

-- How far people who came to the gate got on a day (UTC), without whom: the sum of the rows. A transaction adds to a row
-- that nobody has locked, or to a new one, so that none waits (decision 159).
create table newcomer_days (
  day date not null,
  step text not null,
  id uuid not null default gen_random_uuid(),
  players integer not null check (players > 0),
  primary key (day, step, id)
);

create table profiles (
  player_id uuid primary key,
  bio text not null default '' check (length(bio) between 0 and 16000),
  shop_name text not null default '' check (length(shop_name) between 0 and 1600),
  picture text check (picture ~ '^[0-9a-f]{64}$'), -- name of the file, without size and extension
  is_private boolean not null default false -- visitors see no page of this stable
);
create index profiles_by_shop_name on profiles using gin (folded(shop_name) gin_trgm_ops) with (fastupdate = off);

-- One upload address per player. Wall time.
create table picture_uploads (
  player_id uuid primary key,
  token_hash bytea not null unique, -- SHA-256
  expires_at timestamptz not null,
  received_at timestamptz
);

-- Per hour of wall time.
create table picture_upload_counts (
  player_id uuid primary key,
  since timestamptz not null,
  uploads integer not null check (uploads > 0)
);

-- No row until a first step leaves something to remember.
create table first_steps (
  player_id uuid primary key,
  collected text[] not null default '{}',
  skipped_at timestamptz,
  why_entry_id uuid,
  lab_at timestamptz,
  guide_ended_at timestamptz -- the player knows all that the guide says (decision 152)
);

-- No row until the first round or change of plan.
create table daily_rounds (
  player_id uuid primary key references players,
  rounds integer not null default 0 check (rounds >= 0),
  plan jsonb, -- null: the usual plan
  last jsonb, -- report of the last round, as the player reads it
  check (last is null or rounds > 0)
);

-- How far a player has seen great moments, and the level last shown (decision 66). No row until the first.
create table moments_seen (
  player_id uuid primary key references players,
  births_at timestamptz not null,
  births_id uuid not null,
  starts_at timestamptz not null,
  starts_id uuid not null,
  classes_at timestamptz not null, -- classes that a horse's level opened
  classes_id uuid not null,
  grown_at timestamptz not null, -- foals whose body was measured at three years
  grown_id uuid not null,
  level integer not null
);

-- Requested by the player; the row goes once nothing is left to do (decision 64).
create table account_deletions (
  player_id uuid primary key references players on delete cascade,
  requested_at timestamptz not null,
  deletes_at timestamptz not null check (deletes_at > requested_at),
  erased_at timestamptz, -- null while the player may change their mind
  next_at timestamptz not null, -- when a job continues the deletion
  payments_at timestamptz, -- when to notify the payment provider next; null if it knows
  deletes_texts boolean not null default false -- the account was suspended: what it wrote does not come back
);
create index account_deletions_due on account_deletions (next_at);
create index account_deletions_payments on account_deletions (payments_at) where payments_at is not null;


------------------------------------------------------------------------------------------------------------------------
-- Premium. Ids of customers, checkouts, subscriptions and payments are the payment provider's.
------------------------------------------------------------------------------------------------------------------------

create table payment_customers (
  player_id uuid primary key,
  customer text not null unique,
  practice boolean not null, -- known to the built-in practice payments only
  checkout text, -- the newest
  checkouts integer not null default 0, -- how many were begun
  subscription text, -- what `premium_until` of the player follows from
  paid_until timestamptz,
  renews boolean not null default false
);

create table subscriptions (
  id text primary key,
  player_id uuid not null,
  practice boolean not null,
  renews boolean not null,
  ended_at timestamptz,
  read_at timestamptz not null -- when it was read from the provider; older answers change nothing
);
create index subscriptions_of_player on subscriptions (player_id);

create table payments (
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
);
create index payments_of_player on payments (player_id, paid_at);
create index payments_by_intent on payments (intent);
-- A subscription is never paid twice for one month.
create unique index payments_of_period on payments (subscription, period_start) where kind = 'premium';

-- Events that were applied: each is applied once.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

-- What the payment provider would store: for practice payments only.
create table practice_objects (
  id text primary key,
  kind text not null,
  parent text,
  body jsonb not null,
  due_at timestamptz
);
create index practice_objects_due on practice_objects (due_at) where due_at is not null;
create index practice_objects_of on practice_objects (parent, kind, id) where parent is not null;

create table practice_requests (
  key text primary key,
  status integer not null,
  answer jsonb not null
);


------------------------------------------------------------------------------------------------------------------------
-- Horses
------------------------------------------------------------------------------------------------------------------------

create table horses (
  id uuid primary key,
  owner_id uuid not null, -- the house while the horse waits for a home at the market
  locked boolean not null default false, -- prevents any sale
  name text not null check (length(name) between 1 and 800),
  breed text not null,
  sex text not null check (sex in ('mare', 'stallion', 'gelding')),
  genotype text not null,
  genes_published boolean not null default false,
  traits jsonb not null,
  form smallint[] not null check (cardinality(form) = 32), -- thousandths of a deviation: sixteen traits inherited, then grown
  -- What lists filter a body by (decision 172): `expected_…` counts until the horse is grown. Words are bits of one number.
  height_cm smallint not null,
  body_words bigint not null,
  expected_height_cm smallint not null,
  expected_body_words bigint not null,
  talent smallint[] not null check (cardinality(talent) = 7), -- hundredths of a point, by discipline
  aptitude integer[] not null check (cardinality(aptitude) = 7), -- of form and talent; ten-thousandths of a point, by discipline
  skill integer[] not null check (cardinality(skill) = 7), -- likewise
  born_at timestamptz not null, -- only gives the age; the day of a birth is in `covers` and `horse_events`
  discipline text not null,
  -- Experience and standing.
  level integer not null default 1 check (level >= 1),
  level_on_arrival integer not null default 1, -- when it came to its owner
  xp integer not null default 0 check (xp >= 0),
  class_level integer not null default 1, -- of the last house show, or the class that it was put back to
  grade text not null default 'bronze' check (grade in ('bronze', 'silver', 'gold')),
  grade_points integer not null default 0 check (grade_points >= 0), -- in the grade
  prizeless_starts integer not null default 0 check (prizeless_starts >= 0), -- in the grade since the last prize
  best_class integer not null default 1, -- highest ever reached
  best_grade text not null default 'bronze' check (best_grade in ('bronze', 'silver', 'gold')),
  put_back boolean not null default false, -- then a veteran below its level's class
  starts_day date, -- UTC
  starts_today integer not null default 0 check (starts_today >= 0), -- on that day
  shows_entered integer not null default 0 check (shows_entered >= 0),
  earnings bigint not null default 0 check (earnings >= 0),
  -- Care.
  happiness integer not null check (happiness between 0 and 1000000), -- ten-thousandths of a point, at `happiness_at`
  happiness_at timestamptz not null,
  feed_expires_at timestamptz,
  long_feed_until timestamptz, -- on long bags until then
  ration_until timestamptz, -- on hay and oil until then; null until a health test tells that it needs them (decision 187)
  grass_from timestamptz, -- eats grass from then on, which may lie ahead; null in the stable
  works_from timestamptz, -- after pasture it trains and enters shows from then on
  worked_at timestamptz, -- last training, or the last show it is entered in; may lie ahead
  training_from timestamptz not null check (isfinite(training_from)), -- trainings have been saved up since
  vet_shots_until timestamptz,
  vet_check_until timestamptz,
  breeding_check_until timestamptz,
  next_entry_calm boolean not null default false, -- with valid vet papers every second entry costs no happiness
  -- Family.
  sire_id uuid,
  dam_id uuid,
  breeder_id uuid, -- owner of the dam at birth; null for store horses
  inbreeding double precision not null default 0 check (inbreeding >= 0 and inbreeding < 1), -- Wright's coefficient
  generation integer not null default 0 check (generation >= 0), -- one more than the higher of the parents'
  gift_foal boolean not null default false, -- bred with a free check or fee: the market never buys it
  covers integer not null default 0 check (covers >= 0),
  foals_at timestamptz,
  rests_until timestamptz,
  -- Looks. What a horse wears is free or was bought for it (decision 77).
  whistled_day date, -- last day of a magic whistle
  mane_style text, -- null: usual in the breed
  backdrop text, -- behind the portrait; null: lit by the hour
  nameplate text not null default 'brass',
  nameplates text[] not null default '{}', -- bought
  tack_colour text not null default 'oak',
  tack_colours text[] not null default '{}', -- bought
  created_at timestamptz not null,
  -- Both parents are known, or neither.
  check ((sire_id is null) = (dam_id is null)),
  check ((sire_id is null) = (generation = 0)),
  constraint horses_nameplate_bought check (nameplate = 'brass' or nameplate = any (nameplates)),
  constraint horses_tack_colour_bought check (tack_colour = 'oak' or tack_colour = any (tack_colours))
);
create index horses_of_owner on horses (owner_id, id);
create index horses_of_sire on horses (sire_id, id) where sire_id is not null;
create index horses_of_dam on horses (dam_id, id) where dam_id is not null;
create index horses_of_breeder on horses (breeder_id, (-level), id) where breeder_id is not null;
-- News of births.
create index horses_bred_in_time on horses (breeder_id, created_at, id) where dam_id is not null;
-- Includes what lists filter by and show, so that walking it reads no row (decision 60).
create index horses_by_level on horses ((-level), (-xp), id)
  include (level, xp, name, breed, sex, born_at, height_cm, body_words, expected_height_cm, expected_body_words);
create index horses_by_name on horses using gin (folded(name) gin_trgm_ops) with (fastupdate = off);
create index horses_of_breed on horses (breed, born_at);
create index horses_by_birth on horses (born_at);
-- News of the world, like `show_entries_great_in_time` and `sales_of_horses`.
create index horses_born_in_time on horses (created_at, id) where dam_id is not null;

-- Who may see a horse's genotype (decision 11).
create table genetic_insights (
  player_id uuid not null,
  horse_id uuid not null,
  how text not null check (how in ('free', 'bought')),
  at timestamptz not null,
  primary key (player_id, horse_id)
);

-- Who paid for the health test of a horse, which goes with the horse (decision 168). The result is in the genotype.
create table health_tests (
  horse_id uuid primary key,
  player_id uuid not null,
  price integer not null check (price > 0),
  tested_at timestamptz not null,
  published boolean not null default false -- for good
);
create index health_tests_of_player on health_tests (player_id, horse_id);

-- A horse's history.
create table horse_events (
  horse_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  details jsonb not null,
  other_horse_id uuid,
  player_id uuid,
  primary key (horse_id, id)
);
create index horse_events_in_time on horse_events (horse_id, at, id);
-- Great moments.
create index horse_events_of_classes on horse_events (player_id, at, id) where kind = 'class';
-- News of foals that grow.
create index horse_events_of_growth on horse_events (player_id, at, id) where kind = 'grew';
-- The game's price of a comparable horse depends on whether it was ever rescued (decision 92).
create index horse_events_of_rescues on horse_events (horse_id) where kind = 'rescued';

-- The book of a foal that was bred: what its parents promised, and how far its owner has been told of its growth
-- (decision 157). Pages follow from the age.
create table foal_books (
  horse_id uuid primary key,
  expected integer[] not null check (cardinality(expected) = 7), -- aptitude, ten-thousandths of a point, by discipline
  grown integer not null check (grown between 0 and 4), -- pages told after that of the birth
  next_at timestamptz -- when the next page is due; null: all are told, or nobody reads it
);
create index foal_books_due on foal_books (next_at, horse_id) where next_at is not null;

-- What a horse passes on, estimated from the profiles of its relatives (decision 180). Follows from `horses`; every horse
-- has a row, whichever code inserts it.
create table breeding_values (
  horse_id uuid primary key,
  estimates bytea check (length(estimates) = 44), -- with their reliabilities, see `storeValues`; null: not solved yet
  due_at timestamptz, -- when the row is solved next: at once, then when its profile is published; null: that is done
  check (estimates is not null or due_at is not null)
);
create index breeding_values_due on breeding_values (due_at, horse_id) where due_at is not null;

create function horses_have_values() returns trigger language plpgsql as $$
begin
  insert into breeding_values (horse_id, due_at) select id, created_at from arrived;
  return null;
end $$;
create trigger horses_have_values after insert on horses referencing new table as arrived
  for each statement execute function horses_have_values();

-- An hourglass brings the profile forward.
create function values_follow_age() returns trigger language plpgsql as $$
begin
  update breeding_values set due_at = due_at + (new.born_at - old.born_at) where horse_id = new.id and due_at is not null;
  return null;
end $$;
create trigger values_follow_age after update of born_at on horses for each row
  when (old.born_at is distinct from new.born_at)
  execute function values_follow_age();

-- Pictures with a horse that its owner kept. Each is painted again from these rows, the horse and the calendar
-- (decision 158).
create table keepsakes (
  id uuid primary key,
  horse_id uuid not null,
  player_id uuid not null, -- who kept it
  pastime text not null check (pastime in ('groom', 'lunge', 'hand_feed', 'photograph')),
  place text not null check (place in ('yard', 'paddock', 'meadow')),
  kept_at timestamptz not null, -- the hour and season of the picture
  age_months integer not null check (age_months >= 0), -- of the horse then, in game months
  mane_style text -- then; null: usual in the breed
);
create index keepsakes_of_horse on keepsakes (horse_id, id);
create index keepsakes_of_player on keepsakes (player_id, horse_id);

-- Boxes at an earlier owner's, after a sale, until the horse moves again (decision 38).
create table boxed_horses (
  horse_id uuid primary key,
  player_id uuid not null,
  since timestamptz not null
);
create index boxed_horses_of_player on boxed_horses (player_id, since);


------------------------------------------------------------------------------------------------------------------------
-- Inventory and tack
------------------------------------------------------------------------------------------------------------------------

create table inventory (
  player_id uuid not null,
  kind text not null check (kind in ('feed', 'treat', 'material')),
  item text not null,
  quantity integer not null check (quantity >= 0),
  primary key (player_id, kind, item)
);

create table tack (
  id uuid primary key,
  owner_id uuid not null,
  type text not null,
  quality integer not null check (quality between 0 and 2000000), -- ten-thousandths of a percent
  maker_id uuid, -- null for tack from the store
  horse_id uuid, -- that wears it
  starter_of uuid, -- the owner, whose first horse brought it; null for all other tack (decision 98)
  created_at timestamptz not null,
  -- Starter tack never changes hands.
  constraint tack_starter_stays check (starter_of = owner_id)
);
create unique index tack_one_of_a_type on tack (horse_id, type) where horse_id is not null;
create unique index tack_one_starter_of_a_type on tack (starter_of, type) where starter_of is not null;
create index tack_of_owner on tack (owner_id, id);
create index tack_by_quality on tack (type, (-quality), id);


------------------------------------------------------------------------------------------------------------------------
-- Care
------------------------------------------------------------------------------------------------------------------------

create table vet_requests (
  id uuid primary key,
  horse_id uuid not null,
  player_id uuid not null,
  service text not null,
  price integer not null check (price >= 0),
  requested_at timestamptz not null,
  completes_at timestamptz not null check (completes_at > requested_at),
  status text not null default 'pending' check (status in ('pending', 'completed'))
);
create unique index vet_requests_one_pending on vet_requests (horse_id) where status = 'pending';
create index vet_requests_due on vet_requests (completes_at, id) where status = 'pending';
create index vet_requests_of_player on vet_requests (player_id, id);
create index vet_requests_of_horse on vet_requests (horse_id, id);


------------------------------------------------------------------------------------------------------------------------
-- Breeding
------------------------------------------------------------------------------------------------------------------------

create table covers (
  id uuid primary key,
  mare_id uuid not null,
  stallion_id uuid not null,
  player_id uuid not null, -- owner of the mare then, who paid
  request_id uuid, -- null if both horses had one owner
  covered_at timestamptz not null,
  foals_at timestamptz not null,
  birth_number integer not null check (birth_number >= 1), -- per mare, from 1; seeds the foal (decision 14)
  seed_hash text not null,
  entropy text not null, -- 32 hex digits from the breeder
  inbreeding double precision not null check (inbreeding >= 0 and inbreeding < 1), -- of the foal
  free_check boolean not null default false, -- a parent's breeding check was its owner's free one
  free_fee boolean not null default false, -- the registry took nothing
  of_gate boolean not null default false, -- before the mare came to the gate (decision 143)
  foal_id uuid unique,
  foal_rules integer, -- version of the rules by which it was drawn
  check ((foal_id is null) = (foal_rules is null)),
  check (not of_gate or (birth_number = 1 and request_id is null and not free_check and not free_fee)),
  unique (mare_id, birth_number)
);
-- A mare is in foal once.
create unique index covers_in_foal on covers (mare_id) where foal_id is null;
create index covers_due on covers (foals_at, id) where foal_id is null;
create index covers_of_stallion on covers (stallion_id, id);

-- Covers of which the mare did not take: their foal could not have lived (decision 168). Numbered with `covers`.
create table missed_covers (
  id uuid primary key,
  mare_id uuid not null,
  stallion_id uuid not null,
  player_id uuid not null, -- owner of the mare then, who paid nothing
  request_id uuid, -- null if both horses had one owner
  covered_at timestamptz not null,
  birth_number integer not null check (birth_number >= 1),
  seed_hash text not null,
  entropy text not null,
  rules integer not null, -- by which the foal would have been drawn
  unique (mare_id, birth_number)
);

-- Stallions that stand at stud.
create table studs (
  stallion_id uuid primary key,
  player_id uuid not null,
  fee integer not null check (fee between 0 and 1000000),
  note text not null check (length(note) between 0 and 4800),
  own_breed_only boolean not null,
  placed_at timestamptz not null,
  aptitude integer[] not null, -- repeated by the trigger, like `breed`
  breed text not null
);
create index studs_of_player on studs (player_id);
create index studs_by_fee on studs (fee, stallion_id);
-- One for each discipline, alone and within a breed: studs are found by what they are born with (decision 60).
create index studs_by_aptitude_1 on studs ((aptitude[1]) desc, stallion_id);
create index studs_by_aptitude_2 on studs ((aptitude[2]) desc, stallion_id);
create index studs_by_aptitude_3 on studs ((aptitude[3]) desc, stallion_id);
create index studs_by_aptitude_4 on studs ((aptitude[4]) desc, stallion_id);
create index studs_by_aptitude_5 on studs ((aptitude[5]) desc, stallion_id);
create index studs_by_aptitude_6 on studs ((aptitude[6]) desc, stallion_id);
create index studs_by_aptitude_7 on studs ((aptitude[7]) desc, stallion_id);
create index studs_of_breed_by_aptitude_1 on studs (breed, (aptitude[1]) desc, stallion_id);
create index studs_of_breed_by_aptitude_2 on studs (breed, (aptitude[2]) desc, stallion_id);
create index studs_of_breed_by_aptitude_3 on studs (breed, (aptitude[3]) desc, stallion_id);
create index studs_of_breed_by_aptitude_4 on studs (breed, (aptitude[4]) desc, stallion_id);
create index studs_of_breed_by_aptitude_5 on studs (breed, (aptitude[5]) desc, stallion_id);
create index studs_of_breed_by_aptitude_6 on studs (breed, (aptitude[6]) desc, stallion_id);
create index studs_of_breed_by_aptitude_7 on studs (breed, (aptitude[7]) desc, stallion_id);

-- Neither changes in a horse's life, so repeating them once is enough.
create function stud_repeats_aptitude() returns trigger language plpgsql as $$
begin
  select aptitude, breed into new.aptitude, new.breed from horses where id = new.stallion_id;
  return new;
end $$;
create trigger stud_repeats_aptitude before insert on studs for each row execute function stud_repeats_aptitude();

-- While open, the fee is in an escrow with this id.
create table stud_requests (
  id uuid primary key,
  stallion_id uuid not null,
  mare_id uuid not null,
  from_id uuid not null, -- owner of the mare
  to_id uuid not null, -- owner of the stallion
  fee integer not null check (fee >= 0),
  fee_tradable integer not null check (fee_tradable between 0 and fee),
  entropy text not null,
  note text not null check (length(note) between 0 and 4800),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'open'
    check (status in ('open', 'accepted', 'not_taken', 'declined', 'withdrawn', 'expired', 'void')),
  answered_at timestamptz,
  check ((status = 'open') = (answered_at is null))
);
create unique index stud_requests_open_of_mare on stud_requests (mare_id) where status = 'open';
create index stud_requests_open_of_stallion on stud_requests (stallion_id, id) where status = 'open';
create index stud_requests_due on stud_requests (expires_at, id) where status = 'open';
create index stud_requests_from on stud_requests (from_id, id);
create index stud_requests_to on stud_requests (to_id, id);
-- What young accounts paid to one player (decision 45).
create index stud_requests_paid_to on stud_requests (to_id, requested_at) where status in ('open', 'accepted');
-- News of both owners.
create index stud_requests_received on stud_requests (to_id, requested_at, id);
create index stud_requests_answered on stud_requests (from_id, answered_at, id)
  where status not in ('open', 'withdrawn');


------------------------------------------------------------------------------------------------------------------------
-- Shows
------------------------------------------------------------------------------------------------------------------------

-- A house or Meadow show has no row until its first entry (decision 5).
create table shows (
  id uuid primary key,
  kind text not null check (kind in ('house', 'meadow', 'player')),
  discipline text not null,
  level integer not null check (level >= 1), -- class of a house show, least level of a player show
  entry_fee integer not null check (entry_fee >= 0),
  prize integer not null check (prize >= 0),
  runs_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'completed')),
  created_by uuid,
  created_at timestamptz,
  invites_house boolean not null default false, -- house horses start outside the competition if few entered
  seed_hash text not null,
  seed bytea, -- secret until the show has run
  entries_hash text,
  rules_version integer, -- null until it begins to run
  purse_index integer, -- ten-thousandths
  counts boolean not null default true, -- for leaderboards
  returned integer check (returned between 0 and prize), -- coins of the prize, to its creator
  fee_cut bigint not null default 0 check (fee_cut >= 0), -- by the house
  entered integer check (entered >= 0), -- null until the show has run, like `heats`
  heats integer check (heats >= 0),
  check (kind <> 'player' or created_by is not null),
  check (kind = 'player' or not invites_house),
  check (status = 'open' or (seed is not null and entries_hash is not null and rules_version is not null))
);
create index shows_due on shows (runs_at, id) where status = 'open';
create index shows_open_of_players on shows (discipline, level, runs_at, id) where kind = 'player' and status = 'open';
create index shows_of_creator on shows (created_by, status, runs_at, id) where created_by is not null;
create index shows_put_up on shows (created_by, created_at) where created_by is not null;
-- News of a creator.
create index shows_run_of_creator on shows (created_by, runs_at, id)
  where created_by is not null and status = 'completed';

-- Recent entries.
create table show_entries (
  id uuid primary key,
  show_id uuid not null,
  horse_id uuid not null,
  player_id uuid not null, -- who paid
  discipline text not null,
  level integer not null,
  runs_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'scratched')),
  fee integer not null check (fee >= 0),
  fee_tradable integer not null check (fee_tradable between 0 and fee),
  creator_id uuid, -- receives the fee; null for the house
  grade text check (grade in ('bronze', 'silver', 'gold')), -- null outside house shows
  veteran boolean not null default false, -- decided when it is made
  entropy text not null, -- from the player: the seed alone decides nothing (decision 21)
  entered_at timestamptz not null,
  entry_xp integer not null check (entry_xp >= 0),
  place_xp integer check (place_xp >= 0),
  place integer check (place >= 1),
  field_size integer,
  score integer check (score >= 0), -- ten-thousandths of a point
  prize integer check (prize >= 0),
  result jsonb, -- the horse as it stood, and how its score came about
  month date not null default 'infinity', -- key of the partition
  unique (show_id, horse_id),
  constraint show_entries_result check (
    status <> 'completed' or (place is not null and place <= field_size and score is not null and result is not null))
);
create index show_entries_of_horse on show_entries (horse_id, id);
create index show_entries_of_player on show_entries (player_id, id);
create index show_entries_pending_of_horse on show_entries (horse_id, id) where status = 'pending';
create index show_entries_pending_of_player on show_entries (player_id, id) where status = 'pending';
create index show_entries_run_of_horse on show_entries (horse_id, runs_at, id) where status = 'completed';
create index show_entries_run_of_player on show_entries (player_id, runs_at) where status = 'completed';
-- One heat of a show by place, however many started; and the first heat of an owner.
create index show_entries_placed
  on show_entries (show_id, ((result ->> 'heat')::integer), place, ((result ->> 'owner')::uuid))
  where status = 'completed';
-- What young accounts paid to one player (decision 45).
create index show_entries_paid_to on show_entries (player_id, creator_id, entered_at) where creator_id is not null;
create index show_entries_of_creator on show_entries (creator_id, entered_at) where creator_id is not null;
-- Trophies and great moments: only wins, new grades and records.
create index show_entries_won on show_entries (horse_id, runs_at, id) where status = 'completed' and place = 1;
create index show_entries_promoted on show_entries (horse_id, runs_at, id)
  where status = 'completed' and (result ->> 'promotedTo') is not null;
create index show_entries_great on show_entries (player_id, runs_at, id)
  where status = 'completed'
    and (place = 1 or (result ->> 'promotedTo') is not null or (result ->> 'recordOver') is not null);

create index show_entries_great_in_time on show_entries (runs_at, id)
  where status = 'completed' and (place = 1 or (result ->> 'promotedTo') is not null);

-- All entries. The other partitions are archived months, each with the first day of its month (decision 81).
create table show_history (like show_entries including defaults) partition by list (month);
alter table show_history attach partition show_entries for values in ('infinity');

-- Exist while a show of very many entries runs in pieces: its starters up to `last_horse`, as they stood (decision 79).
create table show_starters (
  show_id uuid not null,
  last_horse uuid not null,
  starters jsonb not null,
  primary key (show_id, last_horse)
);

-- Prizes would be paid again.
create function refuse_whole_run() returns trigger language plpgsql as $$
begin
  if exists (select from show_starters where show_id = new.id) then
    raise exception 'show % runs in pieces', new.id;
  end if;
  return new;
end $$;
create trigger show_runs_in_pieces before update of status on shows for each row
  when (old.status = 'open' and new.status = 'completed' and old.rules_version is not null)
  execute function refuse_whole_run();

-- The heats are drawn.
create function refuse_late_scratch() returns trigger language plpgsql as $$
begin
  if exists (select from shows where id = new.show_id and rules_version is not null) then
    raise exception 'show % has begun to run', new.show_id;
  end if;
  return new;
end $$;
create trigger entry_stays_in_run before update of status on show_entries for each row
  when (old.status = 'pending' and new.status = 'scratched')
  execute function refuse_late_scratch();

-- Who wants to hear the result. A house show may have no row yet.
create table show_follows (
  player_id uuid not null references players on delete cascade,
  show_id uuid not null,
  runs_at timestamptz not null,
  primary key (player_id, show_id)
);
create index show_follows_in_time on show_follows (player_id, runs_at, show_id);
create index show_follows_of_show on show_follows (show_id);


------------------------------------------------------------------------------------------------------------------------
-- Market
------------------------------------------------------------------------------------------------------------------------

-- Horses of the store.
create table store_offers (
  id uuid primary key,
  breed text not null,
  tier text not null,
  price integer not null check (price > 0),
  genotype text not null,
  traits jsonb not null,
  form smallint[] not null check (cardinality(form) = 32), -- thousandths of a deviation: sixteen traits inherited, then grown
  talent smallint[] not null check (cardinality(talent) = 7), -- hundredths of a point, by discipline
  aptitude integer[] not null check (cardinality(aptitude) = 7), -- of form and talent; ten-thousandths of a point, by discipline
  age_in_months integer not null check (age_in_months >= 0), -- does not grow in the store
  created_at timestamptz not null
);
create index store_offers_of_breed on store_offers (breed, price, id);

-- One horse or piece of tack for sale; columns of the other kind are null. Repeats what players filter and sort by, so
-- that a search reads one table; triggers update what can change. Guarded by the lock of what it sells.
create table listings (
  id uuid primary key,
  kind text not null check (kind in ('horse', 'tack', 'rescue')),
  seller_id uuid not null, -- the house for rescue horses
  horse_id uuid unique,
  tack_id uuid unique,
  price integer not null check (price between 1 and 10000000),
  listed_at timestamptz not null,
  breed text,
  sex text,
  born_at timestamptz,
  level integer,
  colour text, -- when listed: a horse may grey
  -- Of the body.
  height_cm smallint,
  body_words bigint,
  expected_height_cm smallint,
  expected_body_words bigint,
  tack_type text,
  quality integer, -- ten-thousandths of a percent
  -- The nil id is the house.
  check ((kind = 'rescue') = (seller_id = '00000000-0000-0000-0000-000000000000')),
  check ((kind = 'tack') = (horse_id is null)),
  check ((kind = 'tack') = (tack_id is not null)),
  check (num_nulls(horse_id, breed, sex, born_at, level, colour) = case kind when 'tack' then 6 else 0 end),
  check (num_nulls(horse_id, height_cm, body_words, expected_height_cm, expected_body_words) in (0, 5)),
  check (num_nulls(tack_id, tack_type, quality) = case kind when 'tack' then 0 else 3 end)
);
create index listings_of_seller on listings (seller_id, id);
create index listings_of_breed on listings (kind, breed, price, id);
create index listings_of_colour on listings (kind, colour, price, id);
create index listings_of_tack on listings (tack_type, quality, id) where kind = 'tack';
-- The orders of lists include all that pages show and filter by, so that walking one reads no listing (decision 60).
create index listings_newest on listings (kind, id)
  include (seller_id, horse_id, tack_id, listed_at, price, breed, sex, colour, level, born_at, tack_type, quality,
    height_cm, body_words, expected_height_cm, expected_body_words);
create index listings_by_price on listings (kind, price, id)
  include (seller_id, horse_id, tack_id, listed_at, breed, sex, colour, level, born_at, tack_type, quality,
    height_cm, body_words, expected_height_cm, expected_body_words);
create index listings_by_level on listings (kind, level, id)
  include (seller_id, horse_id, tack_id, listed_at, price, breed, sex, colour, born_at, tack_type, quality,
    height_cm, body_words, expected_height_cm, expected_body_words);
create index listings_by_birth on listings (kind, born_at, id)
  include (seller_id, horse_id, tack_id, listed_at, price, breed, sex, colour, level, tack_type, quality,
    height_cm, body_words, expected_height_cm, expected_body_words)
  where kind <> 'tack';
create index listings_by_quality on listings (kind, quality, id)
  include (seller_id, horse_id, tack_id, listed_at, price, breed, sex, colour, level, born_at, tack_type)
  where kind = 'tack';
create index listings_for_sale on listings (id)
  include (seller_id, horse_id, tack_id, listed_at, price, breed, sex, colour, level, born_at, tack_type, quality,
    height_cm, body_words, expected_height_cm, expected_body_words)
  where kind <> 'rescue';
create index listings_for_sale_by_price on listings (price, id)
  include (seller_id, horse_id, tack_id, listed_at, breed, sex, colour, level, born_at, tack_type, quality,
    height_cm, body_words, expected_height_cm, expected_body_words)
  where kind <> 'rescue';

create function listing_repeats_body() returns trigger language plpgsql as $$
begin
  select height_cm, body_words, expected_height_cm, expected_body_words
    into new.height_cm, new.body_words, new.expected_height_cm, new.expected_body_words
    from horses where id = new.horse_id;
  return new;
end $$;
create trigger listing_repeats_body before insert on listings for each row when (new.horse_id is not null)
  execute function listing_repeats_body();

-- Whichever code changes the horse.
create function listing_follows_horse() returns trigger language plpgsql as $$
begin
  update listings set sex = new.sex, born_at = new.born_at, level = new.level,
    expected_height_cm = new.expected_height_cm, expected_body_words = new.expected_body_words where horse_id = new.id;
  return null;
end $$;
create trigger listing_follows_horse after update of sex, born_at, level, expected_height_cm, expected_body_words
  on horses for each row
  when ((old.sex, old.born_at, old.level, old.expected_height_cm, old.expected_body_words)
    is distinct from (new.sex, new.born_at, new.level, new.expected_height_cm, new.expected_body_words))
  execute function listing_follows_horse();

create function listing_follows_tack() returns trigger language plpgsql as $$
begin
  update listings set quality = new.quality where tack_id = new.id;
  return null;
end $$;
create trigger listing_follows_tack after update of quality on tack for each row
  when (old.quality is distinct from new.quality)
  execute function listing_follows_tack();

-- Purchases between players. Has the id of its listing, so that a buyer who came too late learns who was faster.
create table sales (
  id uuid primary key,
  kind text not null check (kind in ('horse', 'tack')),
  seller_id uuid not null,
  buyer_id uuid not null,
  price integer not null check (price between 1 and 10000000),
  sold_at timestamptz not null,
  horse_id uuid,
  breed text,
  tack_type text,
  quality integer, -- ten-thousandths of a percent
  left_to_buyer integer not null default 0 check (left_to_buyer >= 0), -- coins that the price was below a fair one
  check (seller_id <> buyer_id),
  check ((kind = 'horse') = (breed is not null)),
  check (num_nulls(tack_type, quality) = case kind when 'tack' then 0 else 2 end)
);
create index sales_of_breed on sales (breed, sold_at) include (price) where kind = 'horse';
create index sales_of_tack on sales (tack_type, sold_at) include (quality, price) where kind = 'tack';
create index sales_of_horses on sales (sold_at, id) where kind = 'horse';
create index sales_of_seller on sales (seller_id, sold_at);
create index sales_to_buyer on sales (buyer_id, sold_at) include (seller_id, price, left_to_buyer);


------------------------------------------------------------------------------------------------------------------------
-- Leaderboards and trophies. Counted as things happen, never from history (decision 17): season 0 is all time, division 0
-- all divisions.
------------------------------------------------------------------------------------------------------------------------

-- Placings that a job has still to count.
create table placings_to_count (
  player_id uuid not null,
  entry_id uuid not null,
  primary key (player_id, entry_id)
);

create table horse_standings (
  season integer not null check (season >= 0),
  division integer not null check (division >= 0),
  horse_id uuid not null,
  shows integer not null check (shows >= 0),
  wins integer not null check (wins between 0 and shows),
  earnings bigint not null check (earnings >= 0),
  xp bigint not null check (xp >= 0),
  primary key (horse_id, season, division)
);
create index horse_standings_by_wins on horse_standings (season, division, (-wins), (-earnings), horse_id)
  where wins > 0;
create index horse_standings_by_xp on horse_standings (season, division, (-xp), (-wins), horse_id) where season > 0;

create table player_standings (
  season integer not null check (season >= 0),
  division integer not null check (division >= 0),
  player_id uuid not null,
  shows integer not null check (shows >= 0),
  wins integer not null check (wins between 0 and shows),
  earnings bigint not null check (earnings >= 0),
  primary key (player_id, season, division)
);
create index player_standings_by_earnings on player_standings (season, division, (-earnings), (-wins), player_id)
  where season > 0;

create table breeder_standings (
  season integer not null check (season >= 0),
  division integer not null check (division >= 0),
  player_id uuid not null,
  bred integer not null default 0 check (bred >= 0), -- over all divisions only
  wins integer not null default 0 check (wins >= 0), -- of horses that the player bred
  primary key (player_id, season, division)
);
create index breeder_standings_by_wins on breeder_standings (season, division, (-wins), (-bred), player_id);

create table breeders (
  player_id uuid primary key,
  foals integer not null check (foals > 0),
  foal_levels bigint not null check (foal_levels >= foals)
);

-- Of shows that count for leaderboards; places are those of house shows.
create table horse_disciplines (
  horse_id uuid not null,
  discipline text not null,
  shows integer not null,
  wins integer not null,
  seconds integer not null,
  thirds integer not null,
  rosettes integer not null, -- fourth to tenth
  best_score integer not null, -- ten-thousandths of a point
  primary key (horse_id, discipline)
);

-- The coat album of a breeder. A slot is filled by the first such foal, for good (decision 62).
create table album_slots (
  player_id uuid not null,
  part text not null,
  key text not null,
  horse_id uuid not null,
  at timestamptz not null,
  primary key (player_id, part, key)
);

create table album_wishes (
  player_id uuid primary key,
  colour text not null
);


------------------------------------------------------------------------------------------------------------------------
-- Mail, chat, news and notifications
------------------------------------------------------------------------------------------------------------------------

-- A letter stays until both players have deleted it.
create table letters (
  id uuid primary key,
  sender_id uuid not null references players on delete cascade,
  recipient_id uuid not null references players on delete cascade,
  subject text not null check (length(subject) between 1 and 1600),
  body text not null check (length(body) between 1 and 80000),
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_by_sender boolean not null default false,
  deleted_by_recipient boolean not null default false,
  send_id uuid not null, -- the sender's name of the request: sent twice, it arrives once
  check (sender_id <> recipient_id),
  check (not (deleted_by_sender and deleted_by_recipient)),
  unique (sender_id, send_id)
);
create index letters_inbox on letters (recipient_id, id) where not deleted_by_recipient;
create index letters_sent on letters (sender_id, id) where not deleted_by_sender;
create index letters_unread on letters (recipient_id) where read_at is null and not deleted_by_recipient;
create index letters_in_time on letters (recipient_id, sent_at, id) where not deleted_by_recipient;

-- Read, marked as read and deleted by id, which sorts by time.
create table chat_messages (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  message text not null check (length(message) between 1 and 8000),
  sent_at timestamptz not null,
  removed boolean not null default false, -- by an operator; the text stays for an undo
  send_id uuid not null, -- the writer's name of the request
  unique (player_id, send_id)
);
create index chat_messages_of_player on chat_messages (player_id, id);

create table chat_writers (
  player_id uuid primary key references players on delete cascade,
  wrote_at timestamptz not null
);

create table chat_readers (
  player_id uuid primary key references players on delete cascade,
  read_id uuid not null, -- the newest message at `read_at`
  read_at timestamptz not null
);

create table presences (
  player_id uuid primary key references players on delete cascade,
  seen_at timestamptz not null
);
create index presences_by_time on presences (seen_at);

-- News is read from what happened: only what was read, and which topics are off, is stored (decision 50).
create table news_readers (
  player_id uuid primary key references players,
  read_at timestamptz not null, -- news until then is read
  topics_off text[] not null default '{}',
  mails_foals boolean not null default false -- the player asked for news of foals by email
);

-- One row, made by the first start.
create table push_keys (
  one_row boolean primary key default true check (one_row),
  public_key text not null,
  private_key text not null -- never leaves the server
);

-- A browser that shows notifications of a player, until its session ends (decision 51).
create table push_subscriptions (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  session bytea not null references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000), -- whoever knows it may send: never shown
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_player on push_subscriptions (player_id, id);
create index push_subscriptions_of_session on push_subscriptions (session);

-- Notifications that were sent, for two days: each is sent once.
create table sent_notifications (
  player_id uuid not null references players on delete cascade,
  kind text not null,
  news_id uuid not null,
  sent_at timestamptz not null,
  primary key (player_id, kind, news_id)
);


------------------------------------------------------------------------------------------------------------------------
-- Moderation and contact
------------------------------------------------------------------------------------------------------------------------

create table mutes (
  player_id uuid primary key references players on delete cascade,
  until timestamptz, -- null: until lifted
  why text not null,
  since timestamptz not null
);

create table blocks (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  blocked_id uuid not null references players on delete cascade,
  at timestamptz not null,
  unique (player_id, blocked_id),
  check (player_id <> blocked_id)
);
create index blocks_of_player on blocks (player_id, id);
create index blocks_of_blocked on blocks (blocked_id);

-- What was reported, as it read then (decision 48).
create table report_cases (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  player_id uuid not null references players on delete cascade, -- whose it is
  seen text not null,
  context jsonb not null default '[]',
  reports integer not null check (reports > 0),
  reported_at timestamptz not null, -- latest
  closed_at timestamptz -- null while open
);
-- A text that reads the same is one case.
create unique index report_cases_once on report_cases (kind, subject_id, md5(seen));
create index report_cases_newest on report_cases (id) where closed_at is null;
create index report_cases_most on report_cases (reports, id) where closed_at is null;
create index report_cases_of_player on report_cases (player_id);

create table reports (
  case_id uuid not null references report_cases on delete cascade,
  reporter_id uuid not null references players on delete cascade,
  reason text not null,
  comment text not null check (length(comment) between 0 and 16000),
  at timestamptz not null,
  primary key (case_id, reporter_id)
);
create index reports_of_day on reports (reporter_id, at);

create table decisions (
  id uuid primary key,
  case_id uuid not null references report_cases on delete cascade,
  player_id uuid not null references players on delete cascade,
  operator_id uuid not null,
  action text not null check (action in ('remove', 'mute', 'suspend', 'dismiss')),
  why text not null, -- the player reads it
  until timestamptz,
  put text, -- in place of the text or picture removed; null for other actions
  decided_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid,
  undone_why text,
  check ((action = 'remove') = (put is not null)),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_why is null))
);
create unique index decisions_once on decisions (case_id, action) where undone_at is null;
create index decisions_of_player on decisions (player_id, id);
create index decisions_of_case on decisions (case_id, id);

create table filter_words (
  word text primary key,
  list text not null check (list in ('refuse', 'allow')),
  operator_id uuid not null,
  added_at timestamptz not null
);
create index filter_words_of_list on filter_words (list, word);

-- One row, or none while nothing was set.
create table moderation_settings (
  one_row boolean primary key default true check (one_row),
  chat_seconds integer not null default 0 check (chat_seconds between 0 and 3600), -- between a player's messages
  words_revision uuid not null default '00000000-0000-0000-0000-000000000000' -- random after a change of `filter_words`
);

-- What somebody, signed in or not, writes to the people who run the game.
create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 1280),
  email text not null check (length(email) <= 254),
  message text not null check (length(message) between 1 and 32000),
  at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid,
  send_id uuid not null unique, -- the sender's name of the request
  check ((handled_at is null) = (handled_by is null))
);
create index contact_messages_open on contact_messages (id) where handled_at is null;
create index contact_messages_done on contact_messages (id) where handled_at is not null;
create index contact_messages_by_age on contact_messages (at);

-- Rows of days before today are deleted.
create table contact_counts (
  who text not null, -- hash of an email or a network
  day date not null,
  messages integer not null check (messages > 0),
  primary key (day, who)
);


------------------------------------------------------------------------------------------------------------------------
-- Views of several features
------------------------------------------------------------------------------------------------------------------------

-- Without suspended players.
create view shown_profiles as
  select profile.player_id, profile.bio, profile.picture, profile.shop_name from profiles profile
  where not exists (select from suspensions where account_id = profile.player_id);

-- Also those who are gone.
create view guests as select id from players where guest_until is not null;

-- Whose pages visitors do not see: private stables, and those of suspended and deleted players and of guests
-- (decision 67). May name one twice.
create view closed_stables as
  select player_id from profiles where is_private
  union all
  select account_id from suspensions
  union all
  select id from players where deleted_at is not null
  union all
  select id from guests;

-- Whose texts a reader does not see (decision 48).
create function hidden_from(reader uuid, author uuid) returns boolean language sql stable as $$
  select exists (select from blocks where player_id = reader and blocked_id = author)
    or exists (select from suspensions where account_id = author)
$$;

-- What counts for the limits of young accounts (decision 45). A prize counts in full while it may still be won.
create view payments_to_players as
  select 'stud_fee' as kind, from_id, to_id, fee as coins, requested_at as at
  from stud_requests
  where status in ('open', 'accepted') and to_id not in (select id from players where house_stable is not null)
  union all
  select 'sale', buyer_id, seller_id, price, sold_at from sales
  where seller_id not in (select id from players where house_stable is not null)
  union all
  select 'underpriced', seller_id, buyer_id, left_to_buyer, sold_at from sales
  where left_to_buyer > 0
  union all
  select 'entry_fee', player_id, creator_id, fee, entered_at from show_entries
  where creator_id is not null and creator_id <> player_id
  union all
  select 'prize', entry.creator_id, entry.player_id, coalesce(entry.prize, show.prize), entry.entered_at
  from show_entries entry join shows show on show.id = entry.show_id
  where entry.creator_id is not null and entry.creator_id <> entry.player_id;
