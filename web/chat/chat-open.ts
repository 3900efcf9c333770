import { useSyncExternalStore } from 'react';

/** From this width on, chat is a column beside the page; below, a sheet over it. */
const wide = window.matchMedia('(min-width: 1100px)');

const KEY = 'chat';

/** The column is remembered; a sheet would cover the next page. */
let columnOpen = readStored();
let sheetOpen = false;
const listeners = new Set<() => void>();

export const isChatOpen = (): boolean => (wide.matches ? columnOpen : sheetOpen);

export function openChat(open: boolean): void {
  if (wide.matches) {
    columnOpen = open;
    try {
      localStorage.setItem(KEY, open ? 'open' : 'closed');
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  } else sheetOpen = open;
  tell();
}

export const useChatOpen = (): boolean => useSyncExternalStore(subscribe, isChatOpen);

export const useIsColumn = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

wide.addEventListener('change', () => {
  sheetOpen = false;
  tell();
});

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open';
  } catch {
    return false;
  }
}
