import { closeTopDialog } from '../ui/open-dialogs.ts';
import { showToast } from '../ui/toasts.ts';
import { dayAndTimeWithin } from '../ui/when.ts';
import type { CallWaits } from './call-waits.ts';
import { refreshAfter } from './refresh.ts';
import { worldNow } from './world-clock.ts';

/** Closes the call's dialog, as after success. */
export async function announceWaiting({ waits, change }: CallWaits): Promise<void> {
  closeTopDialog();
  showToast({
    title: `Waits until ${dayAndTimeWithin(new Date(waits.waitingUntil), worldNow())}`,
    description: `This device is new to your stable. ${waits.sentence}: you can cancel it until then.`,
    link: { href: '/account/waiting', label: 'See what waits' },
  });
  await refreshAfter(change);
}
