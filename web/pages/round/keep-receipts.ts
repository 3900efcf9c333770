import { keepReceipt, receiptOf } from '../../shows/receipts.ts';
import type { ReplyOf } from '../../api/call.ts';
import type { RoundAhead } from './use-round.ts';

type Receipts = ReplyOf<'POST /api/round'>['receipts'];

/** Keeps what was shown of each show before the round. */
export async function keepReceipts(receipts: Receipts, shows: RoundAhead['shows']): Promise<void> {
  await Promise.all(
    receipts.map(async ({ horseId, entryId, showId, entropy }) => {
      const show = shows.find(({ id }) => id === showId);
      if (!show) return;
      const shown = { ...show, kind: 'house', prize: 0 } as const;
      await keepReceipt(receiptOf(shown, { entryId, horseId, entropy }));
    }),
  );
}
