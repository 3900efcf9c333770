import type { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint, PrivateAddress, publicLookup } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QabC',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://fcm.googleapis.com:443/fcm/send/abc',
])('%s is of a push service', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://example.org/?fcm.googleapis.com',
  'https://example.org#.push.apple.com',
  'https://notify.windows.com.example.org/w/',
  'https://evilpush.apple.com@127.0.0.1/',
  'https://localhost/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://[::1]/abc',
  'https://[::ffff:7f00:1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
])('%s is of none', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('%s is not on the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['142.250.74.10', '2a00:1450:4001:830::200a'])('%s is', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

const resolvingTo = (...addresses: readonly string[]) =>
  ((_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

const found = (addresses: readonly string[], all: boolean) =>
  new Promise((resolve, reject) => {
    publicLookup(resolvingTo(...addresses))('push.example.org', { all }, (error, address) =>
      error ? reject(error) : resolve(address),
    );
  });

test('a name that leads inside is not connected to, even if another of its addresses is public', async () => {
  await expect(found(['10.0.0.1'], true)).rejects.toThrow(PrivateAddress);
  await expect(found(['142.250.74.10', '127.0.0.1'], true)).rejects.toThrow(PrivateAddress);
  await expect(found(['127.0.0.1'], false)).rejects.toThrow(PrivateAddress);
  await expect(found([], true)).rejects.toThrow(PrivateAddress);
  expect(await found(['142.250.74.10'], false)).toBe('142.250.74.10');
  expect(await found(['142.250.74.10'], true)).toEqual([{ address: '142.250.74.10', family: 4 }]);
});
