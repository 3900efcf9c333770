import type { Tx } from '../../db/connection.ts';
import type { PlayerSession } from '../../http/player-session.ts';
import { endAccessTokens } from '../access-tokens/access-tokens.ts';
import { updatePassword } from '../account-queries.ts';
import { voidLinks } from '../links/account-links.ts';
import { mailOwner } from '../owner-mail.ts';
import { passwordChangedMail } from '../recovery/recovery-mails.ts';
import { closeOtherSessions } from '../sessions.ts';
import type { WhenSecured } from '../when-secured.ts';

interface NewPassword {
  readonly accountId: string;
  readonly passwordHash: string;
  /** Stays open; null for a mailed link. */
  readonly session: PlayerSession | null;
  readonly whenSecured: readonly WhenSecured[];
}

/** Shuts everybody else out, and notifies the owner. The account must be locked. */
export async function savePassword(
  tx: Tx,
  now: Date,
  { accountId, passwordHash, session, whenSecured }: NewPassword,
): Promise<void> {
  await updatePassword.run(tx, { accountId, passwordHash });
  await closeOtherSessions(tx, accountId, session?.sessionId ?? null);
  const deviceId = session?.deviceId ?? null;
  for (const secure of whenSecured) await secure(tx, now, { accountId, deviceId });
  await endAccessTokens(tx, accountId);
  await voidLinks(tx, accountId, ['reset_password', 'change_email']);
  await mailOwner(tx, now, accountId, passwordChangedMail);
}
