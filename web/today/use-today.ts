import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, useRead } from '../api/read.ts';
import { refresh } from '../api/refresh.ts';

export type Task = ReplyOf<'GET /api/frame'>['tasks'][number];

/** Feed runs out without an event from the server. */
const EVERY_FIVE_MINUTES = 300_000;

/** Refetched on every page. */
export function useToday() {
  const [path] = useLocation();
  const read = useRead('GET /api/frame', {}, { again: EVERY_FIVE_MINUTES });
  const readAt = useRef(path);
  useEffect(() => {
    if (readAt.current !== path) void refresh([keyOf('GET /api/frame')]);
    readAt.current = path;
  }, [path]);
  return read;
}
