import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_REFUSALS, type CallShape } from '../../../contract/call.ts';
import { isOpenToGuests } from '../../../contract/guests.ts';
import type { TokenScope } from '../../../game/accounts/access-tokens.ts';
import { isRefusal } from '../../../game/refusal.ts';
import { repeatable, type Context } from '../../clock/context.ts';
import { browserOf } from '../browser.ts';
import type { CallLimits } from '../limits/limit-calls.ts';
import { networkOf } from '../limits/visitor-address.ts';
import type { PlayerSession } from '../player-session.ts';
import { readRequest, type Input, type Sent } from '../read-request.ts';
import { sendRefusal } from '../refusing/refusal-reply.ts';
import { suspensionDetails } from '../format-until.ts';
import { refuseInput } from './reply.ts';
import type { AnyRequest } from './request.ts';

export interface ReceiveWith {
  readonly context: () => Context;
  readonly signIn: (authorization: string | undefined) => Promise<PlayerSession | undefined>;
  readonly limits?: CallLimits | undefined;
}

/** A call that may be answered. */
export interface Received {
  readonly now: Date;
  readonly player: PlayerSession | undefined;
  readonly input: Input;
  readonly sent: Sent;
  /** A new one for each try, with the same luck. */
  request(): AnyRequest;
}

/** Returns undefined after sending a refusal. */
export async function receive(
  call: CallShape,
  request: FastifyRequest,
  reply: FastifyReply,
  { context, signIn, limits }: ReceiveWith,
): Promise<Received | undefined> {
  const { now, rng } = context();
  reply.header('x-world-now', now.toISOString());
  const player = call.access === 'player' ? await signIn(request.headers.authorization) : undefined;
  if (call.access === 'player' && !player) {
    sendRefusal(reply, 'NOT_SIGNED_IN', COMMON_REFUSALS.NOT_SIGNED_IN);
    return undefined;
  }
  if (player?.suspension) {
    sendRefusal(reply, 'SUSPENDED', COMMON_REFUSALS.SUSPENDED, suspensionDetails(player.suspension));
    return undefined;
  }
  if (player?.isGuest && !isOpenToGuests(call)) {
    sendRefusal(reply, 'KEEP_FIRST', COMMON_REFUSALS.KEEP_FIRST);
    return undefined;
  }
  if (player?.scopes && !isOpenTo(player.scopes, call)) {
    sendRefusal(reply, 'TOKEN_TOO_NARROW', COMMON_REFUSALS.TOKEN_TOO_NARROW);
    return undefined;
  }
  if (player && request.playerId === null) {
    request.playerId = player.id;
    limits?.countAccount(request, player.id);
  }
  const input = readRequest(call, request);
  if (isRefusal(input)) {
    refuseInput(reply, input);
    return undefined;
  }
  const { params, query, body } = request;
  const network = networkOf(request.ip);
  const browser = browserOf(request, reply);
  const repeatRng = repeatable(rng);
  return {
    now,
    player,
    input,
    sent: { params, query, body },
    request: () => ({ ...input, now, rng: repeatRng(), player, network, browser }),
  };
}

/** An access token reads what its scopes open: no change, stream or key of the account has a scope. */
function isOpenTo(scopes: readonly TokenScope[], { method, scope }: CallShape): boolean {
  return method === 'GET' && scope !== undefined && scopes.includes(scope);
}
