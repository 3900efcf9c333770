import type { z } from 'zod';
import type { Waits } from '../../contract/call.ts';
import type { Change } from './live/live-event.ts';

/** The device is new to the account: the server stored the call and runs it later unless the player cancels it. */
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
