import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { prepared, type RowOf } from '../db/prepared.ts';

/*
 * Statements of the directory: a database of its own, which contains nothing of play. Its own clock decides what has
 * expired.
 */

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table realms (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,30}$'),
  name text not null check (length(name) between 1 and 40),
  address text not null unique,
  founded_at timestamptz not null default now(),
  is_open boolean not null default true
);
create table accounts (
  id uuid primary key,
  home_realm text not null references realms,
  home_player_id uuid not null,
  ended_at timestamptz,
  unique (home_realm, home_player_id)
);
create table stables (
  account_id uuid not null references accounts on delete cascade,
  realm text not null references realms,
  player_id uuid not null,
  username text not null,
  founded_at timestamptz not null default now(),
  primary key (account_id, realm)
);
create table handovers (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  to_realm text not null references realms,
  email text not null,
  expires_at timestamptz not null
);
create index handovers_of_account on handovers (account_id);
create index handovers_by_expiry on handovers (expires_at);
`,
      )
      .execute(db);
  },
};

export const DIRECTORY_MIGRATIONS: Readonly<Record<string, Migration>> = { '0001_directory': first };

const MOST_REALMS = 100;

export const findRealms = prepared(
  'directory_realms',
  `select slug, name, address, is_open, username from realms
   left join stables on stables.realm = realms.slug and stables.account_id = :accountId?::uuid
   order by realms.founded_at, slug limit ${MOST_REALMS}`,
);

export const findHomeRealm = prepared(
  'directory_home',
  'select home_realm from accounts where id = :accountId',
);

/** No row if the slug or the address is taken. */
export const insertRealm = prepared(
  'directory_realm_insert',
  `insert into realms (slug, name, address) values (:slug, :name, :address)
   on conflict do nothing returning slug`,
);

/** No row if there is none. */
export const updateIsOpen = prepared(
  'directory_realm_open',
  'update realms set is_open = :isOpen where slug = :slug returning slug',
);

/** The directory's account of a player, by home realm. */
export const findAccountOf = prepared(
  'directory_account_of',
  'select id from accounts where home_realm = :realm and home_player_id = :playerId',
);

export const insertAccount = prepared(
  'directory_account_insert',
  `insert into accounts (id, home_realm, home_player_id) values (:accountId, :realm, :playerId)
   on conflict do nothing`,
);

export const saveStable = prepared(
  'directory_stable_save',
  `insert into stables (account_id, realm, player_id, username) values (:accountId, :realm, :playerId, :username)
   on conflict (account_id, realm) do update set player_id = excluded.player_id, username = excluded.username`,
);

/** The player's stables outside `realm`. */
export const findStablesElsewhere = prepared(
  'directory_stables_elsewhere',
  `select realms.name, realms.address, stables.username, stables.founded_at
   from stables join realms on realms.slug = stables.realm
   where stables.account_id = :accountId and stables.realm <> :realm
   order by realms.founded_at limit ${MOST_REALMS}`,
);

/** Also deletes expired handovers. */
export const insertHandover = prepared(
  'directory_handover_insert',
  `with late as (delete from handovers where expires_at <= now())
   insert into handovers (token_hash, account_id, to_realm, email, expires_at)
   values (:tokenHash, :accountId, :toRealm, :email, now() + make_interval(secs => :seconds))`,
);

/** `realmName` is the realm to which it leads. */
export type HandoverRow = RowOf<typeof findHandover>;

/** No row if it was used, has expired, or leads to another realm. */
export const findHandover = prepared(
  'directory_handover_find',
  `select handover.account_id, handover.email, home.name as home_name, home.address as home_address,
     here.name as realm_name, here.is_open
   from handovers handover join accounts on accounts.id = handover.account_id
   join realms home on home.slug = accounts.home_realm join realms here on here.slug = handover.to_realm
   where handover.token_hash = :tokenHash and handover.to_realm = :realm and handover.expires_at > now()`,
);

/** No row for the second of two concurrent requests. */
export const takeHandover = prepared(
  'directory_handover_take',
  `delete from handovers where token_hash = :tokenHash and to_realm = :realm and expires_at > now()
   returning account_id`,
);

/** For a player who must choose a name: the former token ends. */
export const renewHandover = prepared(
  'directory_handover_renew',
  `update handovers set token_hash = :newHash, expires_at = now() + make_interval(secs => :seconds)
   where token_hash = :tokenHash and to_realm = :realm and expires_at > now() returning account_id`,
);

/** No row if the account is gone. */
export const findEndedAt = prepared('directory_ended', 'select ended_at from accounts where id = :accountId');

/** Also voids what leads to other realms. */
export const endAccount = prepared(
  'directory_account_end',
  `with void as (delete from handovers where account_id = :accountId)
   update accounts set ended_at = greatest(ended_at, :at) where id = :accountId`,
);

export const deleteStable = prepared(
  'directory_stable_delete',
  'delete from stables where account_id = :accountId and realm = :realm',
);

export const deleteDirectoryAccount = prepared(
  'directory_account_delete',
  'delete from accounts where id = :accountId',
);
