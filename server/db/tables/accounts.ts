/** Instants here are wall time. */
export interface AccountTables {
  accounts: AccountTable;
  sessions: SessionTable;
  sign_in_tries: SignInTriesTable;
  suspensions: SuspensionTable;
  call_counts: CallCountTable;
}

interface AccountTable {
  id: string;
  email: string;
  /** Lower case: one account per address. */
  email_key: string;
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

interface SessionTable {
  /** SHA-256. */
  token_hash: Buffer;
  account_id: string;
  /** Null if opened before devices were kept. */
  device_id: string | null;
  created_at: Date;
  expires_at: Date;
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
