import { emailKey, readConfirmedEmailKey } from '../accounts/accounts.ts';
import type { Db } from '../db/connection.ts';

/** The accounts that the host named (OPERATORS), once they have confirmed their email. */
export interface Operators {
  include(db: Db, accountId: string): Promise<boolean>;
}

export function openOperators(emails: readonly string[]): Operators {
  const keys = new Set(emails.map(emailKey));
  return {
    async include(db, accountId) {
      if (keys.size === 0) return false;
      const key = await readConfirmedEmailKey(db, accountId);
      return key !== undefined && keys.has(key);
    },
  };
}
