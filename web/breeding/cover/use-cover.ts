import { useRef } from 'react';
import { useAct } from '../../api/act.ts';
import { CallRefused, sentenceOf } from '../../api/call-refused.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { refresh } from '../../api/refresh.ts';
import { worldNow } from '../../api/world-clock.ts';
import { showToast } from '../../ui/toasts.ts';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { keepBirthReceipt } from '../birth/birth-receipts.ts';
import { BRED_KEYS, PAID_KEYS } from '../use-breeding.ts';
import type { FoalAhead } from '../use-breeding.ts';

/** A mare and a stallion, as a call names them. */
export interface PairIds {
  readonly mareId: string;
  readonly stallionId: string;
}

/**
 * Covers an own mare with an own stallion, with entropy drawn here, and keeps the receipt: with the hash that was shown
 * before (`seedHash`), which an answer to these bytes cannot choose any more.
 */
export function useCoverMare({ mareId, stallionId }: PairIds, onDone: () => void) {
  const shown = useRef('');
  const { run, busy } = useAct('POST /api/breeding/cover', {
    changes: () => PAID_KEYS,
    onDone({ message, foalsAt, receipt }, { body }) {
      keepBirthReceipt({ ...receipt, seedHash: shown.current, entropy: body.entropy ?? receipt.entropy });
      showToast({
        title: message.replace(/\.$/, ''),
        description: `The foal arrives ${dayAndTimeWithin(new Date(foalsAt), worldNow())}.`,
      });
      onDone();
    },
    onRefused: notBred('Breeding Failed', 'Failed to have the mare covered'),
  });
  const cover = (seedHash: string) => {
    shown.current = seedHash;
    run({ body: { mareId, stallionId, entropy: drawEntropy() } });
  };
  return { cover, busy };
}

/** Asks for another player's stallion, for the fee that the player saw; the receipt is kept as for a cover. */
export function useRequestStud({ mareId, stallionId }: PairIds, onDone: () => void) {
  const shown = useRef('');
  const { run, busy } = useAct('POST /api/studs/:id/requests', {
    changes: () => PAID_KEYS,
    onDone({ message, receipt }, { body }) {
      keepBirthReceipt({ ...receipt, seedHash: shown.current, entropy: body.entropy ?? receipt.entropy });
      showToast({ title: 'Request sent', description: message });
      onDone();
    },
    onRefused: notBred('Request Not Sent', 'Failed to send the request'),
  });
  const request = ({ fee, nextSeedHash }: Pick<FoalAhead, 'fee' | 'nextSeedHash'>, note: string) => {
    shown.current = nextSeedHash;
    run({ params: { id: stallionId }, body: { mareId, fee, note, entropy: drawEntropy() } });
  };
  return { request, busy };
}

/** What was shown may be why: a fee or a horse has changed meanwhile, and is read anew. */
function notBred(title: string, fallback: string) {
  return (error: unknown) => {
    if (error instanceof CallRefused && error.status === 409) void refresh(BRED_KEYS);
    const short = error instanceof CallRefused && error.code === 'NOT_ENOUGH_COINS';
    showToast({
      title: short ? 'Not Enough Coins' : title,
      description: sentenceOf(error, fallback),
      variant: 'destructive',
    });
  };
}
