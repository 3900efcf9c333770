import { expect, test } from 'vitest';
import { withReceipt } from './birth-receipts.ts';

const receipt = (birthNumber: number, entropy = '00', mareId = 'm') => ({
  mareId,
  stallionId: 's',
  birthNumber,
  seedHash: 'hash',
  entropy,
});

test('appends a new receipt', () => {
  expect(withReceipt([receipt(1), receipt(1, '00', 'other')], receipt(2))).toEqual([
    receipt(1),
    receipt(1, '00', 'other'),
    receipt(2),
  ]);
});

test('replaces an older receipt of the same cover', () => {
  expect(withReceipt([receipt(1, '00'), receipt(2)], receipt(1, 'ff'))).toEqual([
    receipt(2),
    receipt(1, 'ff'),
  ]);
});

test('drops the oldest beyond the limit', () => {
  const many = Array.from({ length: 400 }, (_, index) => receipt(index));
  const stored = withReceipt(many, receipt(400));
  expect(stored).toHaveLength(400);
  expect(stored[0]).toEqual(receipt(1));
  expect(stored.at(-1)).toEqual(receipt(400));
});
