/** Instants in these tables are wall time; limits use the database's clock. */
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
  /** SHA-256 of the token. The token itself is not stored. */
  token_hash: Buffer;
  account_id: string;
  created_at: Date;
  expires_at: Date;
}

/** Sign-in attempts with one email or from one network. */
interface SignInTriesTable {
  /** An email appears as its hash: strangers may type in addresses that are not ours to keep. */
  key: string;
  /** At `counted_at`; decays with time. */
  tries: number;
  counted_at: Date;
  wait_until: Date;
  /** The row may be deleted from then on. */
  expires_at: Date;
}

/** Calls of one account or network in one minute, across all processes. */
interface CallCountTable {
  /** Minutes since 1970. */
  minute: number;
  key: string;
  calls: number;
}
