/** Tables that limits are counted in. Instants are wall time, by the clock of the database. */
export interface LimitTables {
  sign_in_tries: SignInTriesTable;
  call_counts: CallCountTable;
}

/** Tries to sign in with one email, or from one network. */
interface SignInTriesTable {
  /** Names the email by its hash: strangers type in emails that are not ours to keep. */
  key: string;
  /** Fewer again with time: this many at `counted_at`. */
  tries: number;
  counted_at: Date;
  /** No try is taken before. */
  wait_until: Date;
  /** From then on the row says no more than no row. */
  expires_at: Date;
}

/** Calls of one account or network within one minute, over all processes. */
interface CallCountTable {
  /** Minutes since 1970. */
  minute: number;
  key: string;
  calls: number;
}
