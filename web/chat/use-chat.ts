import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAct } from '../api/act.ts';
import { callPage } from '../api/call.ts';
import { keyOf, queryClient, useRead } from '../api/read.ts';
import { withOlder, withRead, type Room } from './room.ts';

const MESSAGES = 'GET /api/chat/messages';
const ROOM = keyOf(MESSAGES);
const PAGE_MOST = 100;

export const changeRoom = (change: (room: Room) => Room): void => {
  queryClient.setQueryData<Room>(ROOM, (room) => room && change(room));
};

/** Reads as far back as before, so that nothing jumps or stays stale. */
async function readRoom(): Promise<Room> {
  const before = queryClient.getQueryData<Room>(ROOM);
  const oldest = before?.messages[0]?.id;
  const input = { query: oldest === undefined ? {} : { limit: PAGE_MOST } };
  let page = await callPage(MESSAGES, input, null);
  const items = [...page.items];
  while (page.next !== null && oldest !== undefined && (items.at(-1)?.id ?? '') > oldest) {
    page = await callPage(MESSAGES, input, page.next);
    items.push(...page.items);
  }
  const inRange = items.filter(({ id }) => oldest === undefined || id >= oldest);
  const read = {
    messages: inRange.toReversed(),
    hasOlder: page.next !== null || inRange.length < items.length,
  };
  const now = queryClient.getQueryData<Room>(ROOM);
  return before && now ? withRead(before, now, read) : read;
}

export function useRoom() {
  return useQuery({ queryKey: ROOM, queryFn: readRoom });
}

export interface Older {
  readonly load: () => Promise<void>;
  readonly state: 'ready' | 'loading' | 'failed';
}

export function useOlder(): Older {
  const [state, setState] = useState<Older['state']>('ready');
  const load = useCallback(async () => {
    const oldest = queryClient.getQueryData<Room>(ROOM)?.messages[0]?.id;
    if (oldest === undefined) return;
    setState('loading');
    try {
      const { items, next } = await callPage(MESSAGES, { query: { before: oldest } }, null);
      changeRoom((room) => withOlder(room, items, next !== null));
      setState('ready');
    } catch {
      setState('failed');
    }
  }, []);
  return { load, state };
}

export function useOnline() {
  return useRead('GET /api/chat/online-count', {}, { refetchOnMount: true });
}

/** Fails silently: the next opening marks it. */
export function useMarkRead(onDone: (newSince: string | null) => void) {
  return useAct('POST /api/chat/mark-read', {
    failure: null,
    onDone: ({ newSince }) => onDone(newSince),
  });
}
