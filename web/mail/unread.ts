import { useRead } from '../api/read.ts';

/** Comes with the shell that every page reads; 0 until then. */
export function useUnreadLetters(): number {
  return useRead('GET /api/shell', {}).data?.unreadLetters ?? 0;
}

/** "3", at most "99+". */
export function formatBadge(count: number): string {
  return count > 99 ? '99+' : String(count);
}
