/** Instants here are wall time. */
export interface AccountTables {
  accounts: AccountTable;
  sessions: SessionTable;
  sign_in_tries: SignInTriesTable;
  call_counts: CallCountTable;
}

interface AccountTable {
  id: string;
  email: string;
  /** Lower case: one account per address. */
  email_key: string;
  password_hash: string;
  created_at: Date;
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
