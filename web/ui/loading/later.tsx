import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { NO_ANSWER } from '../../api/call-refused.ts';
import { showToast } from '../toasts.ts';
import { whenIdle } from './when-idle.ts';

interface Closable {
  readonly onClose: () => void;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const waiting: (() => Promise<unknown>)[] = [];

interface LaterOptions {
  /** False for what is large and seldom asked for: it comes when it is. */
  readonly ahead?: boolean;
}

/** A dialog whose code is not part of the page's own: it comes once the page stands, before it is asked for. */
export function later<Props extends Closable>(load: Load<Props>, { ahead = true }: LaterOptions = {}) {
  if (ahead) waiting.push(load);
  return function Later(props: Props) {
    const Dialog = useLoaded(load, props.onClose);
    return Dialog && <Dialog {...props} />;
  };
}

function useLoaded<Props>(load: Load<Props>, onClose: () => void): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ default: ComponentType<Props> }>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (module) => wanted && setLoaded(module),
      () => {
        if (!wanted) return;
        // It closes itself, so that the next click tries again.
        showToast({ title: 'Not loaded', description: NO_ANSWER.UNREACHABLE, variant: 'destructive' });
        onClose();
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, onClose]);
  return loaded?.default;
}

/** Fetches what the pages drawn so far may ask for next: one after the other, whenever there is nothing better to do. */
export function fetchWaiting(): void {
  const load = waiting.shift();
  if (!load) return;
  // What fails now is tried again when it is asked for.
  void load()
    .catch(() => undefined)
    .then(() => whenIdle(fetchWaiting));
}
