import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallShape } from '../../../contract/call.ts';
import type { CallCounts, Charge } from './call-counts.ts';
import { TooManyRequests } from '../refusing/errors.ts';
import { isCall } from '../headers.ts';
import { networkOf } from './visitor-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: CallShape['access'];
    /** The call's own limit, see `ServeOptions`. */
    readonly perMinute?: number;
  }
}

/**
 * Calls of one account in a minute, whatever they are. A page takes up to 20, a quick player presses three times a
 * second, and each press is some three calls.
 */
const ACCOUNT_PER_MINUTE = 1_200;

/** Accounts that may play at full speed from one network. Thirty may play as people do. */
const ACCOUNTS_PER_NETWORK = 5;

/** Tokens whose account is remembered because it was refused. */
const MOST_REMEMBERED = 10_000;

/** Refuses calls beyond their limits. */
export interface CallLimits {
  /** Counts a call of somebody who is signed in. Throws `TooManyRequests` at a limit. */
  countAccount(request: FastifyRequest, accountId: string): void;
}

/** Counts every call by its network, before anything else is done for it. */
export function limitCallsOn(http: FastifyInstance, counts: CallCounts): CallLimits {
  /**
   * Whose token it is, for accounts that were refused: their next calls are refused before they use up the share of
   * their network, and before the token is looked up.
   */
  const refused = new Map<string, string>();

  http.addHook('onRequest', async (request) => {
    if (!isCall(request)) return;
    const account = refused.get(request.headers.authorization ?? '');
    if (account !== undefined) refuseAtLimit(counts.wait(chargesOf(request, account)));
    const network = networkOf(request.ip);
    const { access, perMinute } = request.routeOptions.config;
    const charges = [{ network, perMinute: ACCOUNT_PER_MINUTE * ACCOUNTS_PER_NETWORK }];
    if (perMinute !== undefined) {
      const perNetwork = access === 'player' ? perMinute * ACCOUNTS_PER_NETWORK : perMinute;
      charges.push({ network, ...routeOf(request), perMinute: perNetwork });
    }
    refuseAtLimit(counts.take(charges));
  });

  return {
    countAccount(request, account) {
      const seconds = counts.take(chargesOf(request, account));
      const token = request.headers.authorization;
      if (seconds !== undefined && token !== undefined) {
        if (refused.size >= MOST_REMEMBERED) refused.clear();
        refused.set(token, account);
      }
      refuseAtLimit(seconds);
    },
  };
}

/** What a call of an account is counted as. */
function chargesOf(request: FastifyRequest, account: string): readonly Charge[] {
  const { access, perMinute } = request.routeOptions.config;
  if (access !== 'player') return [];
  const all = { account, perMinute: ACCOUNT_PER_MINUTE };
  return perMinute === undefined ? [all] : [all, { account, ...routeOf(request), perMinute }];
}

const routeOf = ({ routeOptions: { method, url } }: FastifyRequest) => ({
  route: `${String(method)} ${url}`,
});

function refuseAtLimit(seconds: number | undefined): void {
  if (seconds !== undefined) throw new TooManyRequests(seconds);
}
