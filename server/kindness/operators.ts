import { emailKey, readEmailKey } from '../accounts/accounts.ts';
import type { Db, Tx } from '../db/connection.ts';

/** The accounts that the host named (OPERATORS). */
export interface Operators {
  include(accountId: string, tx?: Tx): Promise<boolean>;
}

export function openOperators(db: Db, emails: readonly string[]): Operators {
  const keys = new Set(emails.map(emailKey));
  return {
    include: async (accountId, tx) => keys.size > 0 && keys.has(await readEmailKey(tx ?? db, accountId)),
  };
}
