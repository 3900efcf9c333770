import { isRefusal, refuse } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emailKey } from '../accounts.ts';
import { readEmail, saveConfirmedEmail } from '../email/confirm-email.ts';
import { openLink } from '../links/account-links.ts';
import { hashPassword, passwordProblem } from '../passwords.ts';
import { savePassword } from '../password/save-password.ts';
import type { WhenSecured } from '../when-secured.ts';

interface Reset {
  readonly token: string;
  readonly newPassword: string;
}

/**
 * A password that may not be used spends no link. Two-factor stays on: whoever reads the mails of somebody else must not
 * get around it.
 */
export async function resetPassword(
  db: Db,
  now: Date,
  { token, newPassword }: Reset,
  whenSecured: readonly WhenSecured[],
) {
  // Hashed before the account is locked, which takes as long for any token.
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(db, async (tx: Tx) => {
    const link = await openLink(tx, now, 'reset_password', token);
    if (isRefusal(link)) return link;
    const { accountId, email: mailedTo } = link;
    const { username, email, emailKey: key } = await readEmail(tx, accountId);
    if (mailedTo === null || emailKey(mailedTo) !== key) return refuse('INVALID_LINK');
    const problem = passwordProblem({ username, email, password: newPassword });
    if (problem) return refuse(problem);
    // The link came to this address, which it confirms. Another account may have confirmed it meanwhile.
    const taken = await saveConfirmedEmail(tx, accountId, email);
    if (taken) return refuse('INVALID_LINK');
    await savePassword(tx, now, { accountId, passwordHash, session: null, whenSecured });
    return undefined;
  });
}
