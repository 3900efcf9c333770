import { useRef } from 'react';
import { useAct } from '../../api/act.ts';
import { drawEntropy } from '../../api/entropy.ts';
import { worldNow } from '../../api/world-clock.ts';
import { showToast } from '../../ui/toasts.ts';
import { dayAndTimeWithin } from '../../ui/when.ts';
import { storeBirthReceipt } from '../birth/birth-receipts.ts';
import type { FoalAhead } from '../use-breeding.ts';

const TITLES = { NOT_ENOUGH_COINS: 'Not Enough Coins' };

export interface PairIds {
  readonly mareId: string;
  readonly stallionId: string;
}

/**
 * The receipt stores the hash shown before (`seedHash`), so the server can no longer choose a seed to fit these bytes.
 * `onDone` is told whether she took.
 */
export function useCoverMare({ mareId, stallionId }: PairIds, onDone: (taken: boolean) => void) {
  const shown = useRef('');
  const { run, busy } = useAct('POST /api/breeding/cover', {
    onDone({ message, foalsAt, receipt }, { body }) {
      storeBirthReceipt({ ...receipt, seedHash: shown.current, entropy: body.entropy ?? receipt.entropy });
      if (foalsAt !== null)
        showToast({
          title: message.replace(/\.$/, ''),
          description: `The foal arrives ${dayAndTimeWithin(new Date(foalsAt), worldNow())}.`,
        });
      onDone(foalsAt !== null);
    },
    failure: { title: 'Breeding Failed', titles: TITLES, text: 'Failed to have the mare covered' },
  });
  const cover = (seedHash: string) => {
    shown.current = seedHash;
    run({ body: { mareId, stallionId, entropy: drawEntropy() } });
  };
  return { cover, busy };
}

/** Stores a receipt, as for a cover. `onDone` is told false if a house stable covered her and she did not take. */
export function useRequestStud({ mareId, stallionId }: PairIds, onDone: (taken: boolean) => void) {
  const shown = useRef('');
  const { run, busy } = useAct('POST /api/studs/:id/requests', {
    onDone({ message, receipt, request: sent }, { body }) {
      storeBirthReceipt({ ...receipt, seedHash: shown.current, entropy: body.entropy ?? receipt.entropy });
      const title = sent.status === 'accepted' ? 'In foal' : 'Request sent';
      const taken = sent.status !== 'not_taken';
      if (taken) showToast({ title, description: message });
      onDone(taken);
    },
    failure: { title: 'Request Not Sent', titles: TITLES, text: 'Failed to send the request' },
  });
  const request = ({ fee, nextSeedHash }: Pick<FoalAhead, 'fee' | 'nextSeedHash'>, note: string) => {
    shown.current = nextSeedHash;
    run({ params: { id: stallionId }, body: { mareId, fee, note, entropy: drawEntropy() } });
  };
  return { request, busy };
}
