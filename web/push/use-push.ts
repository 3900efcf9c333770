import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../api/act.ts';
import type { ReplyOf } from '../api/call.ts';
import { keyOf, useRead } from '../api/read.ts';
import { readToken } from '../api/token.ts';
import { addressOf, askAndSubscribe, ownMark, supportOf, type Asked } from './this-browser.ts';
import { keepWish } from './wished-here.ts';

export type PushDevices = ReplyOf<'GET /api/push'>;
export type Problem = Extract<Asked, string>;

const FAILURE = { title: 'Error', text: 'Failed to change notifications' };
const LIST = keyOf('GET /api/push');

export function usePushDevices() {
  return useRead('GET /api/push', {}, { everyVisit: true });
}

/** Undefined until known. */
export function useOwnMark(): string | null | undefined {
  return useQuery({ queryKey: ['push', 'mark'], queryFn: () => ownMark().catch(() => null), staleTime: 0 })
    .data;
}

/** Asks the browser, then tells the server. */
export function useTurnOn(publicKey: string) {
  const queries = useQueryClient();
  const { data: player } = useRead('GET /api/auth/me', {});
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { run, busy } = useAct('PUT /api/push', {
    failure: FAILURE,
    async onDone(reply) {
      const token = readToken();
      if (player !== undefined && token !== null) keepWish({ playerId: player.id, token });
      await queries.refetchQueries({ queryKey: ['push', 'mark'] });
      queries.setQueryData(LIST, reply);
    },
  });
  return {
    problem: problem ?? (supportOf() === 'blocked' ? 'blocked' : undefined),
    busy: busy || asking,
    async turnOn() {
      setAsking(true);
      setProblem(undefined);
      const asked = await askAndSubscribe(publicKey);
      setAsking(false);
      if (typeof asked === 'string') return setProblem(asked);
      const body = addressOf(asked);
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
