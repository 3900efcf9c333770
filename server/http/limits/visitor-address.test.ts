import { expect, test } from 'vitest';
import { networkOf, shortenAddress, siteOf } from './visitor-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:51234', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:8080', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['unknown', 'unreadable', 'unreadable'],
  ['', 'unreadable', 'unreadable'],
  ['203.0.113', 'unreadable', 'unreadable'],
  ['203.0.113.7:51234:9', 'unreadable', 'unreadable'],
])('%s counts as %s and is logged as %s', (address, network, shortened) => {
  expect(networkOf(address)).toBe(network);
  expect(shortenAddress(address)).toBe(shortened);
});

test.each([
  ['203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['unknown', undefined],
])('the site around %s is %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});
