import { useSyncExternalStore } from 'react';

/** A value that code outside React reads or changes. */
export interface ReadStore<T> {
  readonly read: () => T;
  /** `hear` runs after each change. Returns a function that stops. */
  readonly listen: (hear: () => void) => () => void;
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
      for (const hear of listeners) hear();
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

/** Whether a media query matches. */
export function mediaStore(query: string): ReadStore<boolean> {
  return {
    read: () => window.matchMedia(query).matches,
    listen(hear) {
      const media = window.matchMedia(query);
      media.addEventListener('change', hear);
      return () => media.removeEventListener('change', hear);
    },
  };
}

export const useStore = <T>({ listen, read }: ReadStore<T>): T => useSyncExternalStore(listen, read);
