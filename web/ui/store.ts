import { useSyncExternalStore } from 'react';

/** A value that code outside React reads or changes. */
export interface ReadStore<T> {
  readonly read: () => T;
  /** Returns a function that stops listening. */
  readonly listen: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadStore<T> {
  /** Setting the same value again is no change. */
  readonly set: (next: T) => void;
}

export function storeOf<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a media query matches. */
export function mediaStore(query: string): ReadStore<boolean> {
  return {
    read: () => window.matchMedia(query).matches,
    listen(listener) {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}

export const useStore = <T>({ listen, read }: ReadStore<T>): T => useSyncExternalStore(listen, read);
