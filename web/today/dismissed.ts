import { attempt } from '../ui/storage.ts';

const NOTICE = 'notice_put_away';
const TASKS = 'tasks_folded';

/* Without storage the choice lasts until the page is reloaded. */
export const readDismissed = () => attempt(() => localStorage.getItem(NOTICE)) ?? null;
export const storeDismissed = (text: string) => attempt(() => localStorage.setItem(NOTICE, text));
export const readFolded = () => attempt(() => localStorage.getItem(TASKS)) === 'yes';
export const storeFolded = (folded: boolean) =>
  attempt(() => localStorage.setItem(TASKS, folded ? 'yes' : 'no'));
