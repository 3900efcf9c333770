import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Push services of the browsers; a leading dot stands for all subdomains. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const LONGEST = 1_000;

/** Subscribers choose where the server sends, so only known services are allowed, by HTTPS on its own port. */
export function isPushEndpoint(endpoint: string, services: readonly string[] = PUSH_SERVICES): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > LONGEST) return false;
  const { protocol, hostname, username, password, host } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return false;
  return services.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service));
}

export class PrivateAddress extends Error {}

export function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/** Fails if any address of the host is not on the public internet. The connection goes to what was checked. */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error) return done(error, []);
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddress(`${hostname} is not on the public internet`), []);
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
