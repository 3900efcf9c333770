import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallShape } from '../../../contract/call.ts';
import type { CallCounts, Charge } from './call-counts.ts';
import { TooManyRequests } from '../refusing/errors.ts';
import { isCall } from '../headers.ts';
import { networkOf, NETWORKS_PER_SITE, siteOf } from './visitor-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: CallShape['access'];
    readonly perMinute?: number;
  }
}

/** A page makes up to 20 reads, alone or in batches; each counts. A fast player makes three changes a second. */
const ACCOUNT_PER_MINUTE = 1_200;

/** In accounts at full speed; enough for thirty ordinary players. */
const ACCOUNTS_PER_NETWORK = 5;

const MOST_REMEMBERED = 10_000;

export interface CallLimits {
  /** Throws `TooManyRequests` at a limit. */
  countAccount(request: FastifyRequest, accountId: string): void;
  /** For requests that are no calls, by the visitor's network. Throws `TooManyRequests` at the limit. */
  countVisit(ip: string, what: string, perMinute: number): void;
}

/** Runs before any other work. */
export function limitCallsOn(http: FastifyInstance, counts: CallCounts): CallLimits {
  /** Accounts by token. Their next calls skip the database and do not count for their network. */
  const refused = new Map<string, string>();

  http.addHook('onRequest', async (request) => {
    if (!isCall(request)) return;
    const account = refused.get(request.headers.authorization ?? '');
    if (account !== undefined) refuseAtLimit(counts.wait(chargesOf(request, account)));
    const { access, perMinute } = request.routeOptions.config;
    const charges = networkCharges(request.ip, { perMinute: ACCOUNT_PER_MINUTE * ACCOUNTS_PER_NETWORK });
    if (perMinute !== undefined) {
      const perNetwork = access === 'player' ? perMinute * ACCOUNTS_PER_NETWORK : perMinute;
      charges.push(...networkCharges(request.ip, { ...routeOf(request), perMinute: perNetwork }));
    }
    refuseAtLimit(counts.take(charges));
  });

  return {
    countVisit(ip, what, perMinute) {
      refuseAtLimit(counts.take(networkCharges(ip, { route: what, perMinute })));
    },
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

/** By the visitor's network and, for IPv6, more generously by the site around it. */
function networkCharges(ip: string, { perMinute, ...charge }: Charge): Charge[] {
  const network = networkOf(ip);
  const site = siteOf(network);
  const own = { ...charge, network, perMinute };
  return site === undefined
    ? [own]
    : [own, { ...charge, network: site, perMinute: perMinute * NETWORKS_PER_SITE }];
}

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
