import { useEffect, useRef } from 'react';
import { MINUTE } from '../../game/game-time.ts';
import { useLocation } from 'wouter';
import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type Task = ReplyOf<'GET /api/shell'>['tasks'][number];

/** Feed runs out without an event from the server. */
const REFETCH_INTERVAL_MS = 5 * MINUTE;

/** Refetched on every page. */
export function useToday() {
  const [path] = useLocation();
  const read = useRead('GET /api/shell', {}, { refetchInterval: REFETCH_INTERVAL_MS });
  const { refetch } = read;
  const readAt = useRef(path);
  useEffect(() => {
    if (readAt.current !== path) void refetch();
    readAt.current = path;
  }, [path, refetch]);
  return read;
}
