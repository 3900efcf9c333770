const NOTICE = 'notice_put_away';
const TASKS = 'tasks_folded';

export const readDismissed = () => read(NOTICE);
export const keepDismissed = (text: string) => keep(NOTICE, text);
export const readFolded = () => read(TASKS) === 'yes';
export const keepFolded = (folded: boolean) => keep(TASKS, folded ? 'yes' : 'no');

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
