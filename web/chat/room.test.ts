import { expect, test } from 'vitest';
import { changed, firstSince, formatNewMessages, withOlder, withRead, type ChatMessage } from './room.ts';

const message = (number: number, overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `0198-${String(number).padStart(4, '0')}`,
  username: 'Anna',
  message: `Message ${number}`,
  createdAt: `2030-05-01T08:${String(number).padStart(2, '0')}:00.000Z`,
  playerId: 'anna',
  guild: 'rider',
  profilePicture: null,
  profileThumbnail: null,
  removed: false,
  sendId: null,
  ...overrides,
});
const room = (numbers: readonly number[], hasOlder = true) => ({
  messages: numbers.map((n) => message(n)),
  hasOlder,
});
const idsOf = ({ messages }: { readonly messages: readonly ChatMessage[] }) =>
  messages.map(({ id }) => Number(id.slice(-4)));

test('sorts messages and drops duplicates', () => {
  const mixed = changed(room([3, 5]), [message(6), message(4), message(5, { removed: true })]);
  expect(idsOf(mixed)).toEqual([3, 4, 5, 6]);
  expect(mixed.messages[2]?.removed).toBe(true);
  expect(idsOf(changed(mixed, [], [message(4).id, 'unknown']))).toEqual([3, 5, 6]);
});

test('ignores a change to a message older than those loaded', () => {
  expect(idsOf(changed(room([3, 5]), [message(1)]))).toEqual([3, 5]);
  expect(idsOf(changed(room([3, 5], false), [message(1)]))).toEqual([1, 3, 5]);
});

test('puts an older page in front', () => {
  const whole = withOlder(room([3, 5]), [message(3), message(2), message(1)], false);
  expect([idsOf(whole), whole.hasOlder]).toEqual([[1, 2, 3, 5], false]);
});

test('a refetch retains an older page and stream messages that arrived meanwhile', () => {
  const before = room([3, 4]);
  const now = changed(withOlder(before, [message(2), message(1)], false), [message(5)]);
  const both = withRead(before, now, room([3, 4]));
  expect([idsOf(both), both.hasOlder]).toEqual([[1, 2, 3, 4, 5], false]);
  const removed = withRead(before, before, room([4]));
  expect([idsOf(removed), removed.hasOlder]).toEqual([[4], true]);
});

test('drops the oldest beyond a thousand, and can load them again', () => {
  const many = changed(
    room([], false),
    Array.from({ length: 1_001 }, (_, index) => message(index)),
  );
  expect([many.messages.length, many.hasOlder, idsOf(many)[0]]).toEqual([1_000, true, 1]);
});

test('marks the first new message of others', () => {
  const { messages } = room([1, 2, 3]);
  expect(firstSince(messages, message(1).createdAt)).toBe(message(2).id);
  expect(firstSince([message(1), message(2, { sendId: 'mine' }), message(3)], message(1).createdAt)).toBe(
    message(3).id,
  );
  expect(firstSince(messages, message(3).createdAt)).toBeUndefined();
  expect(firstSince(messages, null)).toBeUndefined();
});

test('announces one message with its text, several by their number', () => {
  expect(formatNewMessages([])).toBe('');
  expect(formatNewMessages([message(1)])).toBe('Anna: Message 1');
  expect(formatNewMessages([message(1), message(2)])).toBe('2 new messages');
});
