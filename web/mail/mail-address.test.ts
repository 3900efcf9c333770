import { expect, test } from 'vitest';
import { addressOfMail, addressToWriteTo, viewIn } from './mail-address.ts';

test.each(['/mail', '/mail?box=sent', '/mail?search=100%25', '/mail?box=sent&search=a+b&letter=1'])(
  '%s survives a reload',
  (address) => {
    expect(addressOfMail(viewIn(new URLSearchParams(address.split('?')[1])))).toBe(address);
  },
);

test('a name with signs is written whole', () => {
  const address = addressToWriteTo('Anna & Co');
  expect(new URLSearchParams(address.split('?')[1]).get('to')).toBe('Anna & Co');
});
