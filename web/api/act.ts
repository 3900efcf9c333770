import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { showToast } from '../ui/toasts.ts';
import { CallRefused, isRefusedByRule, isUnknownOutcome, sentenceOf } from './call-refused.ts';
import { change } from './call.ts';
import type { InputArgs, InputOf, ReplyOf, Route } from './call.ts';
import { EVERYTHING, refresh, refreshAfter } from './refresh.ts';

/** What the player is told when a call fails. */
export interface FailureWords {
  readonly title: string;
  /** Titles of single refusals, by code. */
  readonly titles?: Readonly<Record<string, string>>;
  /** For failures without a sentence of the server. */
  readonly text: string;
}

interface ActOptions<R extends Route> {
  /** Null fails in silence. */
  readonly failure: FailureWords | null;
  readonly onDone?: (reply: ReplyOf<R>, input: InputOf<R>) => void | Promise<void>;
  readonly onFailed?: (error: unknown) => void;
}

export interface Act<R extends Route> {
  /** Sends the call unless one is under way, so a double click sends once. Stable across renders. */
  readonly run: (...input: InputArgs<R>) => void;
  /** From the click until the page shows what changed. */
  readonly busy: boolean;
}

/** A call that changes something, behind a button. What it changed is refreshed, and a failure is told. */
export function useAct<R extends Route>(route: R, { failure, onDone, onFailed }: ActOptions<R>): Act<R> {
  // A second click may come before React has rendered the button as disabled.
  const isRunning = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: InputOf<R>) => change(route, input),
    async onSuccess(changed, input) {
      await onDone?.(changed.reply, input);
      await refreshAfter(changed.change);
    },
    onError(error) {
      onFailed?.(error);
      if (failure) showFailure(error, failure);
      // The page shows something that is no longer so, or it is not known what.
      if (isRefusedByRule(error) || isUnknownOutcome(error)) void refresh([EVERYTHING]);
    },
    onSettled() {
      isRunning.current = false;
    },
  });
  const run = useCallback(
    (...[input]: InputArgs<R>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate((input ?? {}) as InputOf<R>);
    },
    [mutate],
  );
  return { run, busy: isPending };
}

function showFailure(error: unknown, { title, titles = {}, text }: FailureWords): void {
  const code = error instanceof CallRefused ? error.code : null;
  showToast({
    title: (code === null ? undefined : titles[code]) ?? title,
    description: sentenceOf(error, text),
    variant: 'destructive',
  });
}
