import { KEPT_DAYS } from '../../game/chat/messages.ts';
import type { DueWork } from '../clock/due-work.ts';
import { leastIdOf } from '../db/new-id.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import { deleteBefore, nextOldMessage } from './chat-queries.ts';

const BATCH = 1_000;

export const oldMessagesWork: DueWork = {
  name: 'old chat',
  nextDue: () => nextOldMessage,
  doSome: (db, { now }) => {
    const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
    return inTransaction(db, (tx) => deleteBefore.run(tx, { id: leastIdOf(oldest), limit: BATCH }), DUE_WORK);
  },
};
