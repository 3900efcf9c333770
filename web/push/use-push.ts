import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, useRead } from '../api/read.ts';
import { readToken } from '../api/token.ts';
import { addressOf, requestAndSubscribe, ownMark, supportOf, type SubscribeResult } from './this-browser.ts';
import { storeWish } from './wished-here.ts';

export type PushDevices = ReplyOf<'GET /api/push'>;
export type Problem = Extract<SubscribeResult, string>;

const FAILURE = { title: 'Error', text: 'Failed to change notifications' };
const LIST = keyOf('GET /api/push');

export function usePushDevices() {
  return useRead('GET /api/push', {}, { refetchOnMount: true });
}

/** Undefined until known. */
export function useOwnMark(): string | null | undefined {
  return useQuery({ queryKey: ['push', 'mark'], queryFn: () => ownMark().catch(() => null), staleTime: 0 })
    .data;
}

/** Asks the browser for permission, then registers with the server. */
export function useTurnOn(publicKey: string) {
  const queries = useQueryClient();
  const { data: player } = useRead('GET /api/auth/me', {});
  const [isRequesting, setIsRequesting] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { run, busy } = useAct('PUT /api/push', {
    failure: FAILURE,
    async onDone(reply) {
      const token = readToken();
      if (player !== undefined && token !== null) storeWish({ playerId: player.id, token });
      await queries.refetchQueries({ queryKey: ['push', 'mark'] });
      queries.setQueryData(LIST, reply);
    },
  });
  return {
    problem: problem ?? (supportOf() === 'blocked' ? 'blocked' : undefined),
    busy: busy || isRequesting,
    async turnOn() {
      setIsRequesting(true);
      setProblem(undefined);
      const result = await requestAndSubscribe(publicKey);
      setIsRequesting(false);
      if (typeof result === 'string') return setProblem(result);
      const body = addressOf(result);
      return body === undefined ? setProblem('failed') : run({ body });
    },
  };
}

export function useTurnOff() {
  const queries = useQueryClient();
  return useAct('DELETE /api/push/:id', {
    failure: FAILURE,
    onDone: (reply) => void queries.setQueryData(LIST, reply),
  });
}
