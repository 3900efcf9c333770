import { attempt } from '../ui/storage.ts';
import { mediaStore, storeOf } from '../ui/store.ts';

const KEY = 'chat';

/** From this width on, chat is a column beside the page; below, a sheet over it. */
export const chatIsColumn = mediaStore('(min-width: 1100px)');

/** Remembers an open column. A sheet is not remembered: it would cover the next page. */
let columnOpen = attempt(() => localStorage.getItem(KEY)) === 'open';

export const chatIsOpen = storeOf(columnOpen && chatIsColumn.read());

export function openChat(open: boolean): void {
  if (chatIsColumn.read()) {
    columnOpen = open;
    attempt(() => localStorage.setItem(KEY, open ? 'open' : 'closed'));
  }
  chatIsOpen.set(open);
}

chatIsColumn.listen(() => chatIsOpen.set(columnOpen && chatIsColumn.read()));
