import { randomBytes } from 'node:crypto';
import * as contract from '../../../contract/accounts/recovery.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Db } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Request } from '../../http/call/request.ts';
import type { Serve } from '../../http/serve.ts';
import { undoEmailChange } from '../email/change-email.ts';
import { confirmEmail } from '../email/confirm-email.ts';
import { hashPassword } from '../passwords.ts';
import type { SignInGuard } from '../sign-in-guard.ts';
import type { WhenSecured } from '../when-secured.ts';
import { requestRecovery } from './recover.ts';
import { resetPassword } from './reset-password.ts';

interface RecoveryRoutesOptions {
  readonly guard: SignInGuard | undefined;
  readonly whenSecured: readonly WhenSecured[];
}

const PER_MINUTE = { perMinute: 20 } as const;

export function recoveryRoutes(serve: Serve, { guard, whenSecured }: RecoveryRoutesOptions): void {
  const startRecovery = async (
    db: Db,
    forgot: 'username' | 'password',
    { body: { email }, now, network }: Request<typeof contract.forgotUsername>,
  ) => {
    await guard?.tryRecover(forgot, email, network);
    await inTransaction(db, (tx) => requestRecovery(tx, now, forgot, email));
  };
  const recoveryOptions = { ...PER_MINUTE, steps: ['count the try', 'note what was forgotten'] } as const;

  serve.steps(contract.forgotUsername, recoveryOptions, async (db, request) => {
    await startRecovery(db, 'username', request);
    return {
      message: 'If that address has an account, your username has been sent to your email address.',
    };
  });

  serve.steps(contract.forgotPassword, recoveryOptions, async (db, request) => {
    await startRecovery(db, 'password', request);
    return {
      message: 'If that address has an account, password reset instructions have been sent to your email.',
    };
  });

  serve.steps(
    contract.resetPassword,
    { ...PER_MINUTE, steps: ['hash the password', 'reset it'] },
    async (db, { body, now }) => {
      const refused = await resetPassword(db, now, body, whenSecured);
      return (
        refused ?? {
          message: 'Your password has been reset. You can now log in with your new password.',
        }
      );
    },
  );

  serve.change(
    contract.confirmEmail,
    async (tx, { body: { token }, now }) => {
      const confirmed = await confirmEmail(tx, now, token);
      if (isRefusal(confirmed)) return confirmed;
      return { message: `${confirmed.email} is confirmed.`, ...confirmed };
    },
    PER_MINUTE,
  );

  serve.steps(
    contract.undoEmailChange,
    { ...PER_MINUTE, steps: ['hash an unknown password', 'undo the change'] },
    async (db, { body: { token }, now }) => {
      const unknownPasswordHash = await hashPassword(randomBytes(32).toString('base64url'));
      const wish = { unknownPasswordHash, whenSecured };
      const undone = await inTransaction(db, (tx) => undoEmailChange(tx, now, token, wish));
      if (isRefusal(undone)) return undone;
      const message =
        'Your stable keeps this address, and everybody is signed out. We have mailed you a link to choose a new password.';
      return { message, email: undone.email };
    },
  );
}
