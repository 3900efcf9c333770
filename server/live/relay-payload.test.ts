import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TOPICS } from '../../contract/live.ts';
import { addNews, type Bulletin } from '../db/news.ts';
import { MOST_BYTES, payloadsOf, readPayload } from './relay-payload.ts';

const someNews = fc.record({
  topics: fc.subarray([...TOPICS]),
  results: fc.array(fc.uuid(), { maxLength: 300 }),
  endedSessions: fc.array(
    fc.uint8Array({ minLength: 32, maxLength: 32 }).map((hash) => Buffer.from(hash).toString('hex')),
    {
      maxLength: 120,
    },
  ),
  chat: fc.array(fc.uuid(), { maxLength: 100 }),
  changes: fc.option(fc.array(fc.uuid(), { maxLength: 2 }), { nil: undefined }),
});

function gathered(news: readonly (readonly [string, Parameters<typeof addNews>[2]])[]): Bulletin {
  const bulletin: Bulletin = new Map();
  for (const [playerId, said] of news) addNews(bulletin, playerId, said);
  return bulletin;
}

test('notifications are short enough and complete', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.uuid(), someNews), { maxLength: 60 }), (news) => {
      const bulletin = gathered(news);
      const payloads = payloadsOf('here', bulletin);
      const read: Bulletin = new Map();
      for (const payload of payloads) {
        expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(MOST_BYTES);
        const part = readPayload(payload);
        expect(part?.from).toBe('here');
        for (const [playerId, said] of part?.bulletin ?? []) addNews(read, playerId, said);
      }
      expect(read).toEqual(bulletin);
    }),
    { numRuns: 50 },
  );
});

test('players with little news share a notification', () => {
  const players = Array.from(
    { length: 100 },
    (_, n) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  );
  const bulletin = gathered(players.map((id) => [id, { topics: ['user'] }]));
  expect(payloadsOf('here', bulletin)).toHaveLength(1);
});

test.each([
  '',
  'null',
  '{"from":"x"}',
  '{"from":"x","news":[["anna",["unheard of"],[],[],null,[]]]}',
  '{"from":"x","news":[["anna",["user"],[]]]}',
])('%s is rejected', (payload) => {
  expect(readPayload(payload)).toBeUndefined();
});

test('a payload without change ids is read', () => {
  const read = readPayload('{"from":"x","news":[["anna",["user"],[],[],null,[]]]}');
  expect(read?.bulletin.get('anna')).toMatchObject({ topics: new Set(['user']), changes: undefined });
});
