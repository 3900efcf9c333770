import { emailKey, readConfirmedEmailKey } from '../accounts/accounts.ts';
import type { Db, Tx } from '../db/connection.ts';

/** The accounts that the host named (OPERATORS), once they have confirmed their email. */
export interface Operators {
  include(accountId: string, tx?: Tx): Promise<boolean>;
}

export function openOperators(db: Db, emails: readonly string[]): Operators {
  const keys = new Set(emails.map(emailKey));
  return {
    async include(accountId, tx) {
      if (keys.size === 0) return false;
      const key = await readConfirmedEmailKey(tx ?? db, accountId);
      return key !== undefined && keys.has(key);
    },
  };
}
