import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { NO_ANSWER } from '../../api/call-refused.ts';
import { showToast } from '../toasts.ts';
import { whenIdle } from './when-idle.ts';
import { whileOnline } from './while-online.ts';

interface Closable {
  readonly onClose: () => void;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const waiting: (() => Promise<unknown>)[] = [];
/** True when nothing waits: later additions load at once. */
let isIdle = false;

interface LazyDialogOptions {
  /** False: loads on demand, for large, rarely used dialogs. */
  readonly ahead?: boolean;
}

/** A dialog in its own chunk, prefetched after the page. */
export function lazyDialog<Props extends Closable>(
  load: Load<Props>,
  { ahead = true }: LazyDialogOptions = {},
) {
  if (ahead) fetchAhead(load);
  return function LazyDialog(props: Props) {
    const Dialog = useModule(load, props.onClose);
    return Dialog && <Dialog {...props} />;
  };
}

function useModule<Props>(load: Load<Props>, onClose: () => void): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ default: ComponentType<Props> }>();
  // `onClose` often changes between renders, which must not reload an open dialog, perhaps without a network.
  const giveUp = useEffectEvent(() => {
    // Closed, so that the next click retries.
    showToast({ title: 'Not loaded', description: NO_ANSWER.UNREACHABLE, variant: 'destructive' });
    onClose();
  });
  useEffect(() => {
    let wanted = true;
    whileOnline(load).then(
      (module) => wanted && setLoaded(module),
      () => wanted && giveUp(),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded?.default;
}

function fetchAhead(load: () => Promise<unknown>): void {
  waiting.push(load);
  if (isIdle) whenIdle(fetchWaiting);
  isIdle = false;
}

/** One at a time, when idle. */
export function fetchWaiting(): void {
  const load = waiting.shift();
  isIdle = load === undefined;
  if (!load) return;
  // Opening the dialog retries.
  void whileOnline(load)
    .catch(() => undefined)
    .then(() => whenIdle(fetchWaiting));
}
