import { expect, test } from 'vitest';
import { LatencyByCall } from './latency-by-call.ts';

test('groups calls by route, not by id', () => {
  const byKind = new LatencyByCall();
  byKind.add('POST /api/shows/00000000-0000-0000-0000-00000000abcd/enter', 7);
  byKind.add('POST /api/shows/00000000-0000-0000-0000-00000000ffff/enter', 3);
  byKind.add('GET /api/shows?status=open&limit=50', 2);
  byKind.add('GET /api/shows?limit=1', 2.25);
  expect(byKind.format()).toBe('p50 / p99 ms: GET /api/shows 2.0 / 2.3, POST /api/shows/:id/enter 3.0 / 7.0');
});
