import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { persistently } from '../ui/loading/persistently.ts';
import { showToast } from '../ui/toasts.ts';
import { CallRefused, isRefusedByRule, isUnknownOutcome, sentenceOf } from './call-refused.ts';
import { change, type InputArgs, type InputOf, type ReplyOf, type Route } from './call.ts';
import { CallWaits } from './call-waits.ts';
import { asksToKeep, needsKeeping } from './keep-first.ts';

const afterAct = persistently(() => import('./after-act.ts'));

export interface FailureText {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
  /** Shown when the server sent no sentence. */
  readonly text: string;
}

interface ActOptions<R extends Route> {
  /** Null: fails silently and refreshes nothing. */
  readonly failure: FailureText | null;
  /** Refusals that the page itself shows. */
  readonly silent?: readonly string[];
  readonly onDone?: (reply: ReplyOf<R>, input: InputOf<R>) => void | Promise<void>;
  readonly onFailed?: (error: unknown) => void;
}

export interface Act<R extends Route> {
  /** Ignored while a call is under way. Stable across renders. */
  readonly run: (...input: InputArgs<R>) => void;
  /** True until the refreshed data is shown. */
  readonly busy: boolean;
}

/** Runs a state-changing call, refreshes affected data, and reports failures and waiting calls. */
export function useAct<R extends Route>(route: R, options: ActOptions<R>): Act<R> {
  // A double click may come before React disables the button.
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  // Handlers of a finished call use the latest props.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const run = useCallback(
    (...[input]: InputArgs<R>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      void act(route, (input ?? {}) as InputOf<R>, () => latest.current).finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
    },
    [route],
  );
  return { run, busy };
}

async function act<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: () => ActOptions<R>,
): Promise<void> {
  try {
    const changed = await change(route, input);
    await options().onDone?.(changed.reply, input);
    const { refreshAfter } = await afterAct();
    await refreshAfter(changed.change);
  } catch (error) {
    if (error instanceof CallWaits) await (await afterAct()).announceWaiting(error);
    else await reportFailure(error, options());
  }
}

async function reportFailure<R extends Route>(
  error: unknown,
  { failure, silent = [], onFailed }: ActOptions<R>,
): Promise<void> {
  onFailed?.(error);
  if (!failure) return;
  if (needsKeeping(error)) {
    asksToKeep.set(true);
    return;
  }
  const isSilent = error instanceof CallRefused && silent.includes(error.code ?? '');
  if (!isSilent) showFailure(error, failure);
  // The page was out of date: pressing again before a refresh would be refused too.
  if (isRefusedByRule(error)) await refreshEverything();
  // Not awaited: the network may be away for long.
  else if (isUnknownOutcome(error)) void refreshEverything();
}

async function refreshEverything(): Promise<void> {
  const { EVERYTHING, refresh } = await afterAct();
  await refresh([EVERYTHING]);
}

function showFailure(error: unknown, { title, titles = {}, text }: FailureText): void {
  const code = error instanceof CallRefused ? error.code : null;
  showToast({
    title: (code === null ? undefined : titles[code]) ?? title,
    description: sentenceOf(error, text),
    refusal: code,
    variant: 'destructive',
  });
}
