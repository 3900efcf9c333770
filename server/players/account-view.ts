import type { z } from 'zod';
import type { showAccount } from '../../contract/accounts/settings.ts';
import { usernameLock } from '../../game/accounts/username-lock.ts';
import { readDeletesAt } from '../accounts/deletion/request-deletion.ts';
import { readNewEmail } from '../accounts/email/change-email.ts';
import { readEmail } from '../accounts/email/confirm-email.ts';
import { readTwoFactor } from '../accounts/second-factor/second-factor.ts';
import { findHome } from '../accounts/homes/homes.ts';
import type { Db } from '../db/connection.ts';
import { findPrivacy } from './player-queries.ts';
import { findUsernameChange } from './username-queries.ts';

/** The Account page. */
export async function readAccount(
  db: Db,
  now: Date,
  playerId: string,
  hasRealms: boolean,
): Promise<z.output<typeof showAccount.reply>> {
  const [
    { username, email, emailConfirmedAt: confirmedAt },
    changed,
    newEmail,
    twoFactor,
    privacy,
    deletesAt,
    home,
  ] = await Promise.all([
    readEmail(db, playerId),
    findUsernameChange.first(db, { playerId }),
    readNewEmail(db, now, playerId),
    readTwoFactor(db, playerId),
    findPrivacy.first(db, { playerId }),
    readDeletesAt(db, playerId),
    findHome(db, playerId),
  ]);
  const changedAt = changed?.usernameChangedAt ?? null;
  return {
    username,
    usernameLastChanged: changedAt?.toISOString() ?? null,
    usernameUnlocksAt: usernameLock(changedAt, now)?.toISOString() ?? null,
    email,
    hasRealms,
    home: home ?? null,
    emailConfirmed: confirmedAt !== null,
    newEmail,
    twoFactor: twoFactor.isOn,
    recoveryCodesLeft: twoFactor.codesLeft,
    isPrivate: privacy?.isPrivate ?? false,
    deletesAt: deletesAt?.toISOString() ?? null,
  };
}
