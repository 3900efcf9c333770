import { useSyncExternalStore } from 'react';

/** `none`: no stream, only polling. */
export type LiveState = 'up' | 'down' | 'none';

let state: LiveState = 'up';
const listeners = new Set<() => void>();

/** `down` only after some seconds. */
export function liveState(): LiveState {
  return state;
}

export function setLiveState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function onLiveState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(onLiveState, liveState);
}
