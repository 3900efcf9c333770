import { expect, test } from 'vitest';
import { usernameLock, usernameUnlocksAt } from './username-lock.ts';

test.each([
  ['2026-11-04T10:00:00.000Z', '2027-05-04T10:00:00.000Z'],
  ['2026-08-31T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
  ['2027-08-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', '2026-09-30T00:00:00.000Z'],
])('changed at %s, a username unlocks at %s', (changed, unlocks) => {
  expect(usernameUnlocksAt(new Date(changed)).toISOString()).toBe(unlocks);
});

test('it is locked until that instant, and free before the first change', () => {
  const changed = new Date('2026-11-04T10:00:00.000Z');
  expect(usernameLock(null, changed)).toBeNull();
  expect(usernameLock(changed, new Date('2027-05-04T09:59:59.999Z'))).not.toBeNull();
  expect(usernameLock(changed, new Date('2027-05-04T10:00:00.000Z'))).toBeNull();
});
