import { mediaStore, useStore } from './store.ts';

const phone = mediaStore('(max-width: 860px)');

/** For content that differs on phones; use style sheets for looks. */
export const usePhone = (): boolean => useStore(phone);
