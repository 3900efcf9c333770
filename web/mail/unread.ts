import { useRead } from '../api/read.ts';

/** Comes with the frame that every page reads; 0 until then. */
export function useUnreadLetters(): number {
  return useRead('GET /api/frame', {}).data?.unreadLetters ?? 0;
}

/** "3", at most "99+". */
export function badgeWords(count: number): string {
  return count > 99 ? '99+' : String(count);
}
