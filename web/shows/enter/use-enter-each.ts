import { useRef } from 'react';
import { useAct } from '../../api/act.ts';
import type { ReplyOf } from '../../api/call.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { refreshTopics } from '../../api/refresh.ts';
import { storeReceipt, receiptOf } from '../receipts.ts';
import { dropEntered } from './drop-entered.ts';
import type { NextShow } from './use-next-shows.ts';

export type EnterEachReply = ReplyOf<'POST /api/shows/enter-each'>;

/** Draws entropy and stores a receipt of what each row promised. */
export function useEnterEach(onDone: (reply: EnterEachReply) => void) {
  const shown = useRef<readonly NextShow[]>([]);
  const { run, busy } = useAct('POST /api/shows/enter-each', {
    async onDone(reply, { body }) {
      // Awaited: the player may leave the page right after.
      await Promise.all(
        reply.entered.map(async ({ horseId, receipt }) => {
          const row = shown.current.find((one) => one.horseId === horseId);
          const made = { ...receipt, horseId, entropy: body.entropy ?? receipt.entropy };
          if (row) await storeReceipt(receiptOf(row.show, made));
          await dropEntered(horseId, [receipt.showId]);
        }),
      );
      // A refusal shows that the page is out of date.
      if (reply.refusals.length > 0) void refreshTopics(['entries', 'horses', 'user']);
      onDone(reply);
    },
    failure: { title: 'Entry Failed', text: 'Failed to enter the horses' },
  });
  return {
    enter(rows: readonly NextShow[]) {
      shown.current = rows;
      const entries = rows.map(({ horseId, show }) => ({ horseId, showId: show.id }));
      run({ body: { entries, entropy: drawEntropy() } });
    },
    busy,
  };
}
