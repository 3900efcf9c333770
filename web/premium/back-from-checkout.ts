import { CallRefused } from '../api/call-refused.ts';
import { change } from '../api/call.ts';
import { refreshAfter } from '../api/refresh.ts';
import { showToast } from '../ui/toasts.ts';

/** Reports how a checkout ended. The payment may still be under way. */
export async function notifyCheckoutEnd(end: string): Promise<void> {
  if (end === 'left')
    showToast({ title: 'Nothing was paid', description: 'Premium is here when you want it.' });
  if (end === 'refused') {
    showToast({
      title: 'Payment Failed',
      description: 'The card was refused. You paid nothing.',
      variant: 'destructive',
    });
  }
  if (end !== 'paid' || (await checkStatus())) return;
  showToast({
    title: 'Your payment is on its way',
    description: 'Premium starts when it arrives. You can go on playing.',
  });
}

/** Announces new premium; false if there is none. */
export async function checkStatus(): Promise<boolean> {
  try {
    const { reply, change: changed } = await change('POST /api/subscription/check-status', {});
    if (!reply.isPremium) return false;
    await refreshAfter(changed);
    showToast({ title: 'Premium Activated!', description: 'Thank you! A free Genetic Insight is yours.' });
    return true;
  } catch (error) {
    // The payment is announced when it arrives.
    if (error instanceof CallRefused) return false;
    throw error;
  }
}
