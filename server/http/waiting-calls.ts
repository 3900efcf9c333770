import type { z } from 'zod';
import type { CallShape, Waits } from '../../contract/call.ts';
import type { Refusal } from '../../game/refusal.ts';
import type { Context } from '../clock/context.ts';
import type { Tx } from '../db/connection.ts';
import type { PlayerSession } from './player-session.ts';
import type { Input, Sent } from './read-request.ts';

/** A call that waits from a device that is new to the account (decision 44). */
export interface WaitingCall {
  readonly shape: CallShape;
  /** Validates again: the rules may have changed meanwhile. */
  perform(tx: Tx, sent: Sent, by: Context & { readonly player: Pick<PlayerSession, 'id'> }): Promise<unknown>;
}

export interface CallRequest {
  readonly now: Date;
  readonly player: PlayerSession;
  readonly sent: Sent;
  /** `sent` after validation. */
  readonly input: Input;
}

/** What is to wait, unless it is refused at once. */
export interface Wish {
  readonly session: PlayerSession;
  readonly route: string;
  readonly input: string;
  readonly sentence: string;
}

/** `server/devices` stores what waits. */
export interface WaitingCalls {
  add(route: string, call: WaitingCall): void;
  /** Undefined if the call may act at once, in this transaction. */
  decide(tx: Tx, route: string, request: CallRequest): Promise<Wish | Refusal | undefined>;
  store(tx: Tx, now: Date, wish: Wish): Promise<z.input<typeof Waits> | Refusal>;
}

/** The answer of a call that waits. */
export class WaitingAnswer {
  readonly reply: z.input<typeof Waits>;

  constructor(reply: z.input<typeof Waits>) {
    this.reply = reply;
  }
}
