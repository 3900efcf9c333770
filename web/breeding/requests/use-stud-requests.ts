import { useAct } from '../../api/act.ts';
import type { Act } from '../../api/act.ts';
import { sentenceOf } from '../../api/call-refused.ts';
import type { ReplyOf } from '../../api/call.ts';
import { usePages } from '../../api/read.ts';
import { refresh } from '../../api/refresh.ts';
import { showToast } from '../../ui/toasts.ts';
import { BRED_KEYS, PAID_KEYS } from '../use-breeding.ts';

export type StudRequest = ReplyOf<'GET /api/stud-requests'>[number];

export const BOXES = ['received', 'sent'] as const;
/** Requests for own stallions, or by own mares. */
export type Box = (typeof BOXES)[number];

export interface RequestFilter {
  readonly box: Box;
  readonly status: 'open' | 'answered';
  /** Left out: all horses. */
  readonly horseId: string | undefined;
}

/** Newest first, paginated. */
export function useStudRequests({ box, status, horseId }: RequestFilter) {
  return usePages(
    'GET /api/stud-requests',
    { query: { box, status, horse_id: horseId } },
    { everyVisit: true },
  );
}

export function useAcceptRequest(onDone: () => void): Act<'POST /api/stud-requests/:id/accept'> {
  return useAct('POST /api/stud-requests/:id/accept', {
    changes: () => PAID_KEYS,
    onDone({ message }) {
      showToast({ title: 'Request accepted', description: message });
      onDone();
    },
    onRefused: failed('Not accepted', 'Failed to accept the request'),
  });
}

export function useDeclineRequest(): Act<'POST /api/stud-requests/:id/decline'> {
  return useAct('POST /api/stud-requests/:id/decline', {
    changes: () => PAID_KEYS,
    onDone: ({ message }) => showToast({ title: 'Request declined', description: message }),
    onRefused: failed('Not declined', 'Failed to decline the request'),
  });
}

export function useWithdrawRequest(): Act<'POST /api/stud-requests/:id/withdraw'> {
  return useAct('POST /api/stud-requests/:id/withdraw', {
    changes: () => PAID_KEYS,
    onDone: ({ message }) => showToast({ title: 'Request withdrawn', description: message }),
    onRefused: failed('Not withdrawn', 'Failed to withdraw the request'),
  });
}

/** The other side may have answered first: reload. */
function failed(title: string, fallback: string) {
  return (error: unknown) => {
    void refresh(BRED_KEYS);
    showToast({ title, description: sentenceOf(error, fallback), variant: 'destructive' });
  };
}
