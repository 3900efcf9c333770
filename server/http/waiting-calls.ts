import type { z } from 'zod';
import type { CallShape, Waits } from '../../contract/call.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { Moment } from '../clock/moment.ts';
import type { PlayerSession } from './player-session.ts';
import type { Sent } from './read-request.ts';

/** A call that waits from a device that is new to the account (decision 44). */
export interface WaitingCall {
  readonly shape: CallShape;
  /** Validates again: the rules may have changed meanwhile. */
  perform(sent: Sent, by: Moment & { readonly player: Pick<PlayerSession, 'id'> }): Promise<unknown>;
}

export interface Asking extends Moment {
  readonly player: PlayerSession;
  readonly sent: Sent;
  /** `sent` after validation. */
  readonly asked: unknown;
}

/** `server/devices` keeps what waits. */
export interface WaitingCalls {
  add(route: string, call: WaitingCall): void;
  /** Undefined if the call may act at once; `Acted` if it was decided in the call's own transaction, and is done. */
  hold(route: string, asking: Asking): Promise<z.input<typeof Waits> | Refusal | Acted | undefined>;
}

export class Acted {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }
}

export class Held {
  readonly reply: z.input<typeof Waits>;

  constructor(reply: z.input<typeof Waits>) {
    this.reply = reply;
  }
}
