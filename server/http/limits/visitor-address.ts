import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

const UNREADABLE = 'unreadable';

/** IPv4 with a port or IPv6 in brackets, as some proxies send. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/** The /64 for IPv6: one household or server has a whole /64. */
export const networkOf = remembering((address) => prefixOf(address, { ipv4: 32, ipv6: 64 }));

/** How many networks' shares a site has. */
export const NETWORKS_PER_SITE = 8;

/** The /48 around a network of IPv6: whoever rents one has 65,536 networks. Undefined for IPv4. */
export function siteOf(network: string): string | undefined {
  return network.endsWith('/64') ? siteAround(network) : undefined;
}

const siteAround = remembering((network) =>
  prefixOf(network.slice(0, -'/64'.length), { ipv4: 32, ipv6: 48 }),
);

/** Enough to trace abuse, too little to identify a household. */
export const shortenAddress = remembering((address) => prefixOf(address, { ipv4: 24, ipv6: 48 }));

const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 64;

/** Parsing IPv6 takes about 20 µs; most requests repeat an address. */
function remembering(read: (address: string) => string): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    let prefix = known.get(address);
    if (prefix === undefined) {
      prefix = read(address);
      if (known.size >= MOST_REMEMBERED) known.clear();
      if (address.length <= LONGEST_REMEMBERED) known.set(address, prefix);
    }
    return prefix;
  };
}

interface PrefixLengths {
  readonly ipv4: number;
  readonly ipv6: number;
}

function prefixOf(address: string, lengths: PrefixLengths): string {
  const { v4, v6 } = WITH_PORT.exec(address)?.groups ?? {};
  const bare = v4 ?? v6 ?? address;
  if (!isIPv4(bare) && !ipaddr.IPv6.isValid(bare)) return UNREADABLE;
  // Turns ::ffff:203.0.113.7 into IPv4.
  const parsed = ipaddr.process(bare);
  const bits = lengths[parsed.kind()];
  const bytes = parsed.toByteArray().map((byte, index) => byte & maskOf(bits - index * 8));
  const network = ipaddr.fromByteArray(bytes).toString();
  return bits === bytes.length * 8 ? network : `${network}/${bits}`;
}

function maskOf(bits: number): number {
  return 0xff & (0xff00 >> Math.min(8, Math.max(0, bits)));
}
