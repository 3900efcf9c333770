import { useMutation } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isUnknownOutcome } from './call-refused.ts';
import { call } from './call.ts';
import type { InputArgs, InputOf, ReplyOf, Route } from './call.ts';
import { refresh } from './refresh.ts';

interface ActOptions<R extends Route> {
  /** The keys whose data this call changes; everything below them is read anew. */
  readonly changes?: (input: InputOf<R>) => readonly QueryKey[];
  readonly onDone?: (reply: ReplyOf<R>, input: InputOf<R>) => void | Promise<void>;
  readonly onRefused: (error: unknown) => void;
}

export interface Act<R extends Route> {
  /** Sends the call, unless one is under way: a double click sends once. One and the same from one drawing to the next. */
  readonly run: (...input: InputArgs<R>) => void;
  /** From the click until what it changed has been read anew. */
  readonly busy: boolean;
}

/** A call that changes something, behind a button. */
export function useAct<R extends Route>(route: R, { changes, onDone, onRefused }: ActOptions<R>): Act<R> {
  // A second click may come before React has drawn the button as disabled.
  const underWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: InputOf<R>) => call(route, ...([input] as unknown as InputArgs<R>)),
    async onSuccess(reply, input) {
      await onDone?.(reply, input);
      if (changes) await refresh(changes(input));
    },
    onError(error, input) {
      onRefused(error);
      // It may have happened: the page then shows whether it did.
      if (changes && isUnknownOutcome(error)) void refresh(changes(input));
    },
    onSettled() {
      underWay.current = false;
    },
  });
  const run = useCallback(
    (...[input]: InputArgs<R>) => {
      if (underWay.current) return;
      underWay.current = true;
      mutate((input ?? {}) as InputOf<R>);
    },
    [mutate],
  );
  return { run, busy: isPending };
}
