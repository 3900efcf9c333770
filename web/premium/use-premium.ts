import { useAct, type FailureText } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages } from '../api/read.ts';
import { showToast } from '../ui/toasts.ts';

export const PRICE = '$5/month';

export type User = ReplyOf<'GET /api/auth/me'>;
export type Payment = ReplyOf<'GET /api/payments'>[number];

/** Enough time to leave the page; then the button works again, as after going back. */
const LEAVING_MS = 8_000;

export function useSubscribe() {
  return useAct('POST /api/subscription/create', {
    async onDone({ sessionUrl }) {
      window.location.assign(sessionUrl);
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    },
    failure: { title: 'Error', text: 'Failed to start upgrade process' },
  });
}

const NOT_CANCELLED: FailureText = { title: 'Error', text: 'Failed to cancel subscription' };

export function useCancel(onDone: () => void) {
  return useAct('POST /api/subscription/cancel', {
    onDone(reply, { body }) {
      if (body.atPeriodEnd === true)
        showToast({ title: 'Premium ends on the paid day', description: reply.message });
      else showToast({ title: 'Subscription Cancelled', description: reply.message });
      onDone();
    },
    failure: NOT_CANCELLED,
  });
}

export function useResume() {
  return useAct('POST /api/subscription/resume', {
    onDone: ({ message }) => showToast({ title: 'Premium goes on', description: message }),
    failure: { title: 'Error', text: 'Premium could not be renewed.' },
  });
}

export function usePayments() {
  return usePages('GET /api/payments', {});
}

export function useHappening(onDone: () => void) {
  return useAct('POST /api/practice/happenings', {
    onDone({ message }) {
      showToast({ title: 'Practice payments', description: message });
      onDone();
    },
    failure: { title: 'Error', text: 'Nothing happened.' },
  });
}

/** "$5.00". */
export function inMoney(cents: number, currency = 'usd'): string {
  return (cents / 100).toLocaleString('en', { style: 'currency', currency });
}
