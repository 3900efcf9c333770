import type { z } from 'zod';
import type { Waits } from '../../contract/call.ts';
import { closeTopDialog } from '../ui/open-dialogs.ts';
import { showToast } from '../ui/toasts.ts';
import { dayAndTimeWithin } from '../ui/when.ts';
import type { Change } from './live/live-event.ts';
import { refreshAfter } from './refresh.ts';
import { worldNow } from './world-clock.ts';

/** This device is new to the account: the call was kept, and is done later unless it is cancelled. */
export class CallWaits extends Error {
  readonly waits: z.output<typeof Waits>;
  readonly change: Change;

  constructor(waits: z.output<typeof Waits>, change: Change) {
    super(waits.message);
    this.name = 'CallWaits';
    this.waits = waits;
    this.change = change;
  }
}

/** Closes the dialog of the call, as if it were done. */
export async function tellWaiting({ waits, change }: CallWaits): Promise<void> {
  closeTopDialog();
  showToast({
    title: `Waits until ${dayAndTimeWithin(new Date(waits.waitingUntil), worldNow())}`,
    description: `This device is new to your stable. ${waits.sentence}: you can cancel it until then.`,
    link: { href: '/account/waiting', words: 'See what waits' },
  });
  await refreshAfter(change);
}
