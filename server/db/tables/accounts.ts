import type { Generated } from 'kysely';
import type { TokenScope } from '../../../game/accounts/access-tokens.ts';

/** Instants here are wall time. */
export interface AccountTables {
  accounts: AccountTable;
  sessions: SessionTable;
  account_links: AccountLinkTable;
  recovery_requests: RecoveryRequestTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  sign_in_tries: SignInTriesTable;
  suspensions: SuspensionTable;
  account_deletions: AccountDeletionTable;
  access_tokens: AccessTokenTable;
  call_counts: CallCountTable;
  kept_answers: KeptAnswerTable;
  realm_accounts: RealmAccountTable;
  directory_notices: DirectoryNoticeTable;
}

interface AccountTable {
  id: string;
  email: string;
  /** Lower case: one account per confirmed address. */
  email_key: string;
  /** Null: any number of accounts may hold it. */
  email_confirmed_at: Date | null;
  password_hash: string;
  /** Null until asked. Never leaves the server. */
  birth_year: number | null;
  created_at: Date;
}

/** Deleted by the first sign-in or call after its end. Instants are world time. */
interface SuspensionTable {
  account_id: string;
  /** Null: until lifted. */
  until: Date | null;
  why: string;
  since: Date;
}

/** Asked for by the player; the row goes once nothing is left to do. Instants are world time. */
interface AccountDeletionTable {
  player_id: string;
  asked_at: Date;
  deletes_at: Date;
  /** Null while the player may change their mind. */
  erased_at: Date | null;
  /** When due work continues the deletion. */
  next_at: Date;
  /** When to tell the payment provider next; null if it knows. */
  payments_at: Date | null;
  /** The account was suspended: what it wrote does not come back. */
  hides_words: Generated<boolean>;
}

/** Tokens of programs that read for a player. Instants are world time. */
interface AccessTokenTable {
  id: string;
  account_id: string;
  /** SHA-256. */
  token_hash: Buffer;
  name: string;
  scopes: TokenScope[];
  made_at: Date;
  expires_at: Date;
  /** 'YYYY-MM-DD' in UTC: written once a day. */
  used_on: string | null;
}

interface SessionTable {
  /** SHA-256. */
  token_hash: Buffer;
  account_id: string;
  /** Null if opened before devices were kept. */
  device_id: string | null;
  created_at: Date;
  /** At most an hour ago while it is used. */
  used_at: Date;
  expires_at: Date;
}

/** What a mailed link may do, once. Instants are world time. */
interface AccountLinkTable {
  /** SHA-256. */
  token_hash: Buffer;
  account_id: string;
  /** `LinkKind`. */
  kind: string;
  /** The address that is confirmed or given back. */
  email: string | null;
  waiting_call_id: string | null;
  made_at: Date;
  expires_at: Date;
}

/** Answered by due work, so that no reply tells which addresses exist. */
interface RecoveryRequestTable {
  id: string;
  forgot: 'username' | 'password';
  email_key: string;
  /** World time. */
  asked_at: Date;
}

interface SecondFactorTable {
  account_id: string;
  secret: Buffer;
  /** Null until a first code was right. */
  on_since: Date | null;
  /** The thirty-second step since 1970 of the newest code used. */
  last_step: Generated<number>;
  codes_salt: Buffer;
}

/** Deleted when used. */
interface RecoveryCodeTable {
  account_id: string;
  /** Argon2id. */
  code_hash: Buffer;
}

/** Per email or network. */
interface SignInTriesTable {
  /** Hashed: strangers' addresses must not be stored. */
  key: string;
  /** At `counted_at`; decays with time. */
  tries: number;
  counted_at: Date;
  wait_until: Date;
  expires_at: Date;
}

/** Per account or network, across all processes. */
interface CallCountTable {
  /** Minutes since 1970. */
  minute: number;
  key: string;
  calls: number;
}

/** An answer to a write with an Idempotency-Key (decision 68). */
interface KeptAnswerTable {
  account_id: string;
  key_hash: Buffer;
  request_hash: Buffer;
  /** Null until the call has ended, or if its answer is not kept. */
  status: number | null;
  body: string | null;
  topics: string[];
  asked_at: Date;
}

/** Who has a stable in several realms. */
interface RealmAccountTable {
  account_id: string;
  /** The account in the directory. */
  directory_id: string;
  /** Name of the player's home realm; null if this realm is it. */
  home_name: string | null;
  home_address: string | null;
  since: Date;
}

/** What the directory has still to be told. */
interface DirectoryNoticeTable {
  id: string;
  /** `ended`: sessions of other realms end; `left`: the stable here is gone; `erased`: the account is gone. */
  kind: 'ended' | 'left' | 'erased';
  directory_id: string;
  at: Date;
  /** World time. */
  next_at: Date;
}
