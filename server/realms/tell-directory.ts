import { isRefusal } from '../../game/refusal.ts';
import { deleteNotice, lockNotice, nextNotice, putOffNotices, type NoticeRow } from './notice-queries.ts';
import type { DueWork } from '../clock/due-work.ts';
import type { Db } from '../db/connection.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import type { Directory } from './directory.ts';
import { deleteDirectoryAccount, deleteStable, endAccount } from './directory-queries.ts';

const RETRY_MS = 30_000;

/** Tells the directory what was noted in the transaction that did it; again until it hears. */
export const directoryWork = (directory: Directory): DueWork => ({
  name: 'directory',
  nextDue: () => nextNotice,
  doSome: (db, { now }) =>
    inTransaction(
      db,
      async (tx) => {
        const notice = await lockNotice.first(tx, { now });
        if (!notice) return 0;
        const told = await directory.ask((there) => tellOf(there, directory.realm, notice));
        if (!isRefusal(told)) return deleteNotice.run(tx, { id: notice.id });
        await putOffNotices.run(tx, { now, nextAt: new Date(now.getTime() + RETRY_MS) });
        return 0;
      },
      DUE_WORK,
    ),
});

async function tellOf(there: Db, realm: string, { kind, directory_id: accountId, at }: NoticeRow) {
  if (kind === 'ended') await endAccount.run(there, { accountId, at });
  else if (kind === 'left') await deleteStable.run(there, { accountId, realm });
  else await deleteDirectoryAccount.run(there, { accountId });
}
