import { useEffect } from 'react';
import type { User } from './use-premium.ts';

let checkedFor: string | undefined;

/** After the page has settled, checks once for players who paid before but are not members. */
export default function PremiumCheck({ user }: { readonly user: User }) {
  const { id, isPremium, paymentCustomerId, paymentSubscriptionId } = user;
  const mayHavePaid = !isPremium && (paymentCustomerId !== null || paymentSubscriptionId !== null);
  useEffect(() => {
    const address = new URL(window.location.href);
    const end = address.searchParams.get('premium');
    if (end === null && (!mayHavePaid || checkedFor === id)) return;
    checkedFor = id;
    if (end !== null) {
      address.searchParams.delete('premium');
      window.history.replaceState(window.history.state, '', address);
    }
    void report(end);
  }, [id, mayHavePaid]);
  return null;
}

async function report(end: string | null): Promise<void> {
  const { notifyCheckoutEnd, checkStatus } = await import('./back-from-checkout.ts');
  if (end === null) await checkStatus();
  else await notifyCheckoutEnd(end);
}
