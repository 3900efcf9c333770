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
  /** SHA-256; the token itself is not stored. */
  token_hash: Buffer;
  account_id: string;
  created_at: Date;
  expires_at: Date;
}

/** Attempts with one email or from one network. */
interface SignInTriesTable {
  /** Emails are hashed: strangers' addresses must not be stored. */
  key: string;
  /** At `counted_at`; decays with time. */
  tries: number;
  counted_at: Date;
  wait_until: Date;
  /** Then the row may be deleted. */
  expires_at: Date;
}

/** Calls of one account or network, across all processes. */
interface CallCountTable {
  /** Minutes since 1970. */
  minute: number;
  key: string;
  calls: number;
}
